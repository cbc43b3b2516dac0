import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { enter } from '#desk-service/testing/enter.ts';
import { openFor, problemOf } from '#desk-service/testing/open-for.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { createCrewWorld } from '#operations/duties/testing/crew-world.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { insertReport } from '#operations/on-duty/report-store.ts';
import type { ReportKind } from '#operations/on-duty/rules/report-kinds.ts';
import { findCures } from './find-cures.ts';
import { readKnockOns } from './read-knock-ons.ts';

const hour = 3_600_000;

type ChainAsked = {
  readonly gapMinutes: number;
  readonly isOtherCoach?: boolean;
  /** Makes both duties short, so that no rule for nights is met, the second with so long a way to its group. */
  readonly wayMinutes?: number | null;
};

/** A duty of Jan that ends in two hours, and his next one this many minutes later, with the same or another coach. */
async function createChain({ gapMinutes, wayMinutes = null, isOtherCoach = false }: ChainAsked) {
  const world = await createCrewWorld();
  const { db, context, trip, place, addDriver, addVehicle, addTrip } = world;
  const [jan, coach] = [await addDriver('Jan'), await addVehicle('AA-1')];
  const other = isOtherCoach ? await addVehicle('BB-2') : coach;
  const next = await addTrip();
  await readDuties(context, await trip());
  await readDuties(context, next);
  const [late] = await listDuties(db, (await trip()).id);
  const [after] = await listDuties(db, next.id);
  if (late === undefined || after === undefined) throw new Error('no duties');
  const move = async (id: string, startsAt: number, length: number) => {
    const [from, until] = [new Date(startsAt).toISOString(), new Date(startsAt + length).toISOString()];
    await sql`update duties set starts_at = ${from}, ends_at = ${until}, vehicle_until = ${until} where id = ${id}`.execute(db);
  };
  const lengthOf = ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }) =>
    Date.parse(endsAt) - Date.parse(startsAt);
  // In the future first, because nobody can be placed on a duty that has begun.
  const ends = Date.now() + 400 * hour;
  const length = (duty: typeof late) => (wayMinutes === null ? lengthOf(duty) : 4 * hour);
  await move(late.id, ends - length(late), length(late));
  await move(after.id, ends + gapMinutes * 60_000, length(after));
  if (wayMinutes !== null) {
    const parts = [
      { kind: 'empty-drive', minutes: wayMinutes },
      { kind: 'drive', minutes: 240 - wayMinutes },
    ];
    await sql`update duties set parts = ${JSON.stringify(parts)}::jsonb where id = any(${[late.id, after.id]}::uuid[])`.execute(db);
  }
  const placed = [await place(coach, [jan]), await place(other, [jan], { reference: next.reference })];
  expect(placed).toMatchObject([{ ok: true }, { ok: true }]);
  const back = sql`interval '398 hours'`;
  await db.transaction().execute(async (tx) => {
    await sql`update duties set starts_at = starts_at - ${back}, ends_at = ends_at - ${back}, vehicle_until = vehicle_until - ${back}`.execute(
      tx,
    );
    await sql`update occupations set during = tstzrange(lower(during) - ${back}, upper(during) - ${back})`.execute(tx);
  });
  const reportFrom = async (kind: ReportKind, minutes: number | null = null) => {
    const { id: tripId } = await trip();
    const at = new Date().toISOString();
    const report = { id: createId(), tripId, dutyId: late.id, driverId: jan, kind, at, stop: null, minutes, note: '' };
    expect(await insertReport(db, report)).toBe(true);
  };
  return { ...world, jan, coach, reportFrom, next: next.reference };
}

