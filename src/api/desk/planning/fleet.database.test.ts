import { describe, expect, it } from 'vitest';
import { createTestContext } from '#api/testing/test-context.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import {
  DriverFileDocument,
  DriverHoursDocument,
  DriversDocument,
  FinishPaperTaskDocument,
  FleetDocument,
  KeepDepotDocument,
  KeepDriverDocument,
  KeepOperatorDocument,
  KeepPaperDocument,
  OperatorFileDocument,
  ReportAbsenceDocument,
} from '#desk/api/generated/operations.ts';
import { openFor } from '#desk-service/testing/open-for.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { insertWorkRecord } from '#operations/fleet/work-record-store.ts';
import { createDeskRunner } from '../run.ts';
import { enter, statusOf } from '../testing/enter.ts';

const run = createDeskRunner();
const typed = (fields: Readonly<Record<string, string | string[]>>) =>
  Object.entries(fields).map(([name, value]) => ({ name, values: [value].flat() }));

const operator = typed({ kind: 'own', name: 'Convoya Vervoer BV', country: 'NL', phone: '+31 30 123 45 67', email: '' });

async function createWorld() {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db });
  const owner = await enter(context, { roles: ['owner'] });
  const { keepOperator } = await run(owner, KeepOperatorDocument, { id: null, fields: operator });
  const fields = typed({ operatorId: keepOperator.id ?? '', name: 'Nieuwegein', place: 'Utrecht' });
  expect((await run(owner, KeepDepotDocument, { fields })).keepDepot).toEqual({ id: null, problem: null, issues: [] });
  const { fleet } = await run(owner, FleetDocument, {});
  const driver = typed({ depotId: fleet.depots[0]?.id ?? '', name: 'Jan de Vries', phone: '+31 6 12345678', languages: ['nl'] });
  const { keepDriver } = await run(owner, KeepDriverDocument, { id: null, fields: driver });
  return { context, owner, fleet, driverId: keepDriver.id ?? '', operatorId: keepOperator.id ?? '' };
}

describe('the fleet', () => {
  it('finds a yard by what was typed, and says what it does not know beside the field', async () => {
    const { owner, fleet, operatorId } = await createWorld();
    expect(fleet.depots).toMatchObject([{ name: 'Nieuwegein', country: 'NL' }]);
    const fields = typed({ operatorId, name: 'X', place: 'Qwxyzzy' });
    const { keepDepot } = await run(owner, KeepDepotDocument, { fields });
    expect(keepDepot).toEqual({ id: null, problem: 'fields', issues: [{ field: 'place', code: 'place-unknown' }] });
  });

  it('is nothing to whoever may not see it, and is not changed by whoever may only look', async () => {
    const { context, driverId } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    for (const answer of [
      run(sales, FleetDocument, {}),
      run(sales, DriversDocument, {}),
      run(sales, DriverFileDocument, { id: driverId }),
    ]) {
      expect(await statusOf(answer)).toBe(404);
    }
    const onCall = await enter(context, { roles: ['onCall'] });
    expect(await statusOf(run(onCall, FleetDocument, {}))).toBe(200);
    expect(await statusOf(run(onCall, KeepOperatorDocument, { id: null, fields: operator }))).toBe(404);
    expect(await statusOf(run(onCall, KeepDriverDocument, { id: driverId, fields: typed({ name: 'X' }) }))).toBe(404);
    expect((await listDrivers(context.db))[0]?.name).toBe('Jan de Vries');
  });

  it('is found by name by whoever may see it, and by nobody else', async () => {
    const { context, owner, driverId } = await createWorld();
    const find = async (who: typeof owner) => (await openFor(who).queries.tripList.find({ search: 'vries' })).files;
    expect(await find(owner)).toEqual([{ kind: 'driver', id: driverId, name: 'Jan de Vries', detail: 'Nieuwegein' }]);
    expect(await find(await enter(context, { roles: ['sales'] }))).toEqual([]);
  });

  it('has no page under what is no id', async () => {
    const { owner } = await createWorld();
    expect((await run(owner, DriverFileDocument, { id: "'" })).driverFile).toBeNull();
    expect((await run(owner, OperatorFileDocument, { id: 'x' })).operatorFile).toBeNull();
  });
});

