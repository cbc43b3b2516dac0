import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { placeDuties } from '#operations/duties/placement-store.ts';
import { createCrewWorld } from '#operations/duties/testing/crew-world.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { openFor, problemOf } from './testing/open-for.ts';

/** A booked trip with its crew. */
async function createPlaced() {
  const { db, context } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const person = { depotId, name: 'Femke', phone: '+31612345678', email: '', languages: [], hoursAWeek: 40, taxNumber: '', leftOn: null };
  const driverId = (await upsertDriver(db, null, person)) ?? '';
  const plain = { wheelchairs: 0, extras: [], look: 'white', massKg: null, euroNorm: '6', zones: '', soldOn: null } as const;
  const coach = { depotId, plate: '12-BRX-4', class: 'coachHire', seats: 59, tachograph: 'smart2', ...plain } as const;
  const vehicleId = (await upsertVehicle(db, null, coach)) ?? '';
  const { reference } = await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow();
  const trip = await findTripByReference(db, reference);
  if (trip === null) throw new Error('gone');
  const { duties } = await readDuties(context, trip);
  const placement = { crew: { vehicleId, driverIds: [driverId] }, judged: [], overrideReason: '', by: 'test' };
  await db.transaction().execute(async (tx) => placeDuties(tx, duties, placement));
  return { db, context, reference, driverId, vehicleId, from: duties[0]?.startsAt.slice(0, 10) ?? '' };
}

it('shows when drivers and vehicles are occupied, with the required rest, to people who place crews', async () => {
  const { context, reference, driverId, vehicleId, from } = await createPlaced();
  const ask = async (roles: Parameters<typeof enter>[1]['roles']) => {
    return await openFor(await enter(context, { roles })).queries.plan.board({ from, days: '14', open: '1' });
  };
  expect(await ask(['planner'])).toMatchObject({
    rows: [
      { id: driverId, kind: 'driver', restMinutes: 540 },
      { id: vehicleId, kind: 'vehicle', restMinutes: 0 },
    ],
    bars: expect.arrayContaining(
      [driverId, vehicleId].map((resourceId) => expect.objectContaining({ resourceId, kind: 'duty', reference })),
    ),
  });
  expect(await statusOf(() => ask(['editor']))).toBe(404);
});

it('lists all that is open, two thousand a page', async () => {
  const { db, context, from } = await createPlaced();
  await sql`insert into duties (id, trip_id, vehicle_index, shift_index, starts_at, ends_at, vehicle_until, crew_size, class, seats, wheelchairs, parts, is_planned)
    select gen_random_uuid(), trip_id, more, 0, starts_at, ends_at, vehicle_until, 1, class, seats, 0, parts, true
    from (select * from duties limit 1) as one, generate_series(101, 2101) as more`.execute(db);
  const planner = await enter(context, { roles: ['planner'] });
  const pageOf = async (open: number) => await openFor(planner).queries.plan.board({ from, days: '1', open: String(open) });
  const [first, second, third] = [await pageOf(1), await pageOf(2), await pageOf(3)];
  expect(first).toMatchObject({ openCount: 2_001, openPage: 1, openBefore: 0 });
  expect(second).toMatchObject({ openCount: 2_001, openPage: 2, openBefore: 2_000 });
  expect(new Set([...first.open, ...second.open].map(({ vehicleIndex }) => vehicleIndex)).size).toBe(2_001);
  expect(third.open).toEqual(second.open);
});

it('shows the remaining legal hours of a driver on these days to people who place crews', async () => {
  const { db, context, driverId, vehicleId, from } = await createPlaced();
  const ask = async (roles: Parameters<typeof enter>[1]['roles']) =>
    await openFor(await enter(context, { roles })).queries.plan.limits({ from, days: '14', drivers: [driverId, vehicleId] });
  const duties = await db.selectFrom('duties').select(['starts_at', 'ends_at', 'parts']).execute();
  const [duty] = duties;
  const driven = duties.flatMap(({ parts }) => JSON.parse(JSON.stringify(parts))).filter(({ kind }) => kind.endsWith('drive'));
  const minutes = driven.reduce((sum, part) => sum + part.minutes, 0);
  expect(await ask(['planner'])).toMatchObject([
    {
      driverId,
      weekLimitMinutes: 3_360,
      weekMinutes: 3_360 - minutes,
      fortnightLimitMinutes: 5_400,
      fortnightMinutes: 5_400 - minutes,
      weeklyRests: [{ minutes: 1_440 }],
      blocked: [],
      ends: [{ startsAt: new Date(duty?.starts_at ?? '').toISOString() }],
    },
  ]);
  expect(minutes).toBeGreaterThan(0);
  expect(await statusOf(() => ask(['editor']))).toBe(404);
});

it('takes a crew off again, once, with its name in the audit', async () => {
  const { db, context, reference } = await createPlaced();
  const planner = await enter(context, { roles: ['planner'] });
  const sales = await enter(context, { roles: ['sales'] });
  const ofRun = { reference, vehicle: '0', seen: '0' };
  expect(await statusOf(() => openFor(sales).acts.plan.takeOff(ofRun))).toBe(404);
  expect(await db.selectFrom('placements').selectAll().execute()).not.toEqual([]);
  expect(problemOf(await openFor(planner).acts.plan.takeOff(ofRun))).toBeNull();
  expect(problemOf(await openFor(planner).acts.plan.takeOff({ ...ofRun, vehicle: '7' }))).toBe('no-duty');
  expect(await db.selectFrom('placements').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('occupations').selectAll().execute()).toEqual([]);
  const audited = await db.selectFrom('staff_audit').select(['act', 'member_name', 'subject']).execute();
  expect(audited).toContainEqual({ act: 'take-off', member_name: 'Mo planner', subject: reference });
});

