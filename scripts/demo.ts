import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './build.ts';

/** `npm run demo`: everything on a scratch database with sample trips, in a folder of its own; options: docs/operating/commands.md. */
process.env.NODE_ENV ||= 'production';
// The desk shows its components at /parts.
process.env.CONVOYA_DEMO = 'yes';
process.env.DATA_DIR ||= join(tmpdir(), 'convoya-demo');
const root = ensureBuild();
const server = await import(join(root, 'build/server/index.js'));
await server.run({ role: 'demo', root, args: process.argv.slice(2) });
