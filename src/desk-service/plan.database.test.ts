import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { openFor, problemOf } from './testing/open-for.ts';

/** A booked trip, and a coach and a driver of ours without any certificates. */
async function createWorld() {
  const { db, context } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const plain = {
    wheelchairs: 2,
    extras: [],
    look: 'white',
    massKg: null,
    euroNorm: '',
    tachograph: 'smart2',
    zones: '',
    soldOn: null,
  } as const;
  const vehicleId = (await upsertVehicle(db, null, { depotId, plate: '12-BRX-4', class: 'coachHire', seats: 59, ...plain })) ?? '';
  const driver = { depotId, name: 'Jan', phone: '+31612345678', email: '', languages: [], hoursAWeek: null, taxNumber: '', leftOn: null };
  const driverId = (await upsertDriver(db, null, driver)) ?? '';
  const { reference } = await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow();
  return { context, asked: { reference, vehicle: '0', vehicleId, driverIds: [driverId], reason: '', seen: '0' } };
}

describe('the plan', () => {
  it('is hidden without the right to assign crews', async () => {
    const { context, asked } = await createWorld();
    const finance = openFor(await enter(context, { roles: ['finance'] }));
    const { reference, vehicle } = asked;
    for (const ask of [
      () => finance.queries.plan.runs({}),
      () => finance.queries.plan.findCrew({ reference, vehicle, with: '' }),
      () => finance.acts.plan.place(asked),
    ]) {
      expect(await statusOf(ask)).toBe(404);
    }
  });

  it('shows the objections to a driver, and requires a right and a reason to override them', async () => {
    const { context, asked } = await createWorld();
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    const { reference, vehicle } = asked;
    const found = await planner.queries.plan.findCrew({ reference, vehicle, with: '' });
    const lacking = ['licence-d', 'code-95', 'driver-card'].map((certificate) => ({ why: 'paper', certificate, validUntil: null }));
    expect(found).toMatchObject({ vehicleId: asked.vehicleId, drivers: [{ name: 'Jan', problems: lacking }] });
    const refused = await planner.acts.plan.place(asked);
    expect(problemOf(refused)).toBe('refused');
    expect(refused.isDone ? [] : refused.against).toHaveLength(6);
    const reason = 'papers seen on paper';
    expect(problemOf(await planner.acts.plan.place({ ...asked, reason }))).toBe('may-not-override');
    const manager = openFor(await enter(context, { roles: ['driverManager'] }));
    expect(problemOf(await manager.acts.plan.place({ ...asked, reason }))).toBeNull();
    const after = await planner.queries.plan.findCrew({ reference, vehicle, with: '' });
    expect(after?.placedDriverIds).toEqual(asked.driverIds);
    expect(after?.changes).toMatchObject([{ act: 'place', before: '', after: 'Jan · 12-BRX-4, white', by: 'Mo driverManager', reason }]);
  });

  it('treats invalid ids, and vehicles that the trip lacks, as gone', async () => {
    const { context, asked } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['planner'] }));
    expect(problemOf(await acts.plan.place({ ...asked, vehicleId: "'" }))).toBe('gone');
    expect(problemOf(await acts.plan.place({ ...asked, vehicle: '5' }))).toBe('no-duty');
    expect(await queries.plan.findCrew({ reference: asked.reference, vehicle: '5', with: '' })).toBeNull();
  });
});

it('a duty sheet that its driver has not read hours before the duty is on the first page of people who assign drivers', async () => {
  const { context, asked } = await createWorld();
  const manager = await enter(context, { roles: ['driverManager'] });
  const sales = await enter(context, { roles: ['sales'] });
  const { reference, vehicle } = asked;
  await openFor(manager).acts.plan.place({ ...asked, reason: 'papers seen on paper' });
  expect(problemOf(await openFor(manager).acts.onDuty.releaseSheets({ reference, vehicle }))).toBeNull();
  const unread = async (who = manager) => (await openFor(who).queries.today.inbox({})).lines.filter(({ kind }) => kind === 'unread');
  expect(await unread()).toEqual([]);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const [from, until] = [inHours(3), inHours(12)];
  await sql`update duty_sheets set starts_at = ${from}, ends_at = ${until}, released_at = ${inHours(-2)},
    contents = contents || jsonb_build_object('startsAt', ${from}::text, 'endsAt', ${until}::text)`.execute(context.db);
  expect(await unread()).toMatchObject([{ reference, about: { driver: 'Jan', phone: '+31612345678', startsAt: from } }]);
  expect(await unread(sales)).toEqual([]);
  await sql`update duty_sheets set seen_at = now()`.execute(context.db);
  expect(await unread()).toEqual([]);
});
