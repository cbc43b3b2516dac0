import { sql } from 'kysely';
import * as v from 'valibot';
import { createExecutor } from '#api/run/executor.ts';
import { schema } from '#api/schema.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { storeRequestedTrip } from '#data/requested-trip.ts';
import { createSampleRequest } from '#data/testing/sample-trip.ts';
import { startBenchDatabase } from './bench-database.ts';

/**
 * A trip read by its key through the API, with many trips stored beside those with few. `BENCH_TRIPS=1000000 npm run bench get-travel` for the
 * million of the bar; a tenth of that by default, which takes a tenth of the time.
 */
const few = 10_000;
const many = Number(process.env.BENCH_TRIPS ?? 100_000);
const reads = 4_000;

const { db, bare, stop } = await startBenchDatabase(10);
const execute = createExecutor({ schema, context: createTestContext({ db }) });
const answer = v.object({ getTravel: v.object({ reference: v.string() }) });
const query = `query ($id: String!) { getTravel(id: $id) {
  id reference status stage quotes { key totalCents } stops { name date time } canAccept { allowed } cancellationFeeCents } }`;

/** Copies of one trip, each with an id, keys and a reference of its own. Not by the program's own pool, whose statements have little time. */
async function fillUpTo(count: number): Promise<void> {
  const { rows } = await bare.query<{ count: number }>('select count(*)::int as count from trips');
  const key = (letter: string) => `translate(left(encode(sha256(('${letter}' || n)::bytea), 'base64'), 26), '+/', '-_') || 'A'`;
  await bare.query(
    `insert into trips select (jsonb_populate_record(one.model, jsonb_build_object(
      'id', gen_random_uuid(), 'reference', 'NL-26-' || n, 'email', n || '@example.com',
      'quote_key', ${key('q')}, 'booking_key', ${key('b')}, 'share_key', ${key('s')}))).*
    from (select trips as model from trips limit 1) as one, generate_series($1::int, $2::int) as n`,
    [rows[0]?.count ?? 0, count - 1],
  );
  await bare.query('vacuum analyze trips');
}

async function measure(count: number): Promise<{ readonly p50: number; readonly p99: number }> {
  const { rows } = await sql<{ quote_key: string }>`select quote_key from trips order by random() limit ${reads}`.execute(db);
  const times: number[] = [];
  for (const { quote_key: id } of rows) {
    const started = performance.now();
    const { data } = await execute(query, { id });
    times.push(performance.now() - started);
    v.parse(answer, data);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  process.stdout.write(`getTravel with ${count} trips: p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms\n`);
  return { p50: at(0.5), p99: at(0.99) };
}

await storeRequestedTrip(db, createSampleRequest());
await fillUpTo(few);
await measure(few);
const before = await measure(few);
const started = performance.now();
await fillUpTo(many);
process.stdout.write(`${many} trips stored in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
await measure(many);
const after = await measure(many);
const ratio = (share: 'p50' | 'p99') => (after[share] / before[share]).toFixed(2);
process.stdout.write(`getTravel: p99 ${ratio('p99')} × that with ${few} (bar 1.5), p50 ${ratio('p50')} ×\n`);
await stop();
