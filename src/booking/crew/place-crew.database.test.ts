import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { listRuns } from '#data/duties/duty-store.ts';
import { saveDriver } from '#data/fleet/driver-store.ts';
import { insertDepot, listDepots, saveOperator } from '#data/fleet/operator-store.ts';
import { createPaperTasks, savePaper } from '#data/fleet/paper-store.ts';
import { saveVehicle } from '#data/fleet/vehicle-store.ts';
import { insertWorkRecord } from '#data/fleet/work-record-store.ts';
import { insertNotice } from '#data/outbox/notice-store.ts';
import { storeSampleTrip } from '#data/testing/insert-trip.ts';
import { createSampleTrip } from '#data/testing/sample-trip.ts';
import { findTripByReference } from '#data/trips/trip-store.ts';
import { addDays } from '#domain/calendar/date.ts';
import { staffRights } from '#domain/staff/rights.ts';
import { tripStates } from '#domain/trip/states.ts';
import { reportAbsence } from '#planning/absences.ts';
import { keepDriver, keepVehicle } from '#planning/fleet.ts';
import { cancelForCustomer } from '../customer/cancel-booking.ts';
import { assignOutside } from './assign.ts';
import { findCrew } from './find-crew.ts';
import { placeCrew } from './place-crew.ts';
import { planDutiesWhenDue, readDuties } from './trip-duties.ts';

const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;
const far = '2099-01-01';

/** A booked trip, a yard with a coach, and drivers with their papers. */
async function createWorld() {
  const { db, context } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya Vervoer BV', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await saveOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52.029, longitude: 5.081 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const paper = async (subject: 'driver' | 'vehicle', id: string, kind: Parameters<typeof savePaper>[2]['kind'], validUntil = far) =>
    await savePaper(db, { subject, id }, { kind, number: '', validUntil }, 'test');
  const addDriver = async (name: string, papers: Readonly<Record<string, string>> = {}) => {
    const draft = {
      depotId,
      name,
      phone: `+316${name.length}2345678`,
      email: '',
      languages: [],
      hoursAWeek: 40,
      taxNumber: '',
      leftOn: null,
    };
    const id = (await saveDriver(db, null, draft)) ?? '';
    for (const kind of ['licence-d', 'code-95', 'driver-card'] as const) await paper('driver', id, kind, papers[kind] ?? far);
    return id;
  };
  const addVehicle = async (plate: string, seats = 59) => {
    const plain = {
      wheelchairs: 2,
      extras: [],
      look: 'white',
      massKg: null,
      euroNorm: '6',
      tachograph: 'smart2',
      zones: '',
      soldOn: null,
    } as const;
    const id = (await saveVehicle(db, null, { depotId, plate, class: 'coachHire', seats, ...plain })) ?? '';
    for (const kind of ['inspection', 'vehicle-insurance', 'tachograph-check'] as const) await paper('vehicle', id, kind);
    return id;
  };
  const reference = (await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow()).reference;
  const trip = async () => {
    const found = await findTripByReference(db, reference);
    if (found === null) throw new Error('gone');
    return found;
  };
  const place = async (vehicleId: string, driverIds: readonly string[], changes: { reference?: string; overrideReason?: string } = {}) =>
    await placeCrew(context, { reference, vehicleIndex: 0, staff, vehicleId, driverIds, overrideReason: null, ...changes });
  /** Another booking of the same day, of the same hours. */
  const addTrip = async () => {
    const { id: _, reference: __, quoteKey: ___, bookingKey: ____, shareKey: _____, readKey: ______, ...like } = await trip();
    return await storeSampleTrip(db, createSampleTrip({ ...like, assignment: null }));
  };
  const mails = async () =>
    (await db.selectFrom('outbox').select(['message_id', 'payload', 'run_after']).execute()).filter(({ message_id }) =>
      message_id.startsWith('<crew-changed'),
    );
  return { db, context, reference, trip, place, addDriver, addVehicle, addTrip, paper, mails };
}

