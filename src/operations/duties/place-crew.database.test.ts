import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { addDays } from '#domain/calendar/date.ts';
import { tripStates } from '#domain/trip/states.ts';
import { cancelForCustomer } from '#operations/bookings/cancel-booking.ts';
import { createCertificateTasks } from '#operations/fleet/certificate-store.ts';
import { reportAbsence } from '#operations/fleet/edit-absences.ts';
import { saveDriver, saveVehicle } from '#operations/fleet/edit-fleet.ts';
import { listDepots } from '#operations/fleet/operator-store.ts';
import { insertWorkRecord } from '#operations/fleet/work-record-store.ts';
import { insertNotice } from '#operations/trips/notice-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { assignOutside } from './assign.ts';
import { listRuns } from './duty-store.ts';
import { findCrew } from './find-crew.ts';
import { createCrewWorld, staff } from './testing/crew-world.ts';
import { planDutiesWhenDue, readDuties } from './trip-duties.ts';

describe('a booked trip', () => {
  it('has the duties of the plan that priced it, once, for concurrent readers', async () => {
    const { context, trip } = await createCrewWorld();
    const priced = (await trip()).quote?.options[0]?.crew.duties ?? [];
    await Promise.all(Array.from({ length: 8 }, async () => await readDuties(context, await trip())));
    const { duties } = await readDuties(context, await trip());
    expect(duties.map(({ startsAt, parts, isPlanned }) => [startsAt, parts, isPlanned])).toEqual(
      priced.map(({ start, parts }) => [start, parts, true]),
    );
    expect(duties.length).toBeGreaterThan(0);
  });

  it('preserves the driver that was typed before there were duties', async () => {
    const { db, context } = await createCrewWorld();
    const assignment = { driverName: 'Jo Rij', driverPhone: '06 11', vehicle: '12-BRX-4, white' };
    const older = await storeSampleTrip(db, createSampleTrip({ ...tripStates.booked, bookedAt: '2026-11-21T10:00:00.000Z', assignment }));
    expect(await planDutiesWhenDue(context, 50)).toBe(2);
    expect(await planDutiesWhenDue(context, 50)).toBe(0);
    const { placements } = await readDuties(context, older);
    expect(placements).toMatchObject([{ vehicleId: null, lines: [assignment] }]);
    expect((await findTripByReference(db, older.reference))?.assignment).toEqual(assignment);
  });

  it('loses its duties when it is cancelled, and the driver is free again', async () => {
    const { context, reference, place, addDriver, addVehicle, addTrip } = await createCrewWorld();
    const [vehicle, driver] = [await addVehicle('12-BRX-4'), await addDriver('Jan')];
    const other = await addTrip();
    expect(await place(vehicle, [driver])).toMatchObject({ ok: true });
    await cancelForCustomer(context, { reference, feeCents: 0, reason: 'x', version: null, staff });
    await planDutiesWhenDue(context, 50);
    expect(await place(vehicle, [driver], { reference: other.reference })).toMatchObject({ ok: true });
    expect(await place(vehicle, [driver])).toEqual({ ok: false, failure: { why: 'state' } });
  });
});

