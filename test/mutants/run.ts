import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run test:mutants`: changes the rules and the use cases one operator at a time and checks that a test fails (StrykerJS, installed by
 * the first run into a separate package, 63 MB). A tenth of the files of each room by default, chosen by a seed, because all of them take
 * hours: `-- --share 1` takes all, `-- --seed 7` others, `-- --files src/domain/money/money.ts` those. Fails under 90 %.
 */
const here = import.meta.dirname;
const root = join(here, '../..');
const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '20261122' },
    files: { type: 'string' },
    room: { type: 'string' },
  },
});

// The runner brings no Vitest of its own: it must use ours.
if (!existsSync(join(here, 'node_modules/@stryker-mutator/core'))) run('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts'], here);
const rooms = values.room ? [values.room] : ['domain', 'operations'];
const failed = rooms.filter((room) => {
  const { status } = spawnSync(process.execPath, [join(here, 'try-room.ts'), JSON.stringify({ ...values, room })], {
    cwd: root,
    env: { ...process.env, MUTANTS_ROOM: room },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status !== 0;
});
if (failed.length > 0) process.exit(1);

function run(command: string, parameters: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, parameters, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
