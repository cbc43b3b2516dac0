import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#db/engine/transaction.ts';
import { AddTaskDocument, MarkTaskDocument, MyTasksDocument, TripTasksDocument } from '#desk/api/generated/operations.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { forgetReasons } from '#operations/privacy/forget-traces.ts';
import { createDeskRunner } from './run.ts';
import { createWorld } from './testing/desk-world.ts';
import { enter, statusOf } from './testing/enter.ts';

const run = createDeskRunner();
const anybody = { ownerId: '', dueOn: '' };

async function createOffice() {
  const world = await createWorld();
  const [sales, planner] = [await enter(world.context, { roles: ['sales'] }), await enter(world.context, { roles: ['planner'] })];
  const today = todayIn(planningZone, world.context.now());
  return { ...world, sales, planner, today, plannerId: planner.signedIn.member.id };
}

const textsOf = (tasks: readonly { readonly text: string }[]) => tasks.map(({ text }) => text);

describe('a task', () => {
  it('is on the first page of whose it is from two days before, of everybody where it is nobody’s, until it is done', async () => {
    const { db, booked, sales, planner, plannerId, today } = await createOffice();
    const add = async (text: string, more: Partial<typeof anybody>) =>
      (await run(sales, AddTaskDocument, { reference: booked, text, ...anybody, ...more })).addTask.problem;
    expect(await add('ask for the flight', { ownerId: plannerId, dueOn: addDays(today, 2) })).toBeNull();
    expect(await add('later', { ownerId: plannerId, dueOn: addDays(today, 3) })).toBeNull();
    expect(await add('ring the school', {})).toBeNull();
    expect(textsOf((await run(planner, MyTasksDocument, {})).myTasks)).toEqual(['ring the school', 'ask for the flight']);
    expect(textsOf((await run(sales, MyTasksDocument, {})).myTasks)).toEqual(['ring the school']);
    await sql`update trip_tasks set due_on = due_on - 4 where text = 'later'`.execute(db);
    const { myTasks } = await run(planner, MyTasksDocument, {});
    expect(myTasks[0]).toMatchObject({ text: 'later', isLate: true, ownerName: 'Mo planner', createdBy: 'Mo sales' });
    const mark = async (isDone: boolean) =>
      (await run(planner, MarkTaskDocument, { reference: booked, id: myTasks[0]?.id ?? '', isDone })).markTask.problem;
    expect([await mark(true), await mark(true)]).toEqual([null, 'gone']);
    expect(textsOf((await run(planner, MyTasksDocument, {})).myTasks)).toEqual(['ring the school', 'ask for the flight']);
    const { tripTasks } = await run(sales, TripTasksDocument, { reference: booked });
    expect(tripTasks.at(-1)).toMatchObject({ text: 'later', doneBy: 'Mo planner', isLate: false });
    expect([await mark(false), await mark(false)]).toEqual([null, 'gone']);
    const acts = (await listAudit(db, 20)).filter(({ subject }) => subject === booked).map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['add-task', 'task-done', 'task-again']));
    expect(acts.filter((act) => act === 'task-done')).toHaveLength(1);
  });

  it('is anybody’s once its owner has left, and goes with what else is kept of a trip that is over', async () => {
    const { db, booked, sales, plannerId } = await createOffice();
    await run(sales, AddTaskDocument, { reference: booked, text: 'ring', ownerId: plannerId, dueOn: '' });
    expect((await run(sales, MyTasksDocument, {})).myTasks).toEqual([]);
    await sql`update staff_members set closed_at = now() where id::text = ${plannerId}`.execute(db);
    expect((await run(sales, MyTasksDocument, {})).myTasks).toMatchObject([{ text: 'ring', ownerName: null }]);
    const gone = await run(sales, AddTaskDocument, { reference: booked, text: 'x', ownerId: plannerId, dueOn: '' });
    expect(gone.addTask.problem).toBe('no-such-colleague');
    const trip = await db.selectFrom('trips').select('id').where('reference', '=', booked).executeTakeFirstOrThrow();
    await inTransaction(db, (tx) => forgetReasons(tx, trip.id));
    expect((await run(sales, TripTasksDocument, { reference: booked })).tripTasks).toEqual([]);
  });

  it('is done at its own trip alone, by people who may see it', async () => {
    const { context, db, booked, request, sales } = await createOffice();
    await run(sales, AddTaskDocument, { reference: booked, text: 'ring', ...anybody });
    const { tripTasks } = await run(sales, TripTasksDocument, { reference: booked });
    const elsewhere = { reference: request, id: tripTasks[0]?.id ?? '', isDone: true };
    expect((await run(sales, MarkTaskDocument, elsewhere)).markTask.problem).toBe('gone');
    expect((await run(sales, MarkTaskDocument, { ...elsewhere, id: 'x' })).markTask.problem).toBe('gone');
    const editor = await enter(context, { roles: ['editor'] });
    expect(await statusOf(run(editor, AddTaskDocument, { reference: booked, text: 'x', ...anybody }))).toBe(404);
    expect(await statusOf(run(editor, MyTasksDocument, {}))).toBe(404);
    const owner = { reference: booked, text: 'x', ownerId: editor.signedIn.member.id, dueOn: '' };
    expect((await run(sales, AddTaskDocument, owner)).addTask.problem).toBe('no-such-colleague');
    expect((await db.selectFrom('trip_tasks').select('id').execute()).length).toBe(1);
  });
});
