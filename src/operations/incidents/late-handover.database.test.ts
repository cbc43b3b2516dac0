import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createSampleItinerary, dateAhead } from '#api/testing/sample-input.ts';
import { enter } from '#desk-service/testing/enter.ts';
import { openFor, problemOf } from '#desk-service/testing/open-for.ts';
import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { placeDuties } from '#operations/duties/placement-store.ts';
import { splitRun } from '#operations/duties/split-run.ts';
import { createCrewWorld, staff } from '#operations/duties/testing/crew-world.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { findDriverKey } from '#operations/on-duty/driver-key-store.ts';
import { changeDriverLink } from '#operations/on-duty/driver-link.ts';
import { readDriverDay } from '#operations/on-duty/read-driver-day.ts';
import { releaseRun } from '#operations/on-duty/release-run.ts';
import { insertReport } from '#operations/on-duty/report-store.ts';
import { announceDelaysWhenDue } from './announce-delays.ts';
import { listIncidentsOfTrip } from './incident-store.ts';
import { openByReport } from './open-incident.ts';
import { readKnockOns } from './read-knock-ons.ts';

const day = dateAhead(60);

/** Moves a planned trip with its duties, and all other duties, by some minutes. */
async function moveBy({ db, reference, trip }: Awaited<ReturnType<typeof createCrewWorld>>, minutes: number) {
  await db.transaction().execute(async (tx) => {
    const by = sql`${minutes} * interval '1 minute'`;
    await sql`update duties set starts_at = starts_at + ${by}, ends_at = ends_at + ${by}, vehicle_until = vehicle_until + ${by},
      vehicle_from = vehicle_from + ${by}`.execute(tx);
    await sql`update duty_sheets set starts_at = starts_at + ${by}, ends_at = ends_at + ${by}`.execute(tx);
    await sql`update occupations set during = tstzrange(lower(during) + ${by}, upper(during) + ${by})`.execute(tx);
    const { itinerary } = await trip();
    const moved = itinerary.stops.map((stop) => {
      const leaves = departureInstant(stop);
      return leaves === null ? stop : { ...stop, departure: toLocal(addMinutes(leaves, minutes), stop.place.timeZone) };
    });
    await sql`update trips set itinerary = ${JSON.stringify({ ...itinerary, stops: moved })}::jsonb where reference = ${reference}`.execute(
      tx,
    );
  });
}

/**
 * Jan drives a group to a stop, where Kees takes over in the same coach; ten hours after Kees is to be home he has another duty. Jan is under
 * way: everything is moved from its day to now. With `from` it is a partner of that name who brings the group, in another coach.
 */