describe('placing', () => {
  it('gives the trip its driver as the customer reads it, with the person who did it', async () => {
    const { db, trip, place, addDriver, addVehicle } = await createCrewWorld();
    expect(await place(await addVehicle('12-BRX-4'), [await addDriver('Jan')])).toMatchObject({ ok: true, value: { problems: [] } });
    expect((await trip()).assignment).toEqual({ driverName: 'Jan', driverPhone: '+31632345678', vehicle: '12-BRX-4, white' });
    const audit = await db.selectFrom('staff_audit').select(['act', 'member_name', 'subject']).execute();
    expect(audit.map(({ act, member_name }) => `${act} ${member_name}`).sort()).toEqual(['assign Mo Planner', 'place Mo Planner']);
  });

  it('names a person who is chosen as first and as second driver', async () => {
    const { place, addDriver, addVehicle } = await createCrewWorld();
    const [vehicle, jan] = [await addVehicle('12-BRX-4'), await addDriver('Jan')];
    expect(await place(vehicle, [jan, jan])).toEqual({ ok: false, failure: { why: 'one-driver-twice' } });
  });

  it('of one driver and one coach fifty times at once, on trips of the same hours, is done once', async () => {
    const { db, place, addDriver, addVehicle, addTrip } = await createCrewWorld();
    const trips = await Promise.all(Array.from({ length: 50 }, addTrip));
    const driver = await addDriver('Jan');
    const coaches = await Promise.all(trips.map((_, index) => addVehicle(`AA-${100 + index}`)));
    const answers = await Promise.all(trips.map(({ reference }, index) => place(coaches[index] ?? '', [driver], { reference })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.failure).toMatchObject({ why: 'refused', problems: [{ why: 'busy' }] });
    const { rows } = await sql<{ twice: number }>`
      select count(*) as twice from occupations a join occupations b on a.id < b.id and a.resource_id = b.resource_id and a.during && b.during`.execute(
      db,
    );
    expect(rows).toEqual([{ twice: 0 }]);
  });

  it('reports invalid documents and missing seats, and continues only with a reason', async () => {
    const { db, trip, place, addDriver, addVehicle } = await createCrewWorld();
    const driver = await addDriver('Jan', { 'code-95': '2026-01-01' });
    const vehicle = await addVehicle('12-BRX-4', 9);
    const refused = await place(vehicle, [driver]);
    expect(refused).toMatchObject({
      ok: false,
      failure: {
        why: 'refused',
        problems: [
          { why: 'seats', of: '12-BRX-4' },
          { why: 'paper', of: 'Jan', kind: 'code-95', validUntil: '2026-01-01' },
        ],
      },
    });
    expect((await trip()).assignment).toBeNull();
    expect(await place(vehicle, [driver], { overrideReason: 'shuttle of 7 persons' })).toMatchObject({ ok: true });
    const row = await db.selectFrom('placements').select(['override_reason', 'judged']).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ override_reason: 'shuttle of 7 persons', judged: [{ why: 'seats' }, { why: 'paper' }] });
  });

  it('counts the driver’s work on other trips', async () => {
    const { context, db, place, addDriver, addVehicle, addTrip } = await createCrewWorld();
    const [driver, vehicle] = [await addDriver('Jan'), await addVehicle('12-BRX-4')];
    const other = await addTrip();
    await readDuties(context, other);
    // The other duty ends five hours before this one begins.
    await sql`update duties set starts_at = starts_at - interval '13 hours', ends_at = ends_at - interval '13 hours',
      vehicle_until = vehicle_until - interval '13 hours' where trip_id = ${other.id}`.execute(db);
    expect(await place(vehicle, [driver], { reference: other.reference })).toMatchObject({ ok: true });
    const refused = await place(vehicle, [driver]);
    expect(refused).toMatchObject({ ok: false, failure: { why: 'refused', problems: [{ why: 'hours', of: 'Jan', rule: 'daily-rest' }] } });
  });

  it('of a partner’s driver shows what the office entered', async () => {
    const { context, reference, trip, addDriver, addVehicle, place } = await createCrewWorld();
    await place(await addVehicle('12-BRX-4'), [await addDriver('Jan')]);
    const assignment = { driverName: 'Jo Rij', driverPhone: '06 11', vehicle: 'AB-12, red' };
    expect(await assignOutside(context, { reference, version: null, staff, assignment })).toMatchObject({ ok: true });
    expect((await trip()).assignment).toEqual(assignment);
  });
});