describe('a booked trip', () => {
  it('has the duties of the plan that priced it, once, whoever looks', async () => {
    const { context, trip } = await createWorld();
    const priced = (await trip()).quote?.options[0]?.crew.duties ?? [];
    await Promise.all(Array.from({ length: 8 }, async () => await readDuties(context, await trip())));
    const { duties } = await readDuties(context, await trip());
    expect(duties.map(({ startsAt, parts, isPlanned }) => [startsAt, parts, isPlanned])).toEqual(
      priced.map(({ start, parts }) => [start, parts, true]),
    );
    expect(duties.length).toBeGreaterThan(0);
  });

  it('keeps what was typed of its driver before there were duties', async () => {
    const { db, context } = await createWorld();
    const assignment = { driverName: 'Jo Rij', driverPhone: '06 11', vehicle: '12-BRX-4, white' };
    const older = await storeSampleTrip(db, createSampleTrip({ ...tripStates.booked, bookedAt: '2026-11-21T10:00:00.000Z', assignment }));
    expect(await planDutiesWhenDue(context, 50)).toBe(2);
    expect(await planDutiesWhenDue(context, 50)).toBe(0);
    const { placements } = await readDuties(context, older);
    expect(placements).toMatchObject([{ vehicleId: null, lines: [assignment] }]);
    expect((await findTripByReference(db, older.reference))?.assignment).toEqual(assignment);
  });

  it('loses its duties when it is cancelled, and the driver is free again', async () => {
    const { context, reference, place, addDriver, addVehicle, addTrip } = await createWorld();
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
  it('gives the trip its driver as the customer reads it, with who did it', async () => {
    const { db, trip, place, addDriver, addVehicle } = await createWorld();
    expect(await place(await addVehicle('12-BRX-4'), [await addDriver('Jan')])).toMatchObject({ ok: true, value: { problems: [] } });
    expect((await trip()).assignment).toEqual({ driverName: 'Jan', driverPhone: '+31632345678', vehicle: '12-BRX-4, white' });
    const audit = await db.selectFrom('staff_audit').select(['act', 'member_name', 'subject']).execute();
    expect(audit.map(({ act, member_name }) => `${act} ${member_name}`).sort()).toEqual(['assign Mo Planner', 'place Mo Planner']);
  });

  it('of one driver and one coach fifty times at once, on trips of the same hours, is done once', async () => {
    const { db, place, addDriver, addVehicle, addTrip } = await createWorld();
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

  it('says what is wrong with papers and seats, and does it only with a reason', async () => {
    const { db, trip, place, addDriver, addVehicle } = await createWorld();
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

  it('counts what the driver does on other trips', async () => {
    const { context, db, place, addDriver, addVehicle, addTrip } = await createWorld();
    const [driver, vehicle] = [await addDriver('Jan'), await addVehicle('12-BRX-4')];
    const other = await addTrip();
    await readDuties(context, other);
    // The other one ends five hours before this begins.
    await sql`update duties set starts_at = starts_at - interval '13 hours', ends_at = ends_at - interval '13 hours',
      vehicle_until = vehicle_until - interval '13 hours' where trip_id = ${other.id}`.execute(db);
    expect(await place(vehicle, [driver], { reference: other.reference })).toMatchObject({ ok: true });
    const refused = await place(vehicle, [driver]);
    expect(refused).toMatchObject({ ok: false, failure: { why: 'refused', problems: [{ why: 'hours', of: 'Jan', rule: 'daily-rest' }] } });
  });

  it('of somebody else’s driver is what the office was told', async () => {
    const { context, reference, trip, addDriver, addVehicle, place } = await createWorld();
    await place(await addVehicle('12-BRX-4'), [await addDriver('Jan')]);
    const assignment = { driverName: 'Jo Rij', driverPhone: '06 11', vehicle: 'AB-12, red' };
    expect(await assignOutside(context, { reference, version: null, staff, assignment })).toMatchObject({ ok: true });
    expect((await trip()).assignment).toEqual(assignment);
  });
});

describe('at 05:10 a driver is ill for 07:00', () => {
  it('a lawful one is found first and has the trip, the customer is told, and the old number stands nowhere', async () => {
    const { context, db, reference, trip, place, addDriver, addVehicle, mails } = await createWorld();
    // The smallest that may go is not the one that stands ready.
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
    const told = await mails();
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told[0]?.payload)).toContain('Femke');
    expect(JSON.stringify([told, await trip()])).not.toContain('De Vries');
  });
});

describe('the average of 48 hours a week', () => {
  it('is judged by half a year of what a driver really did, and is told with what it would become', async () => {
    const { db, trip, place, addDriver, addVehicle } = await createWorld();
    const [vehicle, tired, rested] = [await addVehicle('12-BRX-4'), await addDriver('Jan'), await addDriver('Els')];
    const day = (await trip()).itinerary.stops[0]?.departure?.date ?? '';
    // 22 weeks of 57 hours, the last of them five weeks before: more than 26 times 48 with the trip, and nothing for other rules to see.
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

describe('what was planned', () => {
  const by = { id: null, name: 'Mo Planner' };
  const crewOf = async ({ context, trip }: Pick<Awaited<ReturnType<typeof createWorld>>, 'context' | 'trip'>) =>
    (await readDuties(context, await trip())).placements;

  it('with a vehicle that is sold from that day on is open again, and nobody places it anew', async () => {
    const world = await createWorld();
    const { db, context, trip, place, addDriver, addVehicle } = world;
    const [vehicle, driver] = [await addVehicle('12-BRX-4'), await addDriver('Jan')];
    await place(vehicle, [driver]);
    const day = (await trip()).itinerary.stops[0]?.departure?.date ?? '';
    const depotId = (await listDepots(db))[0]?.id ?? '';
    const input = { depotId, plate: '12-BRX-4', class: 'coachHire', seats: '59', look: 'white', tachograph: 'smart2' };
    const sell = async (soldOn: string) => await keepVehicle(context, by, { id: vehicle, input: { ...input, soldOn } });
    expect(await sell(addDays(day, 30))).toMatchObject({ ok: true });
    expect(await crewOf(world)).not.toEqual([]);
    expect(await sell(day)).toMatchObject({ ok: true });
    expect(await crewOf(world)).toEqual([]);
    expect((await trip()).assignment).toBeNull();
    expect(await place(vehicle, [driver])).toMatchObject({ ok: false, failure: { problems: [{ why: 'sold', of: '12-BRX-4' }] } });
    const sold = await db.selectFrom('staff_audit').select('detail').where('act', '=', 'sell-vehicle').orderBy('at').execute();
    expect(sold).toMatchObject([{ detail: { opened: [] } }, { detail: { opened: [(await trip()).reference] } }]);
    await sql`update vehicles set sold_on = '2026-01-01'`.execute(db);
    expect(await createPaperTasks(db)).toBe(0);
  });

  it('for a driver who leaves before it is open again', async () => {
    const world = await createWorld();
    const { db, context, trip, place, addDriver, addVehicle } = world;
    const [vehicle, driver] = [await addVehicle('12-BRX-4'), await addDriver('Jan')];
    await place(vehicle, [driver]);
    const depotId = (await listDepots(db))[0]?.id ?? '';
    const leftOn = (await trip()).itinerary.stops[0]?.departure?.date ?? '';
    const input = { depotId, name: 'Jan', phone: '+31612345678', languages: [], leftOn };
    expect(await keepDriver(context, by, { id: driver, input })).toMatchObject({ ok: true });
    expect(await crewOf(world)).toEqual([]);
  });

  it('while the trip is cancelled or its driver falls ill at the same moment leaves nobody on what is not driven', async () => {
    const world = await createWorld();
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
    // Either he is placed and the report was refused, or he is away and is on nothing.
    expect(placements.length > 0).toBe(isAway.ok);
  });
});
