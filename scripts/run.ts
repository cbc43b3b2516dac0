import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureBuild } from './build.ts';

/** `node scripts/run.ts start|web|worker|migrate|content:import|trip …`: runs the built server in a role, and builds it first if needed. */
process.env.NODE_ENV ||= 'production';
const root = ensureBuild();
// Compiled code is cached for the next start. If the folder is read-only, each start compiles.
enableCompileCache(join(root, 'build/compiled'));
const server = await import(join(root, 'build/server/index.js'));
await server.run({ role: process.argv[2] ?? 'start', root, args: process.argv.slice(3) });
flushCompileCache();
