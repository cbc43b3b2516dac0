import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server/testing/start-server.ts';
import { medianOf, report } from './goals.ts';

/** From the command to serving, with an existing data folder and build. */
const folder = await mkdtemp(join(tmpdir(), 'convoya-bench-'));
const first = await startServer({ variables: { DATA_DIR: folder } });
await first.stop();
const times: number[] = [];
for (let round = 0; round < 5; round += 1) {
  const started = performance.now();
  const server = await startServer({ variables: { DATA_DIR: folder } });
  times.push(performance.now() - started);
  await server.stop();
}
await rm(folder, { recursive: true, force: true });
report({ name: 'ready on an existing folder and build', value: medianOf(times) / 1_000, unit: 's', bar: { most: 3 }, note: 'median of 5' });
