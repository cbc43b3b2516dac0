import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createTestContext } from '#api/testing/test-context.ts';
import { enter } from '#desk-service/testing/enter.ts';
import { openFor } from '#desk-service/testing/open-for.ts';
import { insertReport } from '#operations/on-duty/report-store.ts';
import { startBenchDatabase } from './bench-database.ts';
import { fillFleet, fillTrips, placeCrews, tenHours } from './bench-fleet.ts';
import { report, shareOf } from './goals.ts';

/** What a delay endangers, with 2,000 duties a day: from the driver's press until the desk knows, with its remedies. */
const dutiesOfDay = 2_000;
const runsOfTrip = 50;
const days = 6;
const lateDuties = 60;
/** Who and what is free for a cure, beside those who drive. */
const spare = { drivers: 40, vehicles: 10 };

const { db, stop } = await startBenchDatabase(8);
await fillFleet(db, { vehicles: dutiesOfDay + spare.vehicles, drivers: dutiesOfDay + spare.drivers });
/** Without certificates nobody may drive, and no cure exists. */
await sql`insert into papers (id, driver_id, vehicle_id, kind, number, valid_until)
  select gen_random_uuid(), drivers.id, null, kind, '', date '2099-01-01' from drivers, unnest(array['licence-d', 'code-95', 'driver-card']) as kind
  union all
  select gen_random_uuid(), null, vehicles.id, kind, '', date '2099-01-01'
  from vehicles, unnest(array['inspection', 'vehicle-insurance', 'tachograph-check']) as kind`.execute(db);

/** Each driver drives ten hours of every day, today's from eight hours ago on; the rest between is eleven to fourteen hours. */
await fillTrips(db, (dutiesOfDay * days) / runsOfTrip);
await sql`insert into duties (id, trip_id, vehicle_index, shift_index, starts_at, ends_at, vehicle_until, crew_size, class, seats, wheelchairs, parts, is_planned)
  select gen_random_uuid(), id, run, 0, at, at + interval '10 hours', at + interval '10 hours', 1, 'coachHire', 40, 0, ${tenHours}::jsonb, true
  from (select id, run, now() - interval '8 hours' + (place - 1) * ${runsOfTrip} / ${dutiesOfDay} * interval '23 hours' - interval '46 hours' as at
    from (select id, row_number() over (order by id) as place from trips) as numbered, generate_series(0, ${runsOfTrip - 1}) as run) as planned`.execute(
  db,
);
await placeCrews(db, sql`trip_id, vehicle_index`);

const running = await db
  .selectFrom('duties')
  .innerJoin('placements', 'placements.duty_id', 'duties.id')
  .select(['duties.id as dutyId', 'duties.trip_id as tripId', 'placements.driver_id as driverId'])
  .where('duties.starts_at', '<', sql<string>`now()`)
  .where('duties.ends_at', '>', sql<string>`now()`)
  .limit(lateDuties)
  .execute();
const { queries } = openFor(await enter(createTestContext({ db }), { roles: ['planner'] }));

async function pressAndLook(reference: string, { dutyId, tripId, driverId }: (typeof running)[number]) {
  const began = performance.now();
  const at = new Date().toISOString();
  await insertReport(db, {
    id: randomUUID(),
    tripId,
    dutyId,
    driverId: driverId ?? '',
    kind: 'delay',
    at,
    stop: null,
    minutes: 240,
    note: '',
  });
  const found = await queries.plan.knockOns({ reference });
  return { milliseconds: performance.now() - began, found };
}

const looked = [];
for (const duty of running) looked.push(await pressAndLook('', duty));
const last = looked.at(-1)?.found ?? [];
const times = looked.map(({ milliseconds }) => milliseconds);
report({
  name: `a press until its ${last.length} knock-ons are known with remedies, ${dutiesOfDay} duties a day, p95`,
  value: shareOf(times, 0.95),
  unit: 'ms',
  bar: { most: 2_000 },
  note: `p50 ${shareOf(times, 0.5).toFixed(0)}, longest ${shareOf(times, 1).toFixed(0)}; ${last.filter(({ cures }) => cures.length > 0).length} with remedies`,
});
await stop();
