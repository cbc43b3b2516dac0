import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserOutput } from '../src/site/delivery/router-output.ts';
import { compressFiles } from './compress-files.ts';

/** What a build needs before it is used: its pages and scripts are asked whether they are as they should be, its files compressed. */
const root = join(import.meta.dirname, '..');
const { listBuildFaults } = await import(join(root, 'build/server/index.js'));
const faults: readonly string[] = [...(await listBuildFaults()), ...listScriptFaults()];
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\nsrc/site/delivery/README.md says what each of these is for.\n`);
  process.exit(1);
}
await compressFiles(join(root, 'build/client'));
await compressFiles(join(root, 'build/desk/client'));

function listScriptFaults(): readonly string[] {
  const scripts = globSync('build/client/assets/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const missing = Object.values(browserOutput).filter((text) => !scripts.some((script) => script.includes(text)));
  return missing.map((text) => `The scripts of React and React Router no longer hold ${text}.`);
}
