import { describe, expect, it } from 'vitest';
import { listBars } from './board-store.ts';
import { findCrewVersion, listCrewChanges } from './crew-changes.ts';
import { lockRun } from './lock-run.ts';
import { joinRun, splitRun } from './split-run.ts';
import { takeOffRun } from './take-off-run.ts';
import { createCrewWorld, staff } from './testing/crew-world.ts';
import { readDuties } from './trip-duties.ts';

const anna = { ...staff, name: 'Anna', rights: ['assign-drivers', 'see-trips'] } as const;
const ben = { ...anna, name: 'Ben' } as const;

/** A trip whose vehicle and driver are placed, and a second driver. */
async function createPlaced() {
  const world = await createCrewWorld();
  const vehicle = await world.addVehicle('12-BRX-4');
  const [jan, piet] = [await world.addDriver('Jan'), await world.addDriver('Piet')];
  expect(await world.place(vehicle, [jan])).toMatchObject({ ok: true });
  const tripId = (await world.trip()).id;
  const version = async (vehicleIndex = 0) => await findCrewVersion(world.db, { tripId, vehicleIndex });
  const split = async (more: Partial<Parameters<typeof splitRun>[1]> = {}) =>
    await splitRun(world.context, {
      ...{ reference: world.reference, vehicleIndex: 0, staff: anna, seen: await version() },
      ...{ stop: 1, takesOver: 'driver', next: null, ...more },
    });
  const crews = async () =>
    (await readDuties(world.context, await world.trip())).placements.map(({ vehicleIndex, driverIds }) => [vehicleIndex, ...driverIds]);
  return { ...world, vehicle, jan, piet, tripId, version, split, crews };
}

describe('a split duty', () => {
  it('keeps its crew up to the stop; another driver takes the same vehicle over, and the customer sees both', async () => {
    const { context, db, reference, trip, place, vehicle, jan, piet, tripId, split, crews } = await createPlaced();
    expect(await split()).toMatchObject({ ok: true, value: { stop: 1, next: null } });
    expect(await crews()).toEqual([[0, jan]]);
    const { duties } = await readDuties(context, await trip());
    expect(duties.map(({ vehicleIndex }) => vehicleIndex)).toEqual([0, 1]);
    expect(await place(vehicle, [piet], { vehicleIndex: 1 })).toMatchObject({ ok: true });
    expect(await crews()).toEqual([
      [0, jan],
      [1, piet],
    ]);
    expect((await trip()).assignment).toMatchObject({ driverName: 'Jan', others: [{ driverName: 'Piet' }] });
    const changes = await listCrewChanges(db, { tripId, vehicleIndex: 0 });
    expect(changes[0]).toMatchObject({ act: 'split', by: 'Anna' });
    const bars = await listBars(db, { from: '2000-01-01', until: '2100-01-01', now: context.now?.() ?? '2026-01-01T00:00:00.000Z' });
    expect(bars.filter((bar) => bar.reference === reference)).toHaveLength(4);
  });

  it('is joined as one step back, and split again with the crew that it had', async () => {
    const { context, reference, place, vehicle, jan, piet, version, split, crews } = await createPlaced();
    await split();
    await place(vehicle, [piet], { vehicleIndex: 1 });
    const joined = await joinRun(context, { reference, vehicleIndex: 1, staff: anna, seen: await version(1) });
    expect(joined).toMatchObject({ ok: true, value: { vehicleIndex: 0, stop: 1, takesOver: 'driver', next: { driverIds: [piet] } } });
    expect(await crews()).toEqual([[0, jan]]);
    if (!joined.ok) throw new Error('not joined');
    expect(await split({ next: joined.value.next, seen: joined.value.version })).toMatchObject({ ok: true });
    expect(await crews()).toEqual([
      [0, jan],
      [1, piet],
    ]);
  });

  it('is refused from an outdated page, at a stop that is none, and twice at one stop', async () => {
    const { context, reference, split, version } = await createPlaced();
    const seen = await version();
    expect(await split({ stop: 0 })).toEqual({ ok: false, failure: { why: 'not-here' } });
    expect(await split({ stop: 9 })).toEqual({ ok: false, failure: { why: 'not-here' } });
    const both = await Promise.all([split({ seen }), split({ seen, staff: ben })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { why: 'changed-since', values: { act: 'split' } } });
    expect(await joinRun(context, { reference, vehicleIndex: 7, staff: anna, seen: null })).toEqual({
      ok: false,
      failure: { why: 'not-split' },
    });
    expect(await joinRun(context, { reference, vehicleIndex: 0, staff: { ...anna, rights: [] }, seen: null })).toMatchObject({ ok: false });
  });
});

describe('a locked crew', () => {
  it('is moved, removed and split by nobody, until somebody with the right unlocks it', async () => {
    const { context, reference, place, vehicle, jan, piet, version, split, crews } = await createPlaced();
    const lock = async (act: 'lock' | 'unlock', who: typeof anna | typeof ben | typeof staff) =>
      await lockRun(context, { reference, vehicleIndex: 0, staff: who, act, seen: await version() });
    const outdated = await version();
    expect(await lock('lock', anna)).toMatchObject({ ok: true });
    const refused = { ok: false, failure: { why: 'locked', values: { by: 'Anna' } } };
    expect(await place(vehicle, [piet], { seen: outdated })).toEqual(refused);
    expect(await takeOffRun(context, { reference, vehicleIndex: 0, staff, seen: await version() })).toEqual(refused);
    expect(await split()).toEqual(refused);
    expect(await lock('unlock', ben)).toEqual({ ok: false, failure: { why: 'may-not-unlock' } });
    const old = { reference, vehicleIndex: 0, staff: anna, act: 'unlock', seen: outdated } as const;
    expect(await lockRun(context, old)).toMatchObject({ failure: { why: 'changed-since' } });
    expect(await crews()).toEqual([[0, jan]]);
    expect(await lock('unlock', staff)).toMatchObject({ ok: true });
    expect(await place(vehicle, [piet])).toMatchObject({ ok: true });
  });

  it('cannot be one of nobody, and ends with its crew', async () => {
    const { context, reference, place, vehicle, jan, version } = await createPlaced();
    const lock = async () => await lockRun(context, { reference, vehicleIndex: 0, staff: anna, act: 'lock', seen: await version() });
    await takeOffRun(context, { reference, vehicleIndex: 0, staff, seen: null });
    expect(await lock()).toEqual({ ok: false, failure: { why: 'nobody-placed' } });
    await place(vehicle, [jan]);
    expect(await lock()).toMatchObject({ ok: true });
    expect(await lock()).toMatchObject({ ok: true, value: await version() });
  });
});
