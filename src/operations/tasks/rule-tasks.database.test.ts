import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { addDays } from '#domain/calendar/date.ts';
import { toInstant } from '#domain/calendar/zoned.ts';
import { alertWhenDue, listAlerts } from '#operations/alerts/alert-trips.ts';
import { cancelForCustomer } from '#operations/bookings/cancel-booking.ts';
import { planDutiesWhenDue } from '#operations/duties/trip-duties.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { acceptOffer } from '#operations/partners/answer-offer.ts';
import { dropJob, giveCrew } from '#operations/partners/partners-job.ts';
import { readPartnerPage } from '#operations/partners/read-partner-page.ts';
import { createJob, createWorld, staff } from '#operations/partners/testing/partner-world.ts';
import { readTripPostings } from '#operations/posting/read-postings.ts';
import { listUndeclared } from './rule-task-store.ts';
import type { StaffClosing } from './rules/rule-task.ts';
import { listTasksOfMember, listTasksOfTrip } from './task-store.ts';
import { closeTask, markTripTask } from './trip-tasks.ts';

/** A trip within the Netherlands by a French operator, so that its driver is posted there. */
async function createPosted() {
  const world = await createJob();
  const { db, context, run } = world;
  const { reference } = run;
  const tasks = async () => await listTasksOfTrip(db, reference);
  const open = async () => (await tasks()).filter(({ doneAt }) => doneAt === null);
  const first = async () => (await tasks())[0]?.id ?? '';
  const close = async (as: StaffClosing, answer: string) => await closeTask(context, { reference, staff, id: await first(), as, answer });
  const departsOn = (await world.trip()).itinerary.stops[0]?.departure?.date ?? '';
  const raise = async (days: number) => {
    const now = toInstant({ date: addDays(departsOn, -days), time: '07:00' }, planningZone);
    if (!now.ok) throw new Error('No such moment');
    await alertWhenDue({ ...context, deskUrl: 'https://desk.example.com' }, 50, now.value);
    return (await listAlerts(db, 10)).filter(({ kind }) => kind === 'undeclared').map(({ names }) => names);
  };
  return { ...world, reference, tasks, open, first, close, departsOn, raise };
}

describe('a posting that must be declared', () => {
  it('is shown for each partner before the offer is sent, and requested once, by the day before, after acceptance', async () => {
    const { draft, open, departsOn, context, reference, key } = await createPosted();
    expect(draft?.partners[0]?.postings).toEqual([{ country: 'NL', verdict: 'declare', why: 'cabotage' }]);
    await giveCrew(context, key, { driverName: 'Luc', driverPhone: '+33612345678', plate: 'AB-123-CD', look: 'white' });
    expect(await open()).toMatchObject([
      {
        reference,
        kind: 'posting',
        dueOn: addDays(departsOn, -1),
        ownerName: null,
        facts: { country: 'NL', verdict: 'declare', why: 'cabotage', operator: 'Partner 0', vehicle: 1 },
      },
    ]);
  });

  it('contains the portal’s fields, and lists missing data', async () => {
    const { db, context, key, trip } = await createPosted();
    await giveCrew(context, key, { driverName: 'Luc', driverPhone: '+33612345678', plate: 'AB-123-CD', look: 'white' });
    const [crew] = await readTripPostings(db, await trip());
    const values = new Map(crew?.declaration.map(({ field, value }) => [field, value]));
    expect(Object.fromEntries(values)).toMatchObject({
      ...{ operator: 'Partner 0', operatorCountry: 'FR', contact: 'Luc Bertrand', driver: 'Luc', carriage: 'cabotage' },
      ...{ drivingLicence: '', address: '', contractSince: '', contractLaw: '' },
    });
    expect(values.get('plate')).toContain('AB-123-CD');
  });

  it('raises alerts until its reference is typed; saying that it is done does not close it', async () => {
    const { context, reference, first, close, raise, open, tasks } = await createPosted();
    expect(await raise(3)).toEqual([['NL']]);
    const marked = await markTripTask(context, { reference, staff, id: await first(), isDone: true });
    expect(marked).toEqual({ ok: false, failure: { why: 'gone' } });
    expect(await close('reference', ' ')).toEqual({ ok: false, failure: { why: 'reference-missing' } });
    expect(await close('not-needed', '')).toEqual({ ok: false, failure: { why: 'reason-missing' } });
    expect(await close('reference', 'EU-77 1')).toEqual({ ok: true, value: true });
    expect(await close('reference', 'twice')).toEqual({ ok: false, failure: { why: 'gone' } });
    expect([await open(), await raise(1)]).toEqual([[], []]);
    expect(await tasks()).toMatchObject([{ closedAs: 'reference', answer: 'EU-77 1', doneBy: 'Mo Planner' }]);
    await markTripTask(context, { reference, staff, id: await first(), isDone: false });
    expect(await raise(1)).toEqual([['NL']]);
  });

  it('is closed only by people who may place crews', async () => {
    const { context, reference, first } = await createPosted();
    const sales = { ...staff, rights: staff.rights.filter((right) => right !== 'assign-drivers') };
    const closed = await closeTask(context, { reference, staff: sales, id: await first(), as: 'reference', answer: 'x' });
    expect(closed).toEqual({ ok: false, failure: { why: 'no-right' } });
  });

  it('is over if another partner drives', async () => {
    const { db, context, key, open, tasks } = await createPosted();
    const feeCents = (await readPartnerPage(context, key))?.job?.fee.cents ?? -1;
    expect(await dropJob(context, key, { reason: 'ill', feeCents })).toEqual({ ok: true, value: true });
    expect([await open(), (await tasks()).map(({ closedAs }) => closedAs)]).toEqual([[], ['over']]);
    expect(await listTasksOfMember(db, { memberId: '', dueBy: '2999-01-01', limit: 9 })).toEqual([]);
  });

  it('is over where the trip is cancelled, and cannot be opened again', async () => {
    const { context, reference, open, tasks, first } = await createPosted();
    await cancelForCustomer(context, { reference, staff, version: null, feeCents: null, reason: 'rain' });
    await planDutiesWhenDue(context, 10);
    expect([await open(), (await tasks()).map(({ closedAs }) => closedAs)]).toEqual([[], ['over']]);
    const opened = await markTripTask(context, { reference, staff, id: await first(), isDone: false });
    expect(opened).toEqual({ ok: false, failure: { why: 'gone' } });
  });
});