async function createHandover({ from = null }: { readonly from?: string | null } = {}) {
  const stops = [
    { placeKey: 'sample:utrecht', date: day, time: '08:00' },
    { placeText: 'Kaatsheuvel', date: day, time: '09:15' },
    { placeText: 'Amsterdam', date: day, time: '16:00' },
    { placeText: 'Utrecht' },
  ];
  const world = await createCrewWorld({ itinerary: createSampleItinerary({ type: 'day-trip', stops, passengers: '40' }) });
  const { db, context, reference, trip, place, addVehicle, addDriver, addTrip } = world;
  const [coach, other] = [await addVehicle('11-AA-1'), await addVehicle('22-BB-2')];
  const [jan, kees] = [await addDriver('Jan'), await addDriver('Kees')];
  expect(await place(coach, [jan])).toMatchObject({ ok: true });
  const next = { vehicleId: from === null ? coach : await addVehicle('33-CC-3'), driverIds: [kees] };
  const takesOver = from === null ? 'driver' : 'vehicle';
  const split = await splitRun(context, { reference, vehicleIndex: 0, staff, seen: null, stop: 1, takesOver, next });
  expect(split).toMatchObject({ ok: true });
  expect(await releaseRun(context, { reference, vehicleIndex: 1, staff })).toMatchObject({ ok: true });
  const [first, second] = await listDuties(db, (await trip()).id);
  if (first === undefined || second === undefined) throw new Error('not split');
  if (from !== null) {
    const outside = { driverName: from, driverPhone: '+32 2 555 01 02', vehicle: '1-ABC-234' };
    await db.transaction().execute(async (tx) => {
      await placeDuties(tx, [first], { crew: { outside }, judged: [], overrideReason: '', by: 'Test' });
    });
  }

  const morning = await addTrip();
  await readDuties(context, morning);
  const [after] = await listDuties(db, morning.id);
  const begins = addMinutes(second.endsAt, 600);
  const ends = addMinutes(begins, 240);
  const parts = JSON.stringify([{ kind: 'drive', minutes: 240 }]);
  await sql`update duties set starts_at = ${begins}, ends_at = ${ends}, vehicle_until = ${ends}, parts = ${parts}::jsonb
    where id = ${after?.id}`.execute(db);
  expect(await place(other, [kees], { reference: morning.reference })).toMatchObject({ ok: true });

  await moveBy(world, Math.round((Date.now() - 30 * 60_000 - epochOf(first.startsAt)) / 60_000));
  const report = async (kind: 'delay' | 'done', late: number | null = null) => {
    const about = { tripId: first.tripId, dutyId: first.id, driverId: jan, kind, minutes: late };
    expect(await insertReport(db, { id: createId(), at: new Date().toISOString(), stop: null, note: '', ...about })).toBe(true);
  };
  await changeDriverLink(context, { driverId: kees, staff, isEnded: false });
  const dayOfKees = async () => await readDriverDay(context, (await findDriverKey(db, kees)) ?? '');
  return { ...world, report, dayOfKees, other, second, next: morning.reference };
}

/** The words of the messages about delays, in order. */
async function listWords({ db }: Pick<Awaited<ReturnType<typeof createHandover>>, 'db'>): Promise<readonly string[]> {
  const rows = await db.selectFrom('outbox').select('payload').where('message_id', 'like', '<incident.%').orderBy('id').execute();
  return rows.map(({ payload }) => JSON.stringify(payload));
}

describe('what the group is told of a delay of the first half of a split duty', () => {
  it.each([
    ['makes it late all the same', 90],
    ['is made up for by the stay', 15],
  ])('once it has gone on with the second half, where the delay %s', async (_, pressed) => {
    const world = await createHandover();
    const { db, context, reference, trip, second, asking } = world;
    await openByReport(context, {
      tripId: second.tripId,
      vehicleIndex: 0,
      kind: 'delay',
      minutes: pressed,
      note: '',
      by: 'Jan',
      save: async () => true,
    });
    const quiet = async () => await sql`update incidents set minutes_at = minutes_at - interval '3 minutes'`.execute(db);
    const delayOfGroup = async () => {
      await sql`update trips set is_shared = true`.execute(db);
      const { shareKey } = await trip();
      const { data } = await asking.execute('query ($id: String!) { getSharedTrip(shareId: $id) { delayMinutes } }', { id: shareKey });
      return data?.getSharedTrip;
    };
    await quiet();
    expect([await announceDelaysWhenDue(context), await delayOfGroup()]).toEqual([1, { delayMinutes: pressed }]);
    const [waits] = await readKnockOns(db);
    const left = waits?.kind === 'handover' ? waits.waitMinutes : 0;
    expect(left > 0).toBe(pressed === 90);

    // Four hours on, the group has gone on, and nobody has pressed anything since.
    await moveBy(world, -240);
    await sql`update incidents set minutes_at = minutes_at - interval '4 hours'`.execute(db);
    expect(await announceDelaysWhenDue(context)).toBe(0);
    expect((await listIncidentsOfTrip(db, second.tripId))[0]).toMatchObject({ vehicleIndex: 1, minutes: left });
    await quiet();
    expect(await announceDelaysWhenDue(context)).toBe(1);
    expect(await announceDelaysWhenDue(context)).toBe(0);
    const words = await listWords(world);
    expect(words).toHaveLength(2);
    expect(words[0]).toContain(`${pressed} min`);
    expect(words[1]).toContain(left === 0 ? 'reis' : `${left} min`);
    expect(words[1]).not.toContain(`${pressed} min`);
    expect(await delayOfGroup()).toEqual({ delayMinutes: left === 0 ? null : left });
    expect((await trip()).reference).toBe(reference);
  });
});

