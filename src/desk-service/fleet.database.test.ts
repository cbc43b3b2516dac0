import { describe, expect, it } from 'vitest';
import { createTestContext } from '#api/testing/test-context.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { insertWorkRecord } from '#operations/fleet/work-record-store.ts';
import type { DeskContext } from './context.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const operator = { kind: 'own', name: 'Convoya Vervoer BV', country: 'NL', phone: '+31 30 123 45 67', email: '' };
const jan = {
  ...{ name: 'Jan de Vries', phone: '+31 6 12345678', email: '', hoursAWeek: '', taxNumber: '', languages: ['nl'], leftOn: '' },
};
const vehicle = {
  ...{
    plate: '12-bvb-3',
    class: 'coachHire',
    seats: '48',
    wheelchairs: '0',
    look: 'white',
    tachograph: 'smart2',
    euroNorm: '',
    massKg: '',
  },
  ...{ zones: '', extras: [], soldOn: '' },
};
const period = { fromDate: '2026-12-01', fromTime: '', untilDate: '', untilTime: '' };
/** A thing that no page has read yet has no version. */
const seen = '0';

async function createWorld() {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db });
  const ownerContext = await enter(context, { roles: ['owner'] });
  const owner = openFor(ownerContext);
  const idOf = (outcome: Awaited<ReturnType<typeof owner.acts.fleet.addOperator>>) => (outcome.isDone ? outcome.value.id : '');
  const operatorId = idOf(await owner.acts.fleet.addOperator(operator));
  expect(problemOf(await owner.acts.fleet.addDepot({ operatorId, name: 'Nieuwegein', place: 'Utrecht' }))).toBeNull();
  const { depots } = await owner.queries.fleet.operatorsAndDepots({});
  const depotId = depots[0]?.id ?? '';
  const added = await owner.acts.drivers.add({ ...jan, depotId });
  return { context, owner, ownerContext, depots, depotId, driverId: added.isDone ? added.value.id : '', operatorId };
}

describe('the fleet', () => {
  it('finds a depot by its typed place, and reports unknown ones beside the field', async () => {
    const { owner, depots, operatorId } = await createWorld();
    expect(depots).toMatchObject([{ name: 'Nieuwegein', country: 'NL' }]);
    expect(issuesOf(await owner.acts.fleet.addDepot({ operatorId, name: 'X', place: 'Qwxyzzy' }))).toEqual(['place place-unknown']);
  });

  it('stores a vehicle once, and shows it with its records', async () => {
    const { owner, depotId } = await createWorld();
    const added = await owner.acts.fleet.addVehicle({ ...vehicle, depotId });
    const id = added.isDone ? added.value.id : '';
    expect(problemOf(await owner.acts.fleet.addVehicle({ ...vehicle, depotId }))).toBe('known-plate');
    const workshop = { id, seen, ...period, reason: 'brakes' };
    expect(problemOf(await owner.acts.fleet.reportWorkshop(workshop))).toBeNull();
    const file = await owner.queries.fleet.vehicle({ id });
    expect(file).toMatchObject({ vehicle: { plate: '12-BVB-3' }, away: [{ why: 'brakes', until: null }], certificates: [], runs: [] });
    expect((await owner.queries.fleet.all({})).vehicles).toHaveLength(1);
    const back = { of: 'vehicle', id: file?.away[0]?.id ?? '' };
    expect(problemOf(await owner.acts.fleet.endAway({ ...back, seen }))).toBe('changed-since');
    const part = (await owner.queries.fleet.seen({ kind: 'vehicle', id })).parts.find((each) => each.part === 'away');
    expect(problemOf(await owner.acts.fleet.endAway({ ...back, seen: String(part?.version) }))).toBeNull();
  });

  it('names the colleague who was faster, and what they changed', async () => {
    const { owner, operatorId } = await createWorld();
    const change = { id: operatorId, seen, ...operator };
    expect(problemOf(await owner.acts.fleet.changeOperator({ ...change, phone: '+31 30 765 43 21' }))).toBeNull();
    const late = await owner.acts.fleet.changeOperator({ ...change, name: 'Other BV' });
    expect(late).toMatchObject({ isDone: false, problem: 'changed-since', values: { by: 'Mo owner' } });
    expect((await owner.queries.fleet.operator({ id: operatorId }))?.operator.name).toBe('Convoya Vervoer BV');
  });

  it('is hidden without the right to see it, and read-only without the right to change it', async () => {
    const { context, driverId, depotId } = await createWorld();
    const sales = openFor(await enter(context, { roles: ['sales'] })).queries;
    for (const ask of [() => sales.fleet.all({}), () => sales.drivers.list({}), () => sales.drivers.one({ id: driverId })]) {
      expect(await statusOf(ask)).toBe(404);
    }
    const onCall = openFor(await enter(context, { roles: ['onCall'] }));
    expect(await statusOf(() => onCall.queries.fleet.all({}))).toBe(200);
    expect(await statusOf(() => onCall.acts.fleet.addOperator(operator))).toBe(404);
    expect(await statusOf(() => onCall.acts.drivers.change({ ...jan, id: driverId, seen, opens: '', depotId, name: 'X' }))).toBe(404);
    expect((await listDrivers(context.db))[0]?.name).toBe('Jan de Vries');
  });

  it('is found by name with the right to see it, and not otherwise', async () => {
    const { context, ownerContext: owner, driverId } = await createWorld();
    const find = async (who: DeskContext) => (await openFor(who).queries.tripList.find({ search: 'vries' })).files;
    expect(await find(owner)).toEqual([{ kind: 'driver', id: driverId, name: 'Jan de Vries', detail: 'Nieuwegein' }]);
    expect(await find(await enter(context, { roles: ['sales'] }))).toEqual([]);
  });

  it('has no page for an invalid or unknown id', async () => {
    const { owner } = await createWorld();
    expect(await statusOf(() => owner.queries.drivers.one({ id: "'" }))).toBe(404);
    expect(await statusOf(() => owner.queries.fleet.operator({ id: 'x' }))).toBe(404);
    expect(await owner.queries.fleet.vehicle({ id: crypto.randomUUID() })).toBeNull();
  });
});

