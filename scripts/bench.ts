import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ensureBuild } from './build.ts';

/**
 * `npm run bench [name …] [number]`: each benchmark prints its figures beside their bars. Ends with 1 where one is missed, unless
 * `--allow-noise` says that other work runs meanwhile.
 */
const root = join(import.meta.dirname, '..');
ensureBuild();
await runnerImport(join(root, 'bench/run.ts'), { root, configFile: false });
// Some leave timers or connections behind.
process.exit();