describe('at 05:10 a driver is ill for 07:00', () => {
  it('an eligible one is found first and gets the trip, the customer is notified, and the old number disappears', async () => {
    const { context, db, reference, trip, place, addDriver, addVehicle, mails } = await createCrewWorld();
    // The smallest vehicle that may go is not the nearest one.
    const [ill, small, vehicle] = [await addDriver('De Vries'), await addVehicle('12-BRX-3', 55), await addVehicle('12-BRX-4')];
    await place(vehicle, [ill]);
    const ahead = { until: '2099-01-01T00:00:00Z', limit: 9 };
    expect(await listRuns(db, { ...ahead, of: ill })).toMatchObject([{ reference, driver: 'De Vries', vehicle: '12-BRX-4' }]);
    expect(await listRuns(db, { ...ahead, of: small })).toEqual([]);
    const { id } = await trip();
    await db.transaction().execute(async (tx) => await insertNotice(tx, id, 'day-before'));
    const [expired, able] = [await addDriver('C', { 'code-95': '2026-11-20' }), await addDriver('Femke')];
    const day = (await trip()).itinerary.stops[0]?.departure?.date ?? '';
    const by = { id: null, name: 'Mo Planner' };
    expect(await reportAbsence(context, by, { id: ill, input: { fromDate: day } })).toEqual({
      ok: true,
      value: [{ reference, vehicleIndex: 0, startsAt: expect.any(String), route: 'Utrecht – Kaatsheuvel' }],
    });
    expect(await listRuns(db, { ...ahead, of: ill })).toEqual([]);
    expect((await trip()).assignment).toBeNull();
    const found = await findCrew(context, { reference, vehicleIndex: 0, vehicleId: null });
    expect(found?.vehicles.map(({ id: each }) => each)).toEqual([small, vehicle]);
    expect(found?.vehicleId).toBe(vehicle);
    expect(found?.drivers.map((driver) => [driver.name, driver.problems.map(({ why }) => why)])).toEqual([
      ['Femke', []],
      expect.arrayContaining([expect.any(String)]),
      expect.arrayContaining([expect.any(String)]),
    ]);
    expect(found?.drivers.find(({ id: each }) => each === ill)?.problems).toMatchObject([{ why: 'busy', reference: null }]);
    expect(found?.drivers.find(({ id: each }) => each === expired)?.problems).toMatchObject([{ why: 'paper', kind: 'code-95' }]);
    expect(await place(vehicle, [able])).toMatchObject({ ok: true });
    expect((await trip()).assignment?.driverName).toBe('Femke');
    const written = await mails();
    expect(written).toHaveLength(1);
    expect(JSON.stringify(written[0]?.payload)).toContain('Femke');
    expect(JSON.stringify([written, await trip()])).not.toContain('De Vries');
  });
});

describe('the average of 48 hours a week', () => {
  it('is judged by half a year of real work, with the resulting totals', async () => {
    const { db, trip, place, addDriver, addVehicle } = await createCrewWorld();
    const [vehicle, tired, rested] = [await addVehicle('12-BRX-4'), await addDriver('Jan'), await addDriver('Els')];
    const day = (await trip()).itinerary.stops[0]?.departure?.date ?? '';
    // 22 weeks of 57 hours, the last ending five weeks earlier: with the trip more than 26 times 48 hours, but no other rule applies.
    const shifts = Array.from({ length: 22 }, (_, week) => {
      const startsAt = `${addDays(day, -7 * (week + 4))}T06:00:00.000Z`;
      const parts = [{ kind: 'work' as const, minutes: 57 * 60 }];
      return { startsAt, endsAt: new Date(Date.parse(startsAt) + 57 * 3_600_000).toISOString(), crewSize: 1 as const, parts };
    });
    const covered = [{ from: shifts.at(-1)?.startsAt ?? '', until: shifts[0]?.endsAt ?? '' }];
    await insertWorkRecord(db, { driverId: tired, source: 'card', covered, shifts, print: 'x', by: 'Mo' });
    const refused = await place(vehicle, [tired]);
    const against = refused.ok || refused.failure.why !== 'refused' ? [] : refused.failure.problems;
    expect(against).toMatchObject([{ why: 'hours', rule: 'weekly-average', limitMinutes: 2_880 }]);
    expect(await place(vehicle, [rested])).toMatchObject({ ok: true });
    expect(await place(vehicle, [tired], { overrideReason: 'asked the works council' })).toMatchObject({ ok: true });
  });
});

