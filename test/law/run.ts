import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run test:law [trips]`: prices that many random trips (5,000 by default) and checks the published quotes by a second reading of the
 * law that shares nothing with the planner. `PROPERTY_SEED=<number>` draws others.
 */
const root = join(import.meta.dirname, '../..');
const trips = process.argv[2] ?? '5000';
if (!/^\d{1,6}$/.test(trips)) throw new Error(`Not a number of trips: ${trips}`);
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/law/vitest.config.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, LAW_TRIPS: trips },
});
process.exit(status ?? 1);
