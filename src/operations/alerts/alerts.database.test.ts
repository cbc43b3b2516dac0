import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { departingIn, storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { addDays } from '#domain/calendar/date.ts';
import { toInstant } from '#domain/calendar/zoned.ts';
import { tripStates } from '#domain/trip/states.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { placeDuties } from '#operations/duties/placement-store.ts';
import { planDutiesWhenDue } from '#operations/duties/trip-duties.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { insertMember } from '#operations/staff/member-store.ts';
import type { StaffRole } from '#operations/staff/rules/rights.ts';
import { alertWhenDue, listAlerts } from './alert-trips.ts';

const alertsMail = v.object({
  kind: v.literal('rings'),
  recipient: v.object({ email: v.string() }),
  rings: v.array(v.object({ kind: v.string(), reference: v.string(), days: v.number() })),
});

/** A booked trip, the desk's people, and a clock set to this many days before departure. */
async function createWorld() {
  const { db, context, bookingId } = await createBookedTrip();
  for (const role of ['planner', 'finance', 'editor'] satisfies StaffRole[]) {
    await insertMember(db, { email: `${role}@example.com`, name: role, language: 'nl', roles: [role] });
  }
  // Ordered long ago, so that every alert day is still to come.
  await sql`update trips set booked_at = booked_at - interval '60 days'`.execute(db);
  await planDutiesWhenDue(context, 10);
  const { id, reference, first_departure } = await db
    .selectFrom('trips')
    .select(['id', 'reference', 'first_departure'])
    .where('booking_key', '=', bookingId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('unpaid_trips').execute();
  const departsOn = new Date(first_departure).toISOString().slice(0, 10);
  const raiseAt = async (days: number, time = '07:00', limit = 50) => {
    const now = toInstant({ date: addDays(departsOn, -days), time }, planningZone);
    if (!now.ok) throw new Error('No such moment');
    return await alertWhenDue({ ...context, deskUrl: 'https://desk.example.com' }, limit, now.value);
  };
  const raised = async () => {
    const rows = await db.selectFrom('trip_rings').select(['kind', 'days', 'over_at']).orderBy('rung_at').orderBy('kind').execute();
    return rows.map(({ kind, days, over_at }) => `${kind} ${days}${over_at === null ? '' : ' over'}`);
  };
  const mails = async () => {
    const rows = await db.selectFrom('outbox').select('payload').orderBy('created_at').orderBy('id').execute();
    const found = rows.flatMap(({ payload }) => (v.is(alertsMail, payload) ? [payload] : []));
    return found.map(({ recipient, rings }) => `${recipient.email} ${rings.map(({ kind, days }) => `${kind} ${days}`).join(', ')}`);
  };
  const cover = async () => {
    const outside = { driverName: 'Jan', driverPhone: '+31612345678', vehicle: '12-BRX-4' };
    const duties = await listDuties(db, id);
    await db.transaction().execute(async (tx) => placeDuties(tx, duties, { crew: { outside }, judged: [], overrideReason: '', by: 'Mo' }));
  };
  return { db, context, id, reference, departsOn, raiseAt, raised, mails, cover };
}

describe('a trip without a crew', () => {
  it('raises one alert on each of the four days at seven, for people who place crews', async () => {
    const { raiseAt, raised, mails } = await createWorld();
    expect([await raiseAt(15), await raiseAt(14, '06:59')]).toEqual([0, 0]);
    expect([await raiseAt(14), await raiseAt(14, '07:01'), await raiseAt(10)]).toEqual([1, 0, 0]);
    expect([await raiseAt(7), await raiseAt(3), await raiseAt(2), await raiseAt(1), await raiseAt(1, '18:00')]).toEqual([1, 1, 0, 1, 0]);
    expect(await raised()).toEqual(['uncovered 14', 'uncovered 7', 'uncovered 3', 'uncovered 1']);
    expect(await mails()).toEqual([14, 7, 3, 1].map((days) => `planner@example.com uncovered ${days}`));
  });

  it('raises one alert however many processes check at once', async () => {
    const { raiseAt, raised, mails } = await createWorld();
    const counts = await Promise.all([1, 2, 3, 4, 5].map(() => raiseAt(7)));
    expect(counts.reduce((sum, each) => sum + each)).toBe(1);
    expect(await raised()).toEqual(['uncovered 7']);
    expect(await mails()).toHaveLength(1);
  });

  it('stops once it has a crew, and alerts again on the last day if it loses it then', async () => {
    const { db, raiseAt, raised, cover, reference } = await createWorld();
    await raiseAt(14);
    expect(await listAlerts(db, 10)).toMatchObject([{ reference, kind: 'uncovered', open: 1, vehicles: 1 }]);
    await cover();
    expect(await listAlerts(db, 10)).toEqual([]);
    expect([await raiseAt(7), await raiseAt(3), await raiseAt(1)]).toEqual([0, 0, 0]);
    await db.deleteFrom('placements').execute();
    expect(await raiseAt(1, '15:00')).toBe(1);
    expect(await raised()).toEqual(['uncovered 14 over', 'uncovered 1']);
  });

  it('is raised for its new day if it is moved, and not at all once it is over', async () => {
    const { db, raiseAt, raised } = await createWorld();
    await raiseAt(7);
    await sql`update trips set first_departure = first_departure + interval '10 days', last_departure = last_departure + interval '10 days'`.execute(
      db,
    );
    expect([await raiseAt(4), await raiseAt(3)]).toEqual([1, 0]);
    await db.updateTable('trips').set(tripStates.done).execute();
    expect(await raiseAt(-5)).toBe(0);
    expect(await raised()).toEqual(['uncovered 7 over', 'uncovered 14 over']);
  });
});

describe('an unpaid trip', () => {
  it('alerts those responsible for payments, from the day after the due date', async () => {
    const { db, id, raiseAt, mails, cover, departsOn } = await createWorld();
    await cover();
    await db
      .insertInto('unpaid_trips')
      .values({ trip_id: id, due_on: addDays(departsOn, -7) })
      .execute();
    expect([await raiseAt(7), await raiseAt(3)]).toEqual([0, 1]);
    expect(await mails()).toEqual(['finance@example.com unpaid 3']);
    await db.deleteFrom('unpaid_trips').execute();
    expect(await listAlerts(db, 10)).toEqual([]);
  });
});

it('reaches trips of a later day despite those of the last day, which it checks repeatedly', async () => {
  const { db, context, departsOn, raiseAt, cover } = await createWorld();
  await cover();
  expect(await raiseAt(1)).toBe(0);
  const hours = (Date.parse(`${addDays(departsOn, 13)}T12:00:00Z`) - Date.now()) / 3_600_000;
  const later = createSampleTrip({ ...tripStates.booked, bookedAt: '2026-11-01T10:00:00.000Z' });
  await storeSampleTrip(db, { ...later, ...departingIn(later, hours) });
  await planDutiesWhenDue(context, 10);
  expect(await raiseAt(1, '07:01', 1)).toBe(1);
  expect(await raiseAt(1, '07:02', 1)).toBe(0);
});

it('looks at a trip once each alert day, and not again before the last day', async () => {
  const { db, raiseAt, cover } = await createWorld();
  await cover();
  await raiseAt(14);
  await db.deleteFrom('placements').execute();
  expect(await raiseAt(9)).toBe(0);
  expect(await db.selectFrom('trip_ring_checks').select('days').execute()).toEqual([{ days: 14 }]);
  expect(await raiseAt(7)).toBe(1);
});
