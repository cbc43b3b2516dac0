import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server/testing/start-server.ts';

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
const median = times.sort((one, other) => one - other)[2] ?? 0;
process.stdout.write(`ready on an existing folder and build: ${(median / 1000).toFixed(2)} s, median of 5 (bar 3)\n`);