describe('a delay', () => {
  it('that leaves the rest before the next duty long enough changes nothing', async () => {
    const { db, reportFrom } = await createChain({ gapMinutes: 600 });
    expect(await readKnockOns(db)).toEqual([]);
    await reportFrom('delay', 30);
    expect(await readKnockOns(db)).toEqual([]);
  });

  it('that breaks the rest before the next duty is listed with its article, until another driver has it', async () => {
    const { db, context, reportFrom, reference, next, jan, addDriver } = await createChain({ gapMinutes: 600 });
    const piet = await addDriver('Piet');
    await reportFrom('delay', 30);
    await reportFrom('delay', 90);
    const [knockOn, ...others] = await readKnockOns(db);
    expect(others).toEqual([]);
    expect(knockOn).toMatchObject({
      ...{ kind: 'driver', of: 'Jan', resourceId: jan, waitMinutes: 0 },
      late: { reference, expected: { lateMinutes: 90, because: 'pressed' } },
      next: { reference: next },
      problems: [{ why: 'hours', rule: 'daily-rest', limitMinutes: 540, actualMinutes: 510, overMinutes: 30 }],
    });
    if (knockOn === undefined) throw new Error('nothing found');
    expect((await findCures(context, knockOn)).cures).toMatchObject([{ kind: 'driver', name: 'Piet', driverIds: [piet] }]);
    const { queries, acts } = openFor(await enter(context, { roles: ['planner'] }));
    const [shown] = await queries.plan.knockOns({ reference: '' });
    const cure = shown?.cures.find(({ kind }) => kind === 'driver');
    if (cure?.kind !== 'driver') throw new Error('no cure');
    const asked = { reference: next, vehicle: '0', vehicleId: cure.vehicleId, driverIds: [...cure.driverIds] };
    expect(problemOf(await acts.plan.place({ ...asked, reason: '', seen: String(shown?.seen) }))).toBeNull();
    expect(await readKnockOns(db)).toEqual([]);
  });

  it('makes the coach late for its next group too, which another coach cures', async () => {
    const { db, context, reportFrom, next, addVehicle, addDriver } = await createChain({ gapMinutes: 570 });
    await addVehicle('CC-3');
    await addDriver('Piet');
    await reportFrom('delay', 600);
    const found = await readKnockOns(db);
    expect(found.map(({ kind, waitMinutes }) => [kind, waitMinutes])).toEqual([
      ['driver', 30],
      ['vehicle', 30],
    ]);
    expect(found.map(({ next: { reference } }) => reference)).toEqual([next, next]);
    const vehicle = found.find(({ kind }) => kind === 'vehicle');
    if (vehicle === undefined) throw new Error('no vehicle');
    expect((await findCures(context, vehicle)).cures).toMatchObject([{ kind: 'vehicle', name: 'CC-3' }]);
  });

  it('is cured by a later start where the way to the next group is shorter than planned', async () => {
    const { db, context, reportFrom, next } = await createChain({ gapMinutes: 600, wayMinutes: 90 });
    await reportFrom('delay', 90);
    const { queries, acts } = openFor(await enter(context, { roles: ['planner'] }));
    const [shown] = await queries.plan.knockOns({ reference: '' });
    const cure = shown?.cures.find(({ kind }) => kind === 'later');
    if (cure?.kind !== 'later') throw new Error('no later start');
    const run = { reference: next, vehicle: '0' };
    const before = await queries.plan.duty(run);
    expect(problemOf(await acts.plan.startLater({ ...run, minutes: '300', seen: String(shown?.seen) }))).toBe('too-late-for-group');
    expect(problemOf(await acts.plan.startLater({ ...run, minutes: String(cure.minutes), seen: String(shown?.seen) }))).toBeNull();
    expect(problemOf(await acts.plan.startLater({ ...run, minutes: '5', seen: String(shown?.seen) }))).toBe('changed-since');
    expect(await readKnockOns(db)).toEqual([]);
    const after = await queries.plan.duty(run);
    expect(after?.duties[0]).toMatchObject({ startsAt: cure.startsAt, endsAt: before?.duties[0]?.endsAt });
    expect(Date.parse(cure.startsAt) - Date.parse(before?.duties[0]?.startsAt ?? '')).toBe(cure.minutes * 60_000);
    expect(after?.changes[0]).toMatchObject({
      before: 'Jan · AA-1, white',
      after: 'Jan · AA-1, white',
      reason: expect.stringContaining('→'),
    });
  });

  it('is over when its driver ends the duty in time after all', async () => {
    const { db, reportFrom } = await createChain({ gapMinutes: 600 });
    await reportFrom('delay', 90);
    expect(await readKnockOns(db)).toHaveLength(1);
    await reportFrom('done');
    expect(await readKnockOns(db)).toEqual([]);
  });

  it('is hidden without the right to place crews', async () => {
    const { context, reportFrom } = await createChain({ gapMinutes: 600 });
    await reportFrom('delay', 90);
    const { queries } = openFor(await enter(context, { roles: ['sales'] }));
    expect(await queries.plan.knockOns({ reference: '' })).toEqual([]);
  });
});
