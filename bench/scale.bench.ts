import { sql } from 'kysely';
import { createTestContext } from '#api/testing/test-context.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { refreshViews } from '#db/engine/refresh-views.ts';
import { insertTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { tripStates } from '#domain/trip/states.ts';
import { createGeo } from '#geo/create-geo.ts';
import { startBenchDatabase } from './bench-database.ts';
import { report, shareOf } from './goals.ts';
import { listScaleActions, type ScaleAction } from './scale-actions.ts';
import { fillToScale } from './scale-data.ts';
import { beginCounting, countingSettings, countStatements, growthOf, type StatementCost, sumBlocks } from './statements.ts';

/**
 * `npm run bench scale [trips]`: what everything at the desk and every sweep of the worker reads from a database of so many trips (500,000 by
 * default) beside one of 50,000, or of a tenth where that is less. Blocks of 8 kB are counted, because they are the same on a busy machine. Each statement that reads in
 * proportion to all trips is named.
 */
const many = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 500_000);
const few = Math.min(50_000, Math.ceil(many / 10));
const rounds = 7;
const bars = { growth: 1.5, interactive: 150, sweep: 20 };

async function open(trips: number) {
  const started = performance.now();
  const bench = await startBenchDatabase(4, countingSettings);
  const db = createDatabase(createPool(bench.url, { statementMilliseconds: 120_000 }));
  await insertTrip(db, createSampleTrip(tripStates.request));
  await fillToScale(db, bench.bare, trips);
  await sql`update view_refreshes set refreshed_at = now() - interval '1 day'`.execute(db);
  await refreshViews(bench.url, false);
  await beginCounting(bench.bare);
  const { rows } = await sql<{ reference: string; customerId: string; planned: string; size: string }>`select
      (select reference from trips where booked_at is not null and first_departure > now() order by first_departure limit 1) as reference,
      (select customer_id from customer_people where organisation = '' order by email limit 1) as "customerId",
      (select reference from duties join trips on trips.id = trip_id where starts_at > now() order by starts_at limit 1) as planned,
      pg_size_pretty(pg_database_size(current_database())) as size`.execute(db);
  const [sample] = rows;
  if (sample === undefined) throw new Error('nothing was filled');
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  process.stdout.write(`${trips} trips, ${sample.size}, filled in ${seconds} s\n`);
  const actions = await listScaleActions(createTestContext({ db, ...createGeo() }), sample);
  return {
    actions,
    count: (work: () => Promise<unknown>) => countStatements(bench.bare, work),
    async stop() {
      await db.destroy();
      await bench.stop();
    },
  };
}

async function time({ run }: ScaleAction): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return times;
}

/** The statements of `ofMany` that read many times more than the same ones of `ofFew`. */
function nameGrowing(ofFew: readonly StatementCost[], ofMany: readonly StatementCost[]): readonly string[] {
  const before = new Map(ofFew.map(({ text, blocks }) => [text, blocks]));
  return ofMany
    .filter(({ text, blocks }) => growthOf(before.get(text) ?? 0, blocks) > bars.growth)
    .map(({ text, blocks, calls }) => `  ${before.get(text) ?? 0} to ${blocks} blocks in ${calls} calls: ${text.slice(0, 1_200)}\n`);
}

const [small, large] = [await open(few), await open(many)];
for (const [at, action] of large.actions.entries()) {
  const same = small.actions[at];
  if (same === undefined) throw new Error(`${action.name} is not there`);
  // What is due is done by the first run; from then on nothing is.
  for (const { run } of [same, action]) await run();
  const [ofFew, ofMany] = [await small.count(same.run), await large.count(action.run)];
  const [timesOfFew, timesOfMany] = [await time(same), await time(action)];
  const [p50OfFew, p50, p95] = [shareOf(timesOfFew, 0.5), shareOf(timesOfMany, 0.5), shareOf(timesOfMany, 0.95)];
  const note = `${sumBlocks(ofFew)} to ${sumBlocks(ofMany)} blocks; p50 ${p50OfFew.toFixed(1)} to ${p50.toFixed(1)} ms`;
  const growth = growthOf(sumBlocks(ofFew), sumBlocks(ofMany));
  report({ name: `${action.name}, what it reads`, value: growth, unit: `× among ${few} trips`, bar: { most: bars.growth }, note });
  report({ name: `${action.name}, p95`, value: p95, unit: 'ms', bar: { most: bars[action.kind] } });
  for (const line of nameGrowing(ofFew, ofMany)) process.stdout.write(line);
}
await Promise.all([small.stop(), large.stop()]);