it('judges a driver of an eight-seater by its own rules, and one coach brings the rules for coaches', async () => {
  const { db, context, driverId, vehicleId, from } = await createPlaced();
  const planner = await enter(context, { roles: ['planner'] });
  const { queries } = openFor(planner);
  const asked = { from, days: '7' };
  const read = async () => {
    const [limits] = await queries.plan.limits({ ...asked, drivers: [driverId] });
    const board = await queries.plan.board({ ...asked, open: '1' });
    return [limits?.isSmall, board.rows.find(({ id }) => id === driverId)?.restMinutes];
  };
  expect(await read()).toEqual([false, 540]);
  await db.updateTable('vehicles').set({ class: 'taxiBus', seats: 8 }).where('id', '=', vehicleId).execute();
  expect(await read()).toEqual([true, 660]);
  await db.updateTable('vehicles').set({ seats: 9 }).where('id', '=', vehicleId).execute();
  expect(await read()).toEqual([false, 540]);
});

it('shows a duty in the board’s drawer: its stops, crew, hours and possible replacements; and records one vehicle as late', async () => {
  const { db, context, reference, driverId, vehicleId } = await createPlaced();
  const planner = openFor(await enter(context, { roles: ['planner'] }));
  const duty = await planner.queries.plan.duty({ reference, vehicle: '0' });
  expect(duty).toMatchObject({
    ...{ reference, vehicleIndex: 0, isOver: false, swaps: [], mayLate: false },
    crew: [{ id: driverId, name: 'Femke', releasedAt: null, hours: { ofMinutes: 56 * 60 } }],
    vehicle: { plate: '12-BRX-4', seats: 59 },
  });
  expect(duty?.duties[0]?.stops.length).toBeGreaterThan(1);
  expect(duty?.crew[0]?.hours?.leftMinutes).toBeLessThan(56 * 60);
  expect(await planner.queries.plan.duty({ reference, vehicle: '7' })).toBeNull();

  const other = { depotId: '', plate: '12-BRX-5', class: 'coachHire', seats: 59, tachograph: 'smart2' } as const;
  const { depot_id: depotId } = await db.selectFrom('vehicles').select('depot_id').where('id', '=', vehicleId).executeTakeFirstOrThrow();
  const plain = { wheelchairs: 0, extras: [], look: 'white', massKg: null, euroNorm: '6', zones: '', soldOn: null } as const;
  await upsertVehicle(db, null, { ...other, ...plain, depotId });
  const without = await planner.queries.plan.duty({ reference, vehicle: '0' });
  // Without certificates it may not go, and so is not named.
  expect(without?.swaps).toEqual([]);

  expect(await planner.acts.plan.late({ reference, vehicle: '0', minutes: '0' })).toMatchObject({ problem: 'minutes' });
  expect(await planner.acts.plan.late({ reference, vehicle: '0', minutes: '20' })).toMatchObject({ isDone: true });
  const incident = await db.selectFrom('incidents').select(['kind', 'minutes', 'vehicle_index']).executeTakeFirstOrThrow();
  expect(incident).toEqual({ kind: 'delay', minutes: 20, vehicle_index: 0 });
});

it('shows who may drive where a driver fell ill, and keeps that one of them did not answer', async () => {
  const { context, reference, place, addDriver, addVehicle } = await createCrewWorld();
  const vehicleId = await addVehicle('12-BRX-4');
  const [femke, guus] = [await addDriver('Femke'), await addDriver('Guus')];
  await place(vehicleId, [femke]);
  const planner = openFor(await enter(context, { roles: ['owner'] }));
  const run = { reference, vehicle: '0' };
  expect((await planner.queries.plan.duty(run))?.swaps).toMatchObject([{ leaves: 'Femke', name: 'Guus', comes: { driverId: guus } }]);
  expect(await planner.acts.plan.reportIll({ ...run, driverId: femke })).toMatchObject({ isDone: true });
  const open = await planner.queries.plan.duty(run);
  expect(open).toMatchObject({ crew: [], swaps: [{ kind: 'driver', leaves: '', name: 'Guus', vehicleId, comes: { unanswered: null } }] });
  expect(await planner.acts.plan.noAnswer({ ...run, driverId: guus })).toMatchObject({ isDone: true });
  const henk = await addDriver('Henk');
  const called = await planner.queries.plan.duty(run);
  expect(called?.swaps).toMatchObject([
    { name: 'Henk', driverIds: [henk], comes: { unanswered: null } },
    { name: 'Guus', comes: { unanswered: { by: expect.any(String) } } },
  ]);
  const [first] = called?.swaps ?? [];
  const placing = { ...run, vehicleId, driverIds: [...(first?.driverIds ?? [])], reason: '', seen: String(called?.seen) };
  expect(await planner.acts.plan.place(placing)).toMatchObject({ isDone: true });
  expect((await planner.queries.plan.duty(run))?.crew).toMatchObject([{ name: 'Henk' }]);
});
