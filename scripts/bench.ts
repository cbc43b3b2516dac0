import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ensureBuild } from './build.ts';

/** `npm run bench [name …] [number]`: each benchmark prints its figures and a ratio to its reference. Nothing else should run meanwhile. */
const root = join(import.meta.dirname, '..');
// A number is passed to the benchmark: how many requests or trips.
const wanted = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
ensureBuild();
for (const file of globSync('bench/*.bench.ts', { cwd: root }).sort()) {
  if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue;
  process.stdout.write(`\n${file}\n`);
  await runnerImport(join(root, file), { root, configFile: false });
}
process.exit(0);
