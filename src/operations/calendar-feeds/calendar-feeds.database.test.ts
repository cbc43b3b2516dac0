import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { placeCrew } from '#operations/duties/place-crew.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { changeDriverLink, findDriverLink } from '#operations/on-duty/driver-link.ts';
import { readDriverDay } from '#operations/on-duty/read-driver-day.ts';
import { releaseRun } from '#operations/on-duty/release-run.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { writeFeed } from '#output/documents/ical/write-feed.ts';
import { readCalendar } from '#output/documents/testing/read-calendar.ts';
import { changeFeed, findFeedAddress } from './change-feed.ts';
import { readFeed } from './read-feed.ts';
import type { FeedOf } from './rules/calendar-feed.ts';

const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;
const office: FeedOf = { subject: 'office', subjectId: null };

async function createWorld() {
  const { db, context } = await createBookedTrip();
  const operatorId =
    (await upsertOperator(db, null, { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' })) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const plain = { wheelchairs: 2, extras: [], look: 'white', massKg: null, euroNorm: '', zones: '', soldOn: null };
  const coach = { ...plain, depotId, plate: '12-BRX-4', class: 'coachHire', seats: 59, tachograph: 'smart2' } as const;
  const vehicleId = (await upsertVehicle(db, null, coach)) ?? '';
  const person = { depotId, name: 'Jan', phone: '+31612345678', email: '', languages: ['nl'], hoursAWeek: null, taxNumber: '' } as const;
  const driverId = (await upsertDriver(db, null, { ...person, languages: ['nl'], leftOn: null })) ?? '';
  const leave = async () => await upsertDriver(db, driverId, { ...person, languages: ['nl'], leftOn: '2020-01-01' });
  const { reference, customer } = await db.selectFrom('trips').select(['reference', 'customer']).executeTakeFirstOrThrow();
  const run = { reference, vehicleIndex: 0, staff };
  expect(await placeCrew(context, { ...run, vehicleId, driverIds: [driverId], overrideReason: 'papers seen', seen: null })).toMatchObject({
    ok: true,
  });
  const keyOf = async (of: FeedOf) => /\/calendar\/([^/]+)\.ics$/.exec((await findFeedAddress(context, of)) ?? '')?.[1] ?? '';
  const open = async (of: FeedOf) => {
    expect(await changeFeed(context, { ...of, staff, isEnded: false })).toEqual({ ok: true, value: true });
    return await keyOf(of);
  };
  const read = async (key: string) => {
    const feed = await readFeed(context, key);
    return feed === null ? null : readCalendar(writeFeed(feed, 'https://desk.example.eu'));
  };
  return { context, driverId, vehicleId, reference, customer, run, keyOf, open, read, leave };
}

describe('a calendar by its secret address', () => {
  it('shows a driver the released duties, and its address on the driver’s page', async () => {
    const { context, driverId, run, reference, customer, open, read } = await createWorld();
    const of = { subject: 'driver', subjectId: driverId } as const;
    const key = await open(of);
    expect((await read(key))?.events).toEqual([]);
    expect(await releaseRun(context, run)).toMatchObject({ ok: true });
    const feed = await read(key);
    expect(feed?.properties).toMatchObject({ METHOD: 'PUBLISH', 'X-WR-CALNAME': 'Convoya Jan', 'REFRESH-INTERVAL': 'PT1H' });
    expect(feed?.events[0]).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '1' });
    expect(feed?.events[0]?.SUMMARY).toContain(reference);
    expect(JSON.stringify(feed)).not.toContain(String(Object(customer).email));
    await changeDriverLink(context, { driverId, staff, isEnded: false });
    const page = (await findDriverLink(context, driverId))?.split('/').at(-1) ?? '';
    expect((await readDriverDay(context, page))?.calendar).toBe(await findFeedAddress(context, of));
  });

  it('shows a coach its runs, and the office those of all, with the trip at the desk', async () => {
    const { vehicleId, reference, open, read } = await createWorld();
    const coach = await read(await open({ subject: 'vehicle', subjectId: vehicleId }));
    const all = await read(await open(office));
    for (const feed of [coach, all]) {
      expect(feed?.events).toHaveLength(1);
      expect(feed?.events[0]).toMatchObject({ URL: `https://desk.example.eu/trips/${reference}`, STATUS: 'CONFIRMED' });
    }
    expect(all?.events[0]?.UID).toBe(coach?.events[0]?.UID);
  });

  it('ends with its address: by another one, by none, and when the driver has left', async () => {
    const { context, driverId, keyOf, open, read, leave } = await createWorld();
    const of = { subject: 'driver', subjectId: driverId } as const;
    const first = await open(of);
    const second = await open(of);
    expect([await read(first), (await read(second)) !== null]).toEqual([null, true]);
    await leave();
    expect(await read(second)).toBeNull();
    await changeFeed(context, { ...of, staff, isEnded: true });
    expect([await keyOf(of), await read(second), await read('nonsense'), await read('')]).toEqual(['', null, null, null]);
  });

  it('contains only our own drivers, and every change is recorded', async () => {
    const { context, open } = await createWorld();
    const nobody = { subject: 'driver', subjectId: '019aa5b0-0000-7000-8000-000000000002', staff, isEnded: false } as const;
    expect(await changeFeed(context, nobody)).toEqual({ ok: false, failure: 'gone' });
    await open(office);
    const acts = await context.db.selectFrom('staff_audit').select('act').where('act', 'like', '%-calendar').execute();
    expect(acts).toEqual([{ act: 'renew-calendar' }]);
  });
});
