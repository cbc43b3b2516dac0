import { describe, expect, it } from 'vitest';
import { compareInstants } from '#domain/calendar/instant.ts';
import { findCrew } from './find-crew.ts';
import { listPlacements } from './placement-store.ts';
import { takeOffRun } from './take-off-run.ts';
import { createCrewWorld, staff } from './testing/crew-world.ts';
import { readDuties } from './trip-duties.ts';

/** From Utrecht to Kaatsheuvel and back, priced from a nearby depot. */
async function createWorld() {
  const world = await createCrewWorld();
  const { db, context, reference, trip } = world;
  const duty = async () => {
    const [first] = (await readDuties(context, await trip())).duties;
    if (first === undefined) throw new Error('no duty');
    return first;
  };
  const occupied = async (resourceId: string) => {
    const rows = await db.selectFrom('occupations').select('during').where('resource_id', '=', resourceId).execute();
    return rows.map(({ during }) =>
      (/^\["(.+)","(.+)"\)$/.exec(String(during)) ?? []).slice(1).map((text) => new Date(text).toISOString()),
    );
  };
  const find = async (vehicleId: string) => await findCrew(context, { reference, vehicleIndex: 0, vehicleId });
  return { ...world, duty, occupied, find };
}

describe('a coach of a more distant depot', () => {
  it('has the duty from the hour at which it leaves there, and so has its driver', async () => {
    const { db, trip, place, addDriver, addVehicle, addDepot, duty, occupied, find } = await createWorld();
    const planned = await duty();
    const [coach, driver] = [
      await addVehicle('12-BRX-4', 59, await addDepot('Ede', { latitude: 52.04, longitude: 5.67 })),
      await addDriver('Jan'),
    ];
    const found = await find(coach);
    expect(found?.longerMinutes).toBeGreaterThan(60);
    expect(await place(coach, [driver])).toMatchObject({ ok: true });
    const driven = await duty();
    expect(compareInstants(driven.startsAt, planned.startsAt)).toBeLessThan(0);
    expect(compareInstants(driven.endsAt, planned.endsAt)).toBeGreaterThan(0);
    expect([driven.startsAt, driven.endsAt]).toEqual([found?.run[0]?.startsAt, found?.run[0]?.endsAt]);
    for (const id of [coach, driver]) expect(await occupied(id)).toEqual([[driven.startsAt, driven.endsAt]]);
    expect(await listPlacements(db, (await trip()).id)).toHaveLength(1);
  });

  it('gives the planned hours back when it is taken off, or another has the duty', async () => {
    const { context, reference, place, addDriver, addVehicle, addDepot, duty } = await createWorld();
    const planned = await duty();
    const depot = await addDepot('Ede', { latitude: 52.04, longitude: 5.67 });
    const [far, near, driver] = [await addVehicle('12-BRX-4', 59, depot), await addVehicle('12-BRX-5'), await addDriver('Jan')];
    await place(far, [driver]);
    expect(await duty()).not.toEqual(planned);
    await place(near, [driver]);
    expect(await duty()).toEqual(planned);
    await place(far, [driver]);
    expect(await takeOffRun(context, { staff, reference, vehicleIndex: 0, seen: null })).toMatchObject({ ok: true });
    expect(await duty()).toEqual(planned);
  });

  it('is refused where its driver’s day becomes longer than the law allows', async () => {
    const { place, addDriver, addVehicle, addDepot } = await createWorld();
    const [coach, driver] = [
      await addVehicle('12-BRX-4', 59, await addDepot('Lyon', { latitude: 45.76, longitude: 4.84 })),
      await addDriver('Jan'),
    ];
    const refused = await place(coach, [driver]);
    const against = refused.ok || refused.failure.why !== 'refused' ? [] : refused.failure.problems;
    expect(against.map(({ why }) => why)).toContain('hours');
  });
});
