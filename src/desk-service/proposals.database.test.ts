import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { upsertCertificate } from '#operations/fleet/certificate-store.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { openFor, problemOf } from './testing/open-for.ts';

/** A booked trip without drivers, with a coach and a driver who have all their certificates. */
async function createOpenDay() {
  const { db, context } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const person = { depotId, name: 'Femke', phone: '+31612345678', email: '', languages: [], hoursAWeek: 40, taxNumber: '', leftOn: null };
  const driverId = (await upsertDriver(db, null, person)) ?? '';
  const plain = { wheelchairs: 2, extras: [], look: 'white', massKg: null, euroNorm: '6', zones: '', soldOn: null } as const;
  const coach = { depotId, plate: '12-BRX-4', class: 'coachHire', seats: 59, tachograph: 'smart2', ...plain } as const;
  const vehicleId = (await upsertVehicle(db, null, coach)) ?? '';
  const certificate = { number: '', validUntil: '2099-01-01' };
  for (const kind of ['licence-d', 'code-95', 'driver-card'] as const)
    await upsertCertificate(db, { subject: 'driver', id: driverId }, { kind, ...certificate }, 'test');
  for (const kind of ['inspection', 'vehicle-insurance', 'tachograph-check'] as const)
    await upsertCertificate(db, { subject: 'vehicle', id: vehicleId }, { kind, ...certificate }, 'test');
  const { reference } = await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow();
  const trip = await findTripByReference(db, reference);
  if (trip === null) throw new Error('gone');
  const { duties } = await readDuties(context, trip);
  const day = toLocal(duties[0]?.startsAt ?? '', planningZone).date;
  return { db, context, reference, driverId, vehicleId, day };
}

it('proposes crews for open duties, which are placed as by hand; nothing is proposed for duties with a crew', async () => {
  const { db, context, reference, driverId, vehicleId, day } = await createOpenDay();
  const { acts, queries } = openFor(await enter(context, { roles: ['planner'] }));
  const proposed = await queries.plan.propose({ day });
  expect(proposed).toMatchObject({
    day,
    isBest: true,
    rows: [{ reference, vehicleId, plate: '12-BRX-4', depot: 'Nieuwegein', drivers: [{ id: driverId, name: 'Femke' }], comesFrom: null }],
    open: [],
  });
  expect(await db.selectFrom('placements').selectAll().execute()).toEqual([]);
  const [row] = proposed.rows;
  const asked = { reference, vehicle: String(row?.vehicleIndex), vehicleId, driverIds: [driverId], reason: '', seen: String(row?.seen) };
  expect(problemOf(await acts.plan.place(asked))).toBeNull();
  expect(await queries.plan.propose({ day })).toMatchObject({ rows: [], open: [] });
  expect(await statusOf(async () => openFor(await enter(context, { roles: ['editor'] })).queries.plan.propose({ day }))).toBe(404);
});

it('explains why a day stays open, and proposes nothing for another day', async () => {
  const { db, context, reference, day } = await createOpenDay();
  await db.deleteFrom('papers').where('kind', '=', 'code-95').execute();
  const { plan } = openFor(await enter(context, { roles: ['planner'] })).queries;
  expect(await plan.propose({ day })).toMatchObject({
    rows: [],
    open: [{ reference, lacks: 'driver', against: [{ count: 1, problem: { why: 'paper', certificate: 'code-95', of: 'Femke' } }] }],
  });
  expect(await plan.propose({ day: '2031-01-01' })).toMatchObject({ rows: [], open: [] });
});

it('reports how many it leaves out if a day has too many, and the plan if a fortnight has', async () => {
  const { db, context, day } = await createOpenDay();
  await sql`
    insert into duties select (jsonb_populate_record(duties, jsonb_build_object('id', gen_random_uuid(), 'vehicle_index', n))).*
    from duties, generate_series(1, 510) n`.execute(db);
  const planner = await enter(context, { roles: ['planner'] });
  const proposed = await openFor(planner).queries.plan.propose({ day });
  expect([proposed.rows.length + proposed.open.length, proposed.later]).toEqual([80, 431]);
  const soon = { ...planner, now: () => `${day}T00:00:00.000Z` };
  const { runs, count } = await openFor(soon).queries.plan.runs({});
  expect([runs.length, count]).toEqual([500, 511]);
});

it('does not replace what a colleague has placed meanwhile, and says so', async () => {
  const { context, reference, driverId, vehicleId } = await createOpenDay();
  const { plan } = openFor(await enter(context, { roles: ['planner'] })).acts;
  const asked = { reference, vehicle: '0', vehicleId, driverIds: [driverId], reason: '', seen: '0' };
  expect(problemOf(await plan.place(asked))).toBeNull();
  const late = await plan.place(asked);
  expect(late).toMatchObject({ problem: 'changed-since', values: { by: 'Mo planner', before: '', after: 'Femke · 12-BRX-4, white' } });
  const version = late.isDone ? '' : String(late.values.version);
  expect(problemOf(await plan.place({ ...asked, seen: version }))).toBeNull();
});
