import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#db/engine/transaction.ts';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { forgetTraces } from '#operations/privacy/forget-traces.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const anybody = { owner: '', dueOn: '' };

async function createOffice() {
  const world = await createWorld();
  const people = [await enter(world.context, { roles: ['sales'] }), await enter(world.context, { roles: ['planner'] })] as const;
  const [sales, planner] = [openFor(people[0]), openFor(people[1])];
  const today = todayIn(planningZone, world.context.now());
  return { ...world, sales, planner, today, plannerId: people[1].signedIn.member.id };
}

const textsOf = (tasks: readonly { readonly text: string }[]) => tasks.map(({ text }) => text);

describe('a task', () => {
  it('is on its owner’s first page from two days before, on everybody’s without an owner, until it is done', async () => {
    const { db, booked, sales, planner, plannerId, today } = await createOffice();
    const add = async (text: string, more: Partial<typeof anybody>) =>
      problemOf(await sales.acts.tasks.add({ reference: booked, text, ...anybody, ...more }));
    expect(await add('ask for the flight', { owner: plannerId, dueOn: addDays(today, 2) })).toBeNull();
    expect(await add('later', { owner: plannerId, dueOn: addDays(today, 3) })).toBeNull();
    expect(await add('ring the school', {})).toBeNull();
    expect(textsOf(await planner.queries.tasks.mine({}))).toEqual(['ring the school', 'ask for the flight']);
    expect(textsOf(await sales.queries.tasks.mine({}))).toEqual(['ring the school']);
    await sql`update trip_tasks set due_on = due_on - 4 where text = 'later'`.execute(db);
    const myTasks = await planner.queries.tasks.mine({});
    expect(myTasks[0]).toMatchObject({ text: 'later', isLate: true, ownerName: 'Mo planner', createdBy: 'Mo sales' });
    const mark = async (isDone: boolean) =>
      problemOf(await planner.acts.tasks.mark({ reference: booked, id: myTasks[0]?.id ?? '', isDone }));
    expect([await mark(true), await mark(true)]).toEqual([null, 'gone']);
    expect(textsOf(await planner.queries.tasks.mine({}))).toEqual(['ring the school', 'ask for the flight']);
    const { tasks } = await sales.queries.tasks.ofTrip({ reference: booked });
    expect(tasks.at(-1)).toMatchObject({ text: 'later', doneBy: 'Mo planner', isLate: false });
    expect([await mark(false), await mark(false)]).toEqual([null, 'gone']);
    const acts = (await listAudit(db, 20)).filter(({ subject }) => subject === booked).map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['add-task', 'task-done', 'task-again']));
    expect(acts.filter((act) => act === 'task-done')).toHaveLength(1);
  });

  it('is open to all once its owner has left, and is deleted with a finished trip', async () => {
    const { db, booked, sales, plannerId } = await createOffice();
    expect(problemOf(await sales.acts.tasks.add({ reference: booked, text: 'ring', owner: plannerId, dueOn: '' }))).toBeNull();
    expect(await sales.queries.tasks.mine({})).toEqual([]);
    await sql`update staff_members set closed_at = now() where id::text = ${plannerId}`.execute(db);
    expect(await sales.queries.tasks.mine({})).toMatchObject([{ text: 'ring', ownerName: null }]);
    const gone = await sales.acts.tasks.add({ reference: booked, text: 'x', owner: plannerId, dueOn: '' });
    expect(problemOf(gone)).toBe('no-such-colleague');
    const trip = await db.selectFrom('trips').select('id').where('reference', '=', booked).executeTakeFirstOrThrow();
    await inTransaction(db, (tx) => forgetTraces(tx, { tripId: trip.id, at: new Date().toISOString(), isWhole: false }));
    expect((await sales.queries.tasks.ofTrip({ reference: booked })).tasks).toEqual([]);
  });

  it('is done only at its own trip, by people who may see it', async () => {
    const { context, db, booked, request, sales } = await createOffice();
    expect(problemOf(await sales.acts.tasks.add({ reference: booked, text: 'ring', ...anybody }))).toBeNull();
    const { tasks } = await sales.queries.tasks.ofTrip({ reference: booked });
    const elsewhere = { reference: request, id: tasks[0]?.id ?? '', isDone: true };
    expect(problemOf(await sales.acts.tasks.mark(elsewhere))).toBe('gone');
    expect(problemOf(await sales.acts.tasks.mark({ ...elsewhere, id: 'x' }))).toBe('gone');
    const editor = await enter(context, { roles: ['editor'] });
    const nobody = openFor(editor);
    expect(await statusOf(() => nobody.acts.tasks.add({ reference: booked, text: 'x', ...anybody }))).toBe(404);
    expect(await statusOf(() => nobody.queries.tasks.mine({}))).toBe(404);
    const owner = { reference: booked, text: 'x', owner: editor.signedIn.member.id, dueOn: '' };
    expect(problemOf(await sales.acts.tasks.add(owner))).toBe('no-such-colleague');
    expect((await db.selectFrom('trip_tasks').select('id').execute()).length).toBe(1);
  });
});

it('is closed in one of two ways, by people who may place crews', async () => {
  const { booked, sales, planner } = await createOffice();
  const closing = { reference: booked, id: '00000000-0000-4000-8000-000000000000', as: 'over', answer: 'x' };
  expect(issuesOf(await planner.acts.tasks.close(closing))).toEqual(['as invalid']);
  expect(problemOf(await planner.acts.tasks.close({ ...closing, as: 'reference' }))).toBe('gone');
  expect(await statusOf(() => sales.acts.tasks.close({ ...closing, as: 'reference' }))).toBe(404);
});
