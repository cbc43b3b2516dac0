import { describe, expect, it } from 'vitest';
import { listAbsences } from '#operations/fleet/occupation-store.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import { findCrew } from './find-crew.ts';
import { noteUnansweredCall } from './note-unanswered-call.ts';
import { reportIll } from './report-ill.ts';
import { createCrewWorld, staff } from './testing/crew-world.ts';
import { readDuties } from './trip-duties.ts';

const by = { id: null, name: 'Pia' };

async function createScene() {
  const world = await createCrewWorld();
  const vehicle = await world.addVehicle('12-BRX-4');
  const [jan, piet] = [await world.addDriver('Jan'), await world.addDriver('Piet')];
  expect(await world.place(vehicle, [jan])).toMatchObject({ ok: true });
  const call = async (driverId: string, as: StaffMember = staff) =>
    await reportIll(world.context, { reference: world.reference, vehicleIndex: 0, driverId, staff: as, by });
  return { ...world, jan, piet, call };
}

describe('a driver who calls in ill', () => {
  it('is away until the end of the day of the duty, which is open with that', async () => {
    const { db, context, trip, reference, jan, call } = await createScene();
    expect(await call(jan)).toEqual({ ok: true, value: [reference] });
    const { duties, placements } = await readDuties(context, await trip());
    expect(placements).toEqual([]);
    const [absence, ...more] = await listAbsences(db, jan);
    expect(more).toEqual([]);
    expect(absence).toMatchObject({ kind: 'ill', reportedBy: 'Pia' });
    const last = Date.parse(duties.at(-1)?.endsAt ?? '');
    expect(Date.parse(absence?.until ?? '')).toBeGreaterThan(last);
    expect(Date.parse(absence?.until ?? '') - last).toBeLessThan(25 * 3_600_000);
    expect(Date.parse(absence?.from ?? '')).toBeLessThanOrEqual(Date.parse(duties[0]?.startsAt ?? ''));
  });

  it('is reported only with the right to plan, and removes nobody who has the duty meanwhile', async () => {
    const { db, context, trip, jan, piet, call } = await createScene();
    expect(await call(jan, { ...staff, rights: [] })).toEqual({ ok: false, failure: { why: 'no-right' } });
    expect(await call(piet)).toEqual({ ok: false, failure: { why: 'gone' } });
    expect((await readDuties(context, await trip())).placements).toHaveLength(1);
    expect([await listAbsences(db, jan), await listAbsences(db, piet)]).toEqual([[], []]);
    expect(await call(jan)).toMatchObject({ ok: true });
    expect(await call(jan)).toEqual({ ok: false, failure: { why: 'gone' } });
  });
});

describe('a driver who did not answer a call', () => {
  it('is listed last with the time and the caller, for this duty only', async () => {
    const { db, context, reference, addTrip, jan, piet, call } = await createScene();
    await call(jan);
    const first = (await findCrew(context, { reference, vehicleIndex: 0, vehicleId: null }))?.drivers[0]?.id;
    expect(first).toBe(piet);
    expect(await noteUnansweredCall(db, { reference, vehicleIndex: 0, driverId: piet, by: 'Pia' })).toEqual({ ok: true, value: true });
    const found = await findCrew(context, { reference, vehicleIndex: 0, vehicleId: null });
    expect(found?.drivers.find(({ id }) => id === piet)?.unanswered).toMatchObject({ by: 'Pia' });
    const other = await findCrew(context, { reference: (await addTrip()).reference, vehicleIndex: 0, vehicleId: null });
    expect(other?.drivers.every(({ unanswered }) => unanswered === null)).toBe(true);
    const unknown = { reference: 'NL-26-000000', vehicleIndex: 0, driverId: piet, by: 'Pia' };
    expect(await noteUnansweredCall(db, unknown)).toEqual({ ok: false, failure: { why: 'no-such-trip' } });
  });
});