describe('the average week of a driver', () => {
  it('is shown to people who manage drivers, with its reading date', async () => {
    const { context, owner, driverId } = await createWorld();
    const average = async () => (await owner.queries.drivers.hours({ id: driverId }))?.average;
    expect(await average()).toMatchObject({ minutes: 0, limitMinutes: 2_880, weeks: 26, knownFrom: null });
    const startsAt = new Date(Date.parse(context.now()) - 14 * 86_400_000).toISOString();
    const endsAt = new Date(Date.parse(startsAt) + 9 * 3_600_000).toISOString();
    const shifts = [{ startsAt, endsAt, crewSize: 1 as const, parts: [{ kind: 'work' as const, minutes: 520 }] }];
    await insertWorkRecord(context.db, { driverId, source: 'sheet', covered: [{ from: startsAt, until: endsAt }], shifts, by: 'Mo' });
    expect(await average()).toMatchObject({ minutes: 20, knownFrom: expect.any(String) });
  });

  it('takes a day of a sheet once, and takes it back', async () => {
    const { context, owner, driverId: id } = await createWorld();
    const date = new Date(Date.parse(context.now()) - 3 * 86_400_000).toISOString().slice(0, 10);
    const sheet = { id, date, kind: 'ours', from: '08:00', until: '16:00', drivingMinutes: '200', breakMinutes: '45', note: '' };
    expect(problemOf(await owner.acts.drivers.noteHours(sheet))).toBeNull();
    expect(problemOf(await owner.acts.drivers.noteHours(sheet))).toBe('known-hours');
    const [record] = (await owner.queries.drivers.hours({ id }))?.records ?? [];
    expect(record).toMatchObject({ source: 'sheet', shifts: 1, drivingMinutes: 200 });
    expect(problemOf(await owner.acts.drivers.takeBackHours({ id: record?.id ?? '' }))).toBeNull();
    expect((await owner.queries.drivers.hours({ id }))?.records).toEqual([]);
  });

  it('does not take a file that is no card', async () => {
    const { owner, driverId: id } = await createWorld();
    const file = [{ name: 'card.ddd', bytes: new Uint8Array([1, 2, 3]) }];
    expect(problemOf(await owner.acts.drivers.readCard({ id, file }))).toBe('not-a-card');
    expect(issuesOf(await owner.acts.drivers.readCard({ id, file: [] }))).toEqual(['file required']);
  });
});

