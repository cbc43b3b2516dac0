import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import type { Database } from '#db/engine/tables.ts';
import { formatDatabaseUrl } from '#db/testing/database-url.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { storePlan, workOutPlan } from '#operations/duties/make-plan.ts';
import { usualWeights } from '#operations/duties/rules/propose/week/week.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { saveWish } from '#operations/duties/wish-store.ts';
import { upsertCertificate } from '#operations/fleet/certificate-store.ts';
import { upsertDriver } from '#operations/fleet/driver-store.ts';
import { insertDepot, listDepots, upsertOperator } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { upsertVehicle } from '#operations/fleet/vehicle-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { openFor, problemOf } from './testing/open-for.ts';

/** A booked trip without drivers, a coach, and two drivers of whom the first wishes the day free. */
async function createWorld() {
  const { db, context } = await createBookedTrip();
  const operator = { kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
  const operatorId = (await upsertOperator(db, null, operator)) ?? '';
  await insertDepot(db, { operatorId, name: 'Nieuwegein', country: 'NL', coordinates: { latitude: 52, longitude: 5 } });
  const depotId = (await listDepots(db))[0]?.id ?? '';
  const certificate = { number: '', validUntil: '2099-01-01' };
  const drivers: string[] = [];
  for (const name of ['Femke', 'Gijs']) {
    const person = { depotId, name, phone: '+31612345678', email: '', languages: [], hoursAWeek: 40, taxNumber: '', leftOn: null };
    const id = (await upsertDriver(db, null, person)) ?? '';
    for (const kind of ['licence-d', 'code-95', 'driver-card'] as const)
      await upsertCertificate(db, { subject: 'driver', id }, { kind, ...certificate }, 'test');
    drivers.push(id);
  }
  const plain = { wheelchairs: 2, extras: [], look: 'white', massKg: null, euroNorm: '6', zones: '', soldOn: null } as const;
  const coach = { depotId, plate: '12-BRX-4', class: 'coachHire', seats: 59, tachograph: 'smart2', ...plain } as const;
  const vehicleId = (await upsertVehicle(db, null, coach)) ?? '';
  for (const kind of ['inspection', 'vehicle-insurance', 'tachograph-check'] as const)
    await upsertCertificate(db, { subject: 'vehicle', id: vehicleId }, { kind, ...certificate }, 'test');
  const { reference } = await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow();
  const trip = await findTripByReference(db, reference);
  if (trip === null) throw new Error('gone');
  const { duties } = await readDuties(context, trip);
  const day = toLocal(duties[0]?.startsAt ?? '', planningZone).date;
  await saveWish(db, { driverId: drivers[0] ?? '', homeAtNight: false, freeDays: [day] });
  return { db, context, reference, drivers, vehicleId, day };
}

async function store(db: Database, asked: { readonly from: string; readonly days: number }): Promise<string> {
  const stored = await storePlan(db, { ...asked, weights: usualWeights, madeBy: 'Mo planner' });
  if (!stored.ok) throw new Error(stored.failure);
  return stored.value.id;
}

type World = Awaited<ReturnType<typeof createWorld>>;

async function makePlan({ context, day }: World, roles: Parameters<typeof enter>[1]['roles'] = ['planner']) {
  const planner = await enter(context, { roles });
  const id = await store(planner.db, { from: day, days: 3 });
  await (await workOutPlan(planner, id)).finished;
  return { id, ...openFor(planner) };
}

it('is worked out, shown beside the greedy plan with why, accepted in one step and taken back in one', async () => {
  const world = await createWorld();
  const { id, acts, queries } = await makePlan(world);
  const plan = await queries.plans.show({ id, beside: '' });
  expect(plan).toMatchObject({
    ...{ state: 'done', acceptedCount: null, figures: { covered: 1, open: 0, brokenWishes: 0 } },
    result: {
      rows: [{ reference: world.reference, plate: '12-BRX-4', depot: 'Nieuwegein', drivers: [{ name: 'Gijs' }], why: { broken: [] } }],
      open: [],
      beside: { id: 'greedy', differences: [{ kind: 'same' }] },
    },
  });
  expect(plan?.gap).toBeLessThan(0.03);
  expect(await world.db.selectFrom('placements').selectAll().execute()).toEqual([]);
  expect(await acts.plans.accept({ id, leftOut: [] })).toMatchObject({ isDone: true, value: [] });
  expect(await world.db.selectFrom('placements').select('driver_id').execute()).toMatchObject([{ driver_id: world.drivers[1] }]);
  expect(problemOf(await acts.plans.accept({ id, leftOut: [] }))).toBe('accepted-already');
  expect(await queries.plans.list({})).toMatchObject([{ id, acceptedCount: 1, acceptedBy: 'Mo planner' }]);
  expect(await acts.plans.undo({ id })).toMatchObject({ isDone: true, value: [] });
  expect(await world.db.selectFrom('placements').selectAll().execute()).toEqual([]);
  expect(await queries.plans.show({ id, beside: '' })).toMatchObject({ acceptedCount: null });
});

it('leaves a colleague’s crew where it was placed meanwhile, and names the row and the colleague', async () => {
  const world = await createWorld();
  const { reference, vehicleId, drivers } = world;
  const { id, acts } = await makePlan(world);
  const theirs = { reference, vehicle: '0', vehicleId, driverIds: [drivers[0] ?? ''], reason: '', seen: '0' };
  expect(problemOf(await acts.plan.place(theirs))).toBeNull();
  expect(await acts.plans.accept({ id, leftOut: [] })).toMatchObject({
    value: [{ reference, problem: 'changed-since', by: 'Mo planner', after: 'Femke · 12-BRX-4, white' }],
  });
  expect(await world.db.selectFrom('placements').select('driver_id').execute()).toMatchObject([{ driver_id: drivers[0] }]);
});

it('is accepted once where two people accept it, while a third places one of its drivers', async () => {
  const world = await createWorld();
  const { reference, vehicleId, drivers } = world;
  const { id, acts } = await makePlan(world);
  const theirs = { reference, vehicle: '0', vehicleId, driverIds: [drivers[0] ?? ''], reason: '', seen: '0' };
  const [one, other, placed] = await Promise.all([
    acts.plans.accept({ id, leftOut: [] }),
    acts.plans.accept({ id, leftOut: [] }),
    acts.plan.place(theirs),
  ]);
  const rows = await world.db.selectFrom('placements').select('driver_id').execute();
  const byHand = problemOf(placed) === null;
  expect(rows).toMatchObject([{ driver_id: drivers[byHand ? 0 : 1] }]);
  // Whoever came second is told: the person by name of the plan, the plan by the row that it lost.
  if (byHand) {
    expect([one, other].filter(({ isDone }) => isDone).length).toBeGreaterThan(0);
    const lost = [one, other].flatMap((each) => (each.isDone ? each.value : []));
    expect(lost).toEqual(expect.arrayContaining([expect.objectContaining({ reference, problem: 'changed-since' })]));
  } else {
    expect(problemOf(placed)).toBe('changed-since');
    expect([one, other].map(problemOf).toSorted()).toEqual(['accepted-already', null]);
  }
});

it('leaves what somebody changed after it was accepted, when it is taken back', async () => {
  const world = await createWorld();
  const { reference, vehicleId, drivers } = world;
  const { id, acts, queries } = await makePlan(world);
  await acts.plans.accept({ id, leftOut: [] });
  const found = await queries.plan.findCrew({ reference, vehicle: '0', with: '' });
  const theirs = { reference, vehicle: '0', vehicleId, driverIds: [drivers[0] ?? ''], reason: '' };
  expect(problemOf(await acts.plan.place({ ...theirs, seen: String(found?.seen ?? 0) }))).toBeNull();
  expect(await acts.plans.undo({ id })).toMatchObject({ value: [{ reference, problem: 'changed-since' }] });
  expect(await world.db.selectFrom('placements').select('driver_id').execute()).toMatchObject([{ driver_id: drivers[0] }]);
});

it('can be cancelled, exists beside another plan, and needs the right and 1 to 14 days', async () => {
  const world = await createWorld();
  const first = await makePlan(world, ['planner', 'sales']);
  const { id, acts, queries } = await makePlan(world);
  expect(await queries.plans.show({ id, beside: first.id })).toMatchObject({
    result: { beside: { id: first.id }, others: [{ id: first.id }] },
  });
  expect(await acts.plans.cancel({ id })).toMatchObject({ value: { wasRunning: false } });
  const planner = await enter(world.context, { roles: ['planner', 'editor'] });
  const never = { ...planner, planWeek: async (_: unknown, { signal }: { signal?: AbortSignal }) => await aborted(signal) };
  const running = await store(world.db, { from: world.day, days: 1 });
  const { finished } = await workOutPlan(never, running);
  expect(await acts.plans.cancel({ id: running })).toMatchObject({ value: { wasRunning: true } });
  await finished;
  expect(await queries.plans.show({ id: running, beside: '' })).toMatchObject({ state: 'cancelled', result: null });
  const long = { from: world.day, days: 15, weights: usualWeights, madeBy: 'Mo' };
  expect(await storePlan(world.db, long)).toEqual({ ok: false, failure: 'days' });
  expect(await statusOf(async () => openFor(await enter(world.context, { roles: ['editor'] })).queries.plans.list({}))).toBe(404);
});

it('is begun once by a form that is sent twice, and by the next form again', async () => {
  const world = await createWorld();
  const planner = await enter(world.context, { roles: ['planner'] });
  let searches = 0;
  const planWeek = async () => {
    searches += 1;
    return await new Promise<null>(() => undefined);
  };
  const { acts } = openFor({ ...planner, planWeek });
  const weights = { emptyKilometres: '1', cost: '1', hours: '1', nights: '1', weekends: '1', freeDays: '1', homeNights: '1' };
  const asked = { key: crypto.randomUUID(), from: world.day, days: '1', ...weights };
  const [first, again] = [await acts.plans.start(asked), await acts.plans.start(asked)];
  expect(again).toEqual(first);
  expect(await acts.plans.start({ ...asked, key: crypto.randomUUID() })).not.toEqual(first);
  expect(await world.db.selectFrom('plans').select('id').execute()).toHaveLength(2);
  await expect.poll(() => searches).toBe(2);
});

it('that loses its database ends without a failure that nobody catches', async () => {
  const { db, context, day } = await createWorld();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const lost = createDatabase(createPool(formatDatabaseUrl(inject('testServerUrl'), rows[0]?.name ?? '')));
  const planWeek = async () => {
    await lost.destroy();
    throw new Error('the database is away');
  };
  const { finished } = await workOutPlan({ ...context, db: lost, planWeek }, await store(db, { from: day, days: 1 }));
  await expect(finished).resolves.toBeUndefined();
});

async function aborted(signal: AbortSignal | undefined): Promise<null> {
  return await new Promise((resolve) => signal?.addEventListener('abort', () => resolve(null)));
}
