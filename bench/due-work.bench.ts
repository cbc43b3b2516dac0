import { createDatabase, createPool } from '#db/engine/pool.ts';
import { insertTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { tripStates } from '#domain/trip/states.ts';
import { dueKinds, listDueTrips } from '#operations/trips/due-trips.ts';
import { startBenchDatabase } from './bench-database.ts';
import { report, shareOf } from './goals.ts';
import { fillWithMixedTrips } from './mixed-trips.ts';

/**
 * The worker's queries of every half minute, over a million trips of ten years in all states. `BENCH_TRIPS=5000000 npm run bench due-work`
 * for more.
 */
const trips = Number(process.env.BENCH_TRIPS ?? 1_000_000);
const rounds = 50;
const limit = 50;

const { url, bare, stop } = await startBenchDatabase(4);
const db = createDatabase(createPool(url, { statementMilliseconds: 60_000 }));
await insertTrip(db, createSampleTrip(tripStates.request));
await fillWithMixedTrips(bare, trips);
process.stdout.write(`${trips} trips are there\n`);
for (const kind of dueKinds) {
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    found = (await listDueTrips(db, { kind, after: null, limit })).length;
    if (round > 0) times.push(performance.now() - started);
  }
  const note = `${found} found, longest ${shareOf(times, 1).toFixed(2)} ms`;
  report({ name: `sweep ${kind}, p95`, value: shareOf(times, 0.95), unit: 'ms', bar: { most: 10 }, note });
}
await db.destroy();
await stop();