describe('a delay of the first half of a split duty', () => {
  it('that a partner drives reaches who takes over, the rest before the next duty, and the group', async () => {
    const { db, context, reference, trip, next, dayOfKees, asking } = await createHandover({ from: 'Autocars Sud' });
    const { acts } = openFor(await enter(context, { roles: ['planner'] }));
    expect(problemOf(await acts.plan.late({ reference, vehicle: '0', minutes: '180' }))).toBeNull();
    const found = await readKnockOns(db);
    expect(found).toMatchObject([
      { kind: 'handover', of: 'Autocars Sud', late: { vehicleIndex: 0, expected: { because: 'incident', lateMinutes: 180 } } },
      { kind: 'driver', of: 'Kees', next: { reference: next }, problems: [{ rule: 'daily-rest' }], late: { vehicleIndex: 1 } },
    ]);
    const waits = found[0]?.waitMinutes ?? 0;
    expect(waits).toBeGreaterThan(0);
    expect((await dayOfKees())?.duties).toMatchObject([{ groupLateMinutes: waits }]);

    await sql`update incidents set minutes_at = minutes_at - interval '3 minutes'`.execute(db);
    expect(await announceDelaysWhenDue(context)).toBe(1);
    await sql`update trips set is_shared = true`.execute(db);
    const { shareKey } = await trip();
    const shared = await asking.execute('query ($id: String!) { getSharedTrip(shareId: $id) { delayMinutes } }', { id: shareKey });
    expect(shared.data?.getSharedTrip).toEqual({ delayMinutes: 180 });
  });

  it('makes who takes over wait, and takes the rest before the next duty; another driver cures it', async () => {
    const { db, context, reference, report, next, addDriver, dayOfKees, other } = await createHandover();
    await report('delay', 30);
    const [waits, ...none] = await readKnockOns(db);
    expect(none).toEqual([]);
    expect(waits).toMatchObject({ kind: 'handover', of: 'Jan', late: { vehicleIndex: 0 }, next: { reference, vehicleIndex: 1 } });
    const stay = 30 - (waits?.waitMinutes ?? 0);

    await report('delay', 90);
    const found = await readKnockOns(db);
    expect(found).toMatchObject([
      { kind: 'handover', of: 'Jan', waitMinutes: 90 - stay, late: { expected: { because: 'pressed', lateMinutes: 90 } } },
      {
        ...{ kind: 'driver', of: 'Kees', next: { reference: next }, problems: [{ rule: 'daily-rest' }] },
        late: { reference, vehicleIndex: 1, expected: { because: 'handover', endsAt: addMinutes(found[1]?.late.endsAt ?? '', 90 - stay) } },
      },
    ]);

    const piet = await addDriver('Piet');
    expect((await dayOfKees())?.duties).toMatchObject([{ groupLateMinutes: 90 - stay }]);
    const { queries, acts } = openFor(await enter(context, { roles: ['planner'] }));
    const shown = (await queries.plan.knockOns({ reference })).map(({ kind, of, reference: which, cures }) => [kind, of, which, cures]);
    expect(shown).toEqual([
      ['handover', 'Jan', reference, []],
      ['driver', 'Kees', next, expect.arrayContaining([expect.objectContaining({ kind: 'driver', driverIds: [piet] })])],
    ]);
    const [, rest] = await queries.plan.knockOns({ reference });
    const run = { reference: next, vehicle: '0', reason: '', seen: String(rest?.seen) };
    expect(problemOf(await acts.plan.place({ ...run, vehicleId: other, driverIds: [piet] }))).toBeNull();
    expect((await readKnockOns(db)).map(({ kind }) => kind)).toEqual(['handover']);
  });
});
