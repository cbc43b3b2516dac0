import { expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { openFor, problemOf } from '#desk-service/testing/open-for.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { openDriverLink } from './driver-link.ts';
import { changeDriverWishes, readDriverWishes, readOwnMonth } from './driver-wishes.ts';

async function createDriver(email: string) {
  const { db, context } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const person = { depotId, name: 'Femke', phone: '+31612345678', email, languages: [], hoursAWeek: 40, taxNumber: '', leftOn: null };
  const driverId = (await upsertDriver(db, null, person)) ?? '';
  const desk = await enter(context, { roles: ['planner'] });
  const key = ((await openDriverLink(desk, db, { driverId, by: 'test' })) ?? '').split('/').at(-1) ?? '';
  return { db, context, driverId, key, desk };
}

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

it('what a driver asks for on the own page is read by the planner and is on the month’s sheet', async () => {
  const { db, context, driverId, key, desk } = await createDriver('femke@example.com');
  expect(await changeDriverWishes({ db }, key, { kind: 'add-day', day: inAMonth })).toBe('done');
  expect(await changeDriverWishes({ db }, key, { kind: 'home', homeAtNight: true })).toBe('done');
  expect(await changeDriverWishes({ db }, key, { kind: 'add-day', day: '2020-01-01' })).toBe('day');
  const wished = { homeAtNight: true, freeDays: [inAMonth] };
  expect(await readDriverWishes({ db }, key)).toMatchObject({ driver: 'Femke', ...wished });
  expect(await openFor(desk).queries.drivers.wishes({ id: driverId })).toEqual(wished);
  const month = await readOwnMonth({ db }, key, inAMonth.slice(0, 7));
  expect(month?.days.filter(({ isWished }) => isWished).map(({ date }) => date)).toEqual([inAMonth]);
  expect(await readOwnMonth({ db }, key, '2026-13')).toBeNull();
  for (const nobody of [await readDriverWishes({ db }, 'x'), await changeDriverWishes({ db }, 'x', { kind: 'home', homeAtNight: true })])
    expect(nobody).toBeNull();
  const editor = openFor(await enter(context, { roles: ['editor'] }));
  expect(await statusOf(() => editor.queries.drivers.wishes({ id: driverId }))).toBe(404);
});

it('a month is mailed to a driver as the link to the sheet, and not without an address', async () => {
  const { db, driverId, key, desk } = await createDriver('femke@example.com');
  const { acts, queries } = openFor(desk);
  const month = inAMonth.slice(0, 7);
  expect(problemOf(await acts.drivers.mailMonth({ id: driverId, month }))).toBeNull();
  const jobs = await db.selectFrom('outbox').select('payload').execute();
  const mails = jobs.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes('"occasion":"month"'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`/on-duty/${key}/month/${month}`);
  expect(problemOf(await acts.drivers.mailMonth({ id: driverId, month: 'soon' }))).toBe('gone');
  expect(await queries.drivers.month({ id: driverId, month })).toMatchObject({ driver: 'Femke', minutes: 0 });
  await db.updateTable('drivers').set({ email: '' }).where('id', '=', driverId).execute();
  expect(problemOf(await acts.drivers.mailMonth({ id: driverId, month }))).toBe('no-driver-mail');
});