describe('a card that is to be read again', () => {
  it('is on Today of people who manage drivers, from a week before until it is read', async () => {
    const { context, ownerContext: owner, driverId } = await createWorld();
    const onCall = await enter(context, { roles: ['onCall'] });
    const asked = async (who = owner) =>
      (await openFor(who).queries.today.inbox({})).lines.filter(({ kind }) => kind === 'card').map(({ about }) => about);
    const read = async (print: string, daysAgo: number) => {
      const covered = [{ from: '2026-10-01T00:00:00.000Z', until: '2026-10-02T00:00:00.000Z' }];
      await insertWorkRecord(context.db, { driverId, source: 'card', covered, shifts: [], print, by: 'X' });
      const addedAt = new Date(Date.parse(context.now()) - daysAgo * 86_400_000).toISOString();
      await context.db.updateTable('work_records').set({ added_at: addedAt }).where('print', '=', print).execute();
    };
    expect(await asked()).toEqual([]);
    await read('first', 30);
    expect(await asked()).toMatchObject([{ driverId, driver: 'Jan de Vries', isOverdue: true }]);
    expect(await asked(onCall)).toEqual([]);
    await read('second', 22);
    expect(await asked()).toMatchObject([{ isOverdue: false }]);
    await context.db.updateTable('drivers').set({ left_on: '2020-01-01' }).execute();
    expect(await asked()).toEqual([]);
    await context.db.updateTable('drivers').set({ left_on: null }).execute();
    await read('third', 20);
    expect(await asked()).toEqual([]);
  });
});

describe('tasks for the end of a certificate', () => {
  it('are done once, together with earlier ones, by a person whose name is recorded', async () => {
    const { context, owner, operatorId } = await createWorld();
    const licence = { subject: 'operator', id: operatorId, seen, kind: 'operator-licence', number: 'L1', validUntil: '2027-01-01' };
    expect(problemOf(await owner.acts.fleet.fileCertificate(licence))).toBeNull();
    const { id: paper_id } = await context.db.selectFrom('papers').select('id').executeTakeFirstOrThrow();
    const task = { paper_id, valid_until: '2027-01-01' };
    const asked = await context.db
      .insertInto('paper_tasks')
      .values([60, 30, 7].map((days) => ({ ...task, id: crypto.randomUUID(), days })))
      .returning(['id', 'days'])
      .execute();
    const id = asked.find(({ days }) => days === 30)?.id ?? '';
    const sales = openFor(await enter(context, { roles: ['sales'] }));
    expect(await statusOf(() => sales.acts.fleet.finishTask({ id }))).toBe(404);
    const onCall = openFor(await enter(context, { roles: ['onCall'] }));
    expect(await statusOf(() => onCall.acts.fleet.finishTask({ id }))).toBe(404);
    expect((await onCall.queries.fleet.all({})).tasks.map(({ mayFinish }) => mayFinish)).toEqual([false]);
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    const finish = async (of: string) => problemOf(await planner.acts.fleet.finishTask({ id: of }));
    expect([await finish('x'), await finish(id), await finish(id)]).toEqual(['gone', null, 'gone']);
    const left = await context.db.selectFrom('paper_tasks').select(['days', 'done_by']).orderBy('days').execute();
    expect(left.map(({ days, done_by }) => [days, done_by])).toEqual([
      [7, null],
      [30, 'Mo planner'],
      [60, 'Mo planner'],
    ]);
    const done = await context.db.selectFrom('staff_audit').select('member_name').where('act', '=', 'finish-task').execute();
    expect(done).toEqual([{ member_name: 'Mo planner' }]);
  });
});

describe('reasons that reveal health data', () => {
  it('is read by the driver manager; a planner sees from when until when', async () => {
    const { context, driverId: id } = await createWorld();
    const manager = openFor(await enter(context, { roles: ['driverManager'] }));
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    const ill = { id, seen, ...period, untilDate: '2099-12-03', kind: 'ill' };
    expect(await manager.acts.drivers.reportAbsence(ill)).toEqual({ isDone: true, value: [] });
    const medical = { subject: 'driver', id, seen, kind: 'medical', number: 'M1', validUntil: '2027-01-01' };
    expect(problemOf(await manager.acts.fleet.fileCertificate(medical))).toBeNull();
    expect(await manager.queries.drivers.one({ id })).toMatchObject({ away: [{ why: 'ill' }], certificates: [{ kind: 'medical' }] });
    expect(await planner.queries.drivers.one({ id })).toMatchObject({
      away: [{ why: '', until: '2099-12-03T23:00:00.000Z' }],
      certificates: [],
    });
  });

  it('are hidden without the right to read them', async () => {
    const { context, driverId: id } = await createWorld();
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    expect(problemOf(await planner.acts.drivers.reportAbsence({ id, seen, ...period, kind: 'ill' }))).toBeNull();
    const manager = openFor(await enter(context, { roles: ['driverManager'] }));
    expect((await manager.queries.drivers.one({ id }))?.away).toMatchObject([{ why: 'unstated' }]);
    const medical = { subject: 'driver', id, seen, kind: 'medical', number: '', validUntil: '2027-01-01' };
    expect(await statusOf(() => planner.acts.fleet.fileCertificate(medical))).toBe(404);
  });
});
