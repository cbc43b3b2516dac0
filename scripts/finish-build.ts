import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';
import { lateScriptsPath, lateScriptsText } from '../src/site/delivery/late-scripts.ts';
import { browserOutput } from '../src/site/delivery/router-output.ts';
import { compressFiles } from './compress-files.ts';

/** Completes a build before it is used: checks its pages and scripts and compresses its files. */
const root = join(import.meta.dirname, '..');
const { listBuildFaults } = await import(join(root, 'build/server/index.js'));
const faults: readonly string[] = [...(await listBuildFaults()), ...listScriptFaults()];
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\nsrc/site/delivery/README.md says what each of these is for.\n`);
  process.exit(1);
}
const { code } = await minify(lateScriptsPath, lateScriptsText, { module: false });
writeFileSync(join(root, 'build/client', lateScriptsPath), code);
await compressFiles(join(root, 'build/client'));
await compressFiles(join(root, 'build/desk/client'));

function listScriptFaults(): readonly string[] {
  const scripts = globSync('build/client/assets/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const missing = Object.values(browserOutput).filter((text) => !scripts.some((script) => script.includes(text)));
  return missing.map((text) => `The scripts of React and React Router no longer hold ${text}.`);
}
