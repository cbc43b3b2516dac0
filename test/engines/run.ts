import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run test:engines`: the adapters against a real Valhalla on a hand-made extract. Installs the engine on the first run (280 MB), into
 * a separate package, so that the main one stays light. With `record` it stores the engine's replies for the main tests instead.
 */
const here = import.meta.dirname;
const root = join(here, '../..');
if (!existsSync(join(here, 'node_modules/@valhallajs/valhallajs'))) run('npm', ['ci', '--ignore-scripts'], here);
if (process.argv[2] === 'record') {
  run(process.execPath, [join(here, 'record.ts')], root);
  run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', 'src/geo/engines/testing/recorded'], root);
} else {
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/engines/vitest.config.ts'], root);
}

function run(command: string, parameters: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, parameters, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