describe('the average week of a driver', () => {
  it('is told to whoever manages drivers, with since when it is known', async () => {
    const { context, owner, driverId } = await createWorld();
    const average = async () => (await run(owner, DriverHoursDocument, { id: driverId })).driverHours?.average;
    expect(await average()).toMatchObject({ minutes: 0, limitMinutes: 2_880, weeks: 26, knownFrom: null });
    const startsAt = new Date(Date.parse(context.now()) - 14 * 86_400_000).toISOString();
    const endsAt = new Date(Date.parse(startsAt) + 9 * 3_600_000).toISOString();
    const shifts = [{ startsAt, endsAt, crewSize: 1 as const, parts: [{ kind: 'work' as const, minutes: 520 }] }];
    await insertWorkRecord(context.db, { driverId, source: 'sheet', covered: [{ from: startsAt, until: endsAt }], shifts, by: 'Mo' });
    expect(await average()).toMatchObject({ minutes: 20, knownFrom: expect.any(String) });
  });
});

describe('a card that is to be read again', () => {
  it('is asked for on the Today of whoever manages drivers, from a week before until it is read', async () => {
    const { context, owner, driverId } = await createWorld();
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

describe('what the end of a paper asks for', () => {
  it('is seen to once, with all that was asked before it, by somebody whose name stays', async () => {
    const { context, owner, operatorId } = await createWorld();
    const licence = typed({ kind: 'operator-licence', number: 'L1', validUntil: '2027-01-01' });
    expect((await run(owner, KeepPaperDocument, { subject: 'operator', id: operatorId, fields: licence })).keepPaper.problem).toBeNull();
    const { id: paper_id } = await context.db.selectFrom('papers').select('id').executeTakeFirstOrThrow();
    const task = { paper_id, valid_until: '2027-01-01' };
    const asked = await context.db
      .insertInto('paper_tasks')
      .values([60, 30, 7].map((days) => ({ ...task, id: crypto.randomUUID(), days })))
      .returning(['id', 'days'])
      .execute();
    const id = asked.find(({ days }) => days === 30)?.id ?? '';
    const sales = await enter(context, { roles: ['sales'] });
    expect(await statusOf(run(sales, FinishPaperTaskDocument, { id }))).toBe(404);
    const onCall = await enter(context, { roles: ['onCall'] });
    expect(await statusOf(run(onCall, FinishPaperTaskDocument, { id }))).toBe(404);
    expect((await run(onCall, FleetDocument, {})).paperTasks.map(({ mayFinish }) => mayFinish)).toEqual([false]);
    const planner = await enter(context, { roles: ['planner'] });
    const finish = async (of: string) => (await run(planner, FinishPaperTaskDocument, { id: of })).finishPaperTask.problem;
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

describe('what is near to health', () => {
  it('is read by the driver manager; a planner sees from when until when', async () => {
    const { context, driverId } = await createWorld();
    const manager = await enter(context, { roles: ['driverManager'] });
    const planner = await enter(context, { roles: ['planner'] });
    const until = { fromDate: '2026-12-01', untilDate: '2099-12-03' };
    await run(manager, ReportAbsenceDocument, { id: driverId, fields: typed({ ...until, kind: 'ill' }) });
    const medical = typed({ kind: 'medical', number: 'M1', validUntil: '2027-01-01' });
    expect((await run(manager, KeepPaperDocument, { subject: 'driver', id: driverId, fields: medical })).keepPaper.problem).toBeNull();
    const seen = await run(manager, DriverFileDocument, { id: driverId });
    expect(seen.driverFile).toMatchObject({ away: [{ why: 'ill' }], papers: [{ kind: 'medical' }] });
    const { driverFile } = await run(planner, DriverFileDocument, { id: driverId });
    expect(driverFile).toMatchObject({ away: [{ why: '', until: '2099-12-03T23:00:00.000Z' }], papers: [] });
  });

  it('is not said by whoever may not read it', async () => {
    const { context, driverId } = await createWorld();
    const planner = await enter(context, { roles: ['planner'] });
    const fields = typed({ fromDate: '2026-12-01', kind: 'ill' });
    expect((await run(planner, ReportAbsenceDocument, { id: driverId, fields })).reportAbsence.problem).toBeNull();
    const manager = await enter(context, { roles: ['driverManager'] });
    expect((await run(manager, DriverFileDocument, { id: driverId })).driverFile?.away).toMatchObject([{ why: 'unstated' }]);
    const medical = typed({ kind: 'medical', number: '', validUntil: '2027-01-01' });
    expect(await statusOf(run(planner, KeepPaperDocument, { subject: 'driver', id: driverId, fields: medical }))).toBe(404);
  });
});