describe('planned duties', () => {
  const by = { id: null, name: 'Mo Planner' };
  const crewOf = async ({ context, trip }: Pick<Awaited<ReturnType<typeof createCrewWorld>>, 'context' | 'trip'>) =>
    (await readDuties(context, await trip())).placements;

  it('with a vehicle that is sold from that day on are open again, and nobody is placed on them', async () => {
    const world = await createCrewWorld();
    const { db, context, trip, place, addDriver, addVehicle } = world;
    const [vehicle, driver] = [await addVehicle('12-BRX-4'), await addDriver('Jan')];
    await place(vehicle, [driver]);
    const day = (await trip()).itinerary.stops[0]?.departure?.date ?? '';
    const depotId = (await listDepots(db))[0]?.id ?? '';
    const input = { depotId, plate: '12-BRX-4', class: 'coachHire', seats: '59', look: 'white', tachograph: 'smart2' };
    const sell = async (soldOn: string, mayOpen = false) =>
      await saveVehicle(context, by, { id: vehicle, mayOpen, input: { ...input, soldOn } });
    expect(await sell(addDays(day, 30))).toMatchObject({ ok: true });
    expect(await crewOf(world)).not.toEqual([]);
    expect(await sell(day)).toEqual({ ok: false, failure: { why: 'duties-planned', values: { count: 1 } } });
    expect(await crewOf(world)).not.toEqual([]);
    expect(await sell(day, true)).toMatchObject({ ok: true });
    expect(await crewOf(world)).toEqual([]);
    expect((await trip()).assignment).toBeNull();
    expect(await place(vehicle, [driver])).toMatchObject({ ok: false, failure: { problems: [{ why: 'sold', of: '12-BRX-4' }] } });
    const sold = await db.selectFrom('staff_audit').select('detail').where('act', '=', 'sell-vehicle').orderBy('at').execute();
    expect(sold).toMatchObject([{ detail: { opened: [] } }, { detail: { opened: [(await trip()).reference] } }]);
    await sql`update vehicles set sold_on = '2026-01-01'`.execute(db);
    expect(await createCertificateTasks(db)).toBe(0);
  });

  it('for a driver who leaves before then are open again', async () => {
    const world = await createCrewWorld();
    const { db, context, trip, place, addDriver, addVehicle } = world;
    const [vehicle, driver] = [await addVehicle('12-BRX-4'), await addDriver('Jan')];
    await place(vehicle, [driver]);
    const depotId = (await listDepots(db))[0]?.id ?? '';
    const leftOn = (await trip()).itinerary.stops[0]?.departure?.date ?? '';
    const input = { depotId, name: 'Jan', phone: '+31612345678', languages: [], leftOn };
    const refused = { ok: false, failure: { why: 'duties-planned', values: { count: 1 } } };
    expect(await saveDriver(context, by, { id: driver, input })).toEqual(refused);
    const isHere = async () =>
      (await db.selectFrom('drivers').select('left_on').where('id', '=', driver).executeTakeFirst())?.left_on === null;
    expect([await isHere(), (await crewOf(world)).length]).toEqual([true, 1]);
    expect(await saveDriver(context, by, { id: driver, mayOpen: true, input })).toMatchObject({ ok: true });
    expect(await crewOf(world)).toEqual([]);
  });

  it('while the trip is cancelled or its driver falls ill at the same moment leave no crew behind', async () => {
    const world = await createCrewWorld();
    const { context, reference, trip, place, addDriver, addVehicle, addTrip } = world;
    const [vehicle, driver] = [await addVehicle('12-BRX-4'), await addDriver('Jan')];
    const other = await addTrip();
    const day = (await trip()).itinerary.stops[0]?.departure?.date ?? '';
    const cancel = { reference, feeCents: 0, reason: 'x', version: null, staff };
    await Promise.all([place(vehicle, [driver]), cancelForCustomer(context, cancel)]);
    await planDutiesWhenDue(context, 50);
    expect(await crewOf(world)).toEqual([]);
    await Promise.all([
      place(vehicle, [driver], { reference: other.reference }),
      reportAbsence(context, by, { id: driver, input: { fromDate: day } }),
    ]);
    const { placements } = await readDuties(context, other);
    const isAway = await place(vehicle, [driver], { reference: other.reference });
    // Either the driver is placed and the report was refused, or the driver is away and has no duty.
    expect(placements.length > 0).toBe(isAway.ok);
  });
});