it('does not exist for a trip without a crew', async () => {
  const { db, run } = await createWorld();
  expect(await listTasksOfTrip(db, run.reference)).toEqual([]);
});

it('requests the passenger list of a class that leaves the neighbouring départements, until it is recorded', async () => {
  const { db, context, run, trip } = await createWorld();
  const { reference } = run;
  const { itinerary, group } = await trip();
  const stops = itinerary.stops.map((stop, index) => ({
    ...stop,
    place: { ...stop.place, countryCode: 'FR', zip: index === 1 ? '34000' : '69001' },
  }));
  const move = async (changed: object) => {
    const set = { itinerary: JSON.stringify({ ...itinerary, stops }), group_details: JSON.stringify({ ...group, ...changed }) };
    await sql`update trips set itinerary = ${set.itinerary}::jsonb, group_details = ${set.group_details}::jsonb, version = version + 1`.execute(
      db,
    );
    await planDutiesWhenDue(context, 10);
    return (await listTasksOfTrip(db, reference)).filter(({ doneAt }) => doneAt === null);
  };
  const [ask, check, ...others] = await move({ occasion: 'schools' });
  expect([ask, check]).toMatchObject([
    { kind: 'passenger-list', facts: { step: 'ask' } },
    { kind: 'passenger-list', facts: { step: 'check' } },
  ]);
  expect(others).toEqual([]);
  expect((await markTripTask(context, { reference, staff, id: ask?.id ?? '', isDone: true })).ok).toBe(true);
  expect(await move({ occasion: 'schools' })).toMatchObject([{ id: check?.id }]);
  expect(await move({ occasion: 'companyEvent' })).toEqual([]);
  expect((await listTasksOfTrip(db, reference)).map(({ closedAs }) => closedAs).toSorted()).toEqual([null, 'over']);
});

/** Facts of a city, as published on the pages of two sites. */
async function storeCity(db: Database, facts: readonly object[]): Promise<void> {
  const figures = { geonames: 7, name: 'Utrecht', population: 300_000, latitude: 52.09, longitude: 5.12 };
  const rows = ['nl', 'eu'].flatMap((site) => [
    { kind: 'city', slug: 'utrecht', site, language: 'nl', position: 0, document: JSON.stringify(figures) },
    { kind: 'location', slug: 'utrecht', site, language: 'nl', position: 0, document: JSON.stringify({ facts }) },
  ]);
  await db.insertInto('content_entries').values(rows).execute();
}

it('requests a city’s requirements for the vehicle once, and names the city in its alert', async () => {
  const { db, context, run, offer, keys } = await createWorld({ count: 1 });
  const fact = { source: 'utrecht.example', checkedAt: '2026-11-01' };
  await storeCity(db, [
    { ...fact, key: 'zone-labels', value: 'any', validUntil: '2999-01-01' },
    { ...fact, key: 'pass-autocar', value: true, validUntil: '2020-01-01' },
  ]);
  await offer();
  expect(await acceptOffer(context, (await keys())[0] ?? '')).toBe('accepted');
  const zones = (await listTasksOfTrip(db, run.reference)).filter(({ kind }) => kind === 'zone');
  expect(zones).toMatchObject([{ facts: { zone: 'label', city: 'Utrecht', limit: 'any', source: 'utrecht.example', vehicle: 1 } }]);
  const { id: tripId } = await db.selectFrom('trips').select('id').executeTakeFirstOrThrow();
  expect((await listUndeclared(db, [tripId])).get(tripId)).toEqual(['NL', 'Utrecht']);
  const asked = { reference: run.reference, staff, id: zones[0]?.id ?? '', as: 'not-needed' as const, answer: 'green label' };
  expect(await closeTask(context, asked)).toEqual({ ok: true, value: true });
  expect((await listUndeclared(db, [tripId])).get(tripId)).toEqual(['NL']);
});
