import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureBuild } from './build.ts';

/** `node scripts/run.ts start|web|worker|migrate|content:import|trip …`: the built server in a role, built first when needed. */
process.env.NODE_ENV ||= 'production';
const root = ensureBuild();
// What was compiled once is there for the next start. Where it cannot be written, each start compiles.
enableCompileCache(join(root, 'build/compiled'));
const server = await import(join(root, 'build/server/index.js'));
await server.run({ role: process.argv[2] ?? 'start', root, args: process.argv.slice(3) });
flushCompileCache();
