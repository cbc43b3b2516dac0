import { sql } from 'kysely';
import * as v from 'valibot';
import { createExecutor } from '#api/run/executor.ts';
import { schema } from '#api/schema.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import type { Database } from '#db/engine/tables.ts';
import { createSampleRequest } from '#db/testing/sample-trip.ts';
import { writeNewTrip } from '#operations/trips/write-trip.ts';
import { startBenchDatabase } from './bench-database.ts';
import { fillWithTrips, referenceOf } from './bench-trips.ts';
import { medianOf, report } from './goals.ts';

/**
 * Reading a trip by its key through the API, from a database of ten thousand trips and from one of a million, in turn, so that other work
 * on the machine affects both alike. `BENCH_TRIPS=100000 npm run bench get-travel` for fewer.
 */
const few = 10_000;
const many = Number(process.env.BENCH_TRIPS ?? 1_000_000);
const reads = 4_000;
const turns = 3;

const answer = v.object({ getTravel: v.object({ reference: v.string() }) });
const query = `query ($id: String!) { getTravel(id: $id) {
  id reference status stage quotes { key totalCents } stops { name date time } canAccept { allowed } cancellationFeeCents } }`;

async function createStore(count: number) {
  const { db, bare, stop } = await startBenchDatabase(10);
  await writeNewTrip(db, createSampleRequest());
  const started = performance.now();
  await fillWithTrips(bare, count);
  process.stdout.write(`${count} trips stored in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  return { db, execute: createExecutor({ schema, context: createTestContext({ db }) }), stop };
}

/** Keys of trips from anywhere in the table. */
async function chooseKeys(db: Database, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ quote_key: string }>`
    select quote_key from trips where reference in (
      select ${sql.raw(referenceOf('number'))} from (select (1 + floor(random() * ${count - 1}))::int as number from generate_series(1, ${reads} * 2)) as drawn) limit ${reads}`.execute(
    db,
  );
  return rows.map(({ quote_key }) => quote_key);
}

async function time(execute: ReturnType<typeof createExecutor>, id: string): Promise<number> {
  const started = performance.now();
  const { data } = await execute(query, { id });
  const taken = performance.now() - started;
  v.parse(answer, data);
  return taken;
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;

const small = await createStore(few);
const large = await createStore(many);

/** Ratios of the large to the small. */
async function measure(): Promise<{ readonly p50: number; readonly p99: number }> {
  const [ofFew, ofMany] = [await chooseKeys(small.db, few), await chooseKeys(large.db, many)];
  const times = { few: [] as number[], many: [] as number[] };
  for (const [index, key] of ofFew.entries()) {
    times.few.push(await time(small.execute, key));
    times.many.push(await time(large.execute, ofMany[index] ?? ''));
  }
  const summarise = (name: string, all: readonly number[]) =>
    `${name}: p50 ${at(all, 0.5).toFixed(2)} ms, p99 ${at(all, 0.99).toFixed(2)} ms`;
  process.stdout.write(`getTravel with ${summarise(String(few), times.few)}; with ${summarise(String(many), times.many)}\n`);
  return { p50: at(times.many, 0.5) / at(times.few, 0.5), p99: at(times.many, 0.99) / at(times.few, 0.99) };
}

await measure();
const ratios: Awaited<ReturnType<typeof measure>>[] = [];
for (let turn = 0; turn < turns; turn += 1) ratios.push(await measure());
const median = (share: 'p50' | 'p99') => medianOf(ratios.map((each) => each[share]));
const note = `p50 ${median('p50').toFixed(2)} ×, median of ${turns}`;
report({ name: `getTravel among ${many} trips, p99`, value: median('p99'), unit: `× among ${few}`, bar: { most: 1.5 }, note });
await Promise.all([small.stop(), large.stop()]);
