import { sql } from 'kysely';
import { createTestContext } from '#api/testing/test-context.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { refreshViews } from '#db/engine/refresh-views.ts';
import { insertTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { openDeskService } from '#desk-service/desk-service.ts';
import { enter } from '#desk-service/testing/enter.ts';
import { tripStates } from '#domain/trip/states.ts';
import { createGeo } from '#geo/create-geo.ts';
import { startBenchDatabase } from './bench-database.ts';
import { report, shareOf } from './goals.ts';
import { fillWithMixedInvoices } from './mixed-invoices.ts';
import { fillWithMixedTrips } from './mixed-trips.ts';

/** The desk's answers over a million trips: the palette while typing, lists, Today, and the figures. */
const trips = Number(process.env.BENCH_TRIPS ?? 1_000_000);
const rounds = 5;

const { url, bare, stop } = await startBenchDatabase(4);
const db = createDatabase(createPool(url, { statementMilliseconds: 20_000 }));
await insertTrip(db, createSampleTrip(tripStates.request));
await fillWithMixedTrips(bare, trips);
await fillWithMixedInvoices(bare);
process.stdout.write(`${trips} trips are there\n`);
const context = createTestContext({ db, ...createGeo() });
const asker = await enter(context, { roles: ['owner'] });
const { queries } = openDeskService(asker, (work) => work);

async function measure(name: string, bar: number, works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const times: { readonly at: number; readonly time: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, work] of works.entries()) {
      const started = performance.now();
      await work();
      if (round > 0) times.push({ at, time: performance.now() - started });
    }
  }
  for (const at of works.keys()) {
    const own = times.filter((each) => each.at === at).map(({ time }) => time);
    process.stdout.write(`  no. ${at}: ${Math.min(...own).toFixed(0)} to ${Math.max(...own).toFixed(0)} ms\n`);
  }
  const all = times.map(({ time }) => time);
  report({
    name: `${name} among ${trips} trips, p95`,
    value: shareOf(all, 0.95),
    unit: 'ms',
    bar: { most: bar },
    note: `p50 ${shareOf(all, 0.5).toFixed(0)}`,
  });
}

const searches = [
  ...['utrecht', 'ut', 'anna', 'anna vries', 'muller', 'zaterdag lille', '14 nov', 'december koln', 'klant77777@', '06 12 34 56'],
  ...['NL-26-077777', 'school 812', 'vries-4999', 'garcia sevilla', 'de', 'lefevre nantes', 'utrehct', 'jannsen', 'xyzzy', 'next friday'],
];
await measure(
  'the palette',
  100,
  searches.map((search) => () => queries.tripList.find({ search })),
);
const list = { search: '', state: '', site: '', from: '', to: '', order: '', owner: '', held: '', page: 1 };
await measure(
  'lists',
  200,
  [
    list,
    { ...list, state: 'booked' },
    { ...list, state: 'request' },
    { ...list, site: 'es' },
    { ...list, search: 'utrecht', state: 'done' },
    { ...list, search: 'frank', state: 'done' },
    { ...list, search: 'school lille', state: 'expired' },
    { ...list, search: 'greta lyon', state: 'booked' },
  ].map((asked) => () => queries.tripList.page(asked)),
);
/** One of each state. */
const { rows: opened } = await sql<{ reference: string }>`
  select distinct on (status, stage) reference from trips where reference ~ '-\\d{6}$' order by status, stage, reference`.execute(db);
await measure(
  `a trip's page (${opened.length} trips of different states)`,
  200,
  opened.map(({ reference }) => async () => {
    const trip = await queries.trips.page({ reference });
    if (trip === null) throw new Error(`${reference} is not there`);
    await Promise.all([queries.onDuty.ofTrip({ reference }), queries.tasks.ofTrip({ reference })]);
    await queries.journey.postings({ reference });
  }),
);
await measure('Today', 200, [() => queries.today.inbox({})]);
const made = performance.now();
await sql`update view_refreshes set refreshed_at = now() - interval '1 day' where name = 'week_figures'`.execute(db);
await refreshViews(url, false);
process.stdout.write(`the figures are made anew in ${(performance.now() - made).toFixed(0)} ms\n`);
await measure(
  'figures',
  200,
  [
    { from: '', to: '', site: '' },
    { from: '', to: '', site: 'es' },
    { from: '2020-01-06', to: '2030-12-30', site: '' },
  ].map((asked) => () => queries.figures.ofWeeks(asked)),
);
await db.destroy();
await stop();
