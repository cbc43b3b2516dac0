import { listMembers } from '#data/staff/member-store.ts';
import { closeRuleTask } from '#data/tasks/rule-task-store.ts';
import { insertTask, markTask } from '#data/tasks/task-store.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#domain/planning/fleet.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { mayDo } from '#domain/staff/rights.ts';
import { type ClosingProblem, readClosing, type TypedClosing } from '#domain/tasks/rule-task.ts';
import { readTask, type TaskProblem, type TypedTask } from '#domain/tasks/task.ts';
import { actOnTrip } from '../act-on-trip.ts';
import { nameInAudit, type StaffMember } from '../actor.ts';
import type { ApplyContext, NotApplied } from '../apply.ts';

type OnTrip = { readonly reference: string; readonly staff: StaffMember };

/** Who can be given a task: whoever is here and may see trips. */
export async function listTaskOwners(db: ApplyContext['db']) {
  return (await listMembers(db)).filter(({ closedAt, roles }) => closedAt === null && mayDo(roles, 'see-trips'));
}

/** Puts down something to do about a trip. */
export async function addTask(
  context: ApplyContext,
  { reference, staff, ...typed }: OnTrip & TypedTask,
): Promise<Result<true, { readonly why: TaskProblem } | NotApplied>> {
  return await actOnTrip(
    context,
    { reference, staff, right: 'see-trips', act: 'add-task' },
    async ({ tx, trip, now }): Promise<Result<true, { readonly why: TaskProblem }>> => {
      const owners = (await listTaskOwners(tx)).map(({ id }) => id);
      const read = readTask(typed, { owners, today: todayIn(planningZone, now) });
      if (!read.ok) return failure({ why: read.failure });
      await insertTask(tx, { ...read.value, tripId: trip.id, createdBy: nameInAudit(staff) });
      return success(true);
    },
  );
}

type Marking = OnTrip & { readonly id: string; readonly isDone: boolean };

/** Says that a task was done, by whoever says so, or that it was not after all. */
export async function markTripTask(
  context: ApplyContext,
  { reference, staff, id, isDone }: Marking,
): Promise<Result<true, { readonly why: 'gone' } | NotApplied>> {
  return await actOnTrip(
    context,
    { reference, staff, right: 'see-trips', act: isDone ? 'task-done' : 'task-again' },
    async ({ tx, trip }): Promise<Result<true, { readonly why: 'gone' }>> => {
      const isMarked = await markTask(tx, { id, tripId: trip.id, doneBy: isDone ? nameInAudit(staff) : null });
      return isMarked ? success(true) : failure({ why: 'gone' });
    },
  );
}

/** Closes what a rule asked for, with the reference of what was declared or granted, or with why none is needed. */
export async function closeTask(
  context: ApplyContext,
  { reference, staff, id, ...typed }: OnTrip & TypedClosing & { readonly id: string },
): Promise<Result<true, { readonly why: ClosingProblem | 'gone' } | NotApplied>> {
  return await actOnTrip(
    context,
    { reference, staff, right: 'assign-drivers', act: 'task-closed' },
    async ({ tx, trip }): Promise<Result<true, { readonly why: ClosingProblem | 'gone' }>> => {
      const read = readClosing(typed);
      if (!read.ok) return failure({ why: read.failure });
      const isClosed = await closeRuleTask(tx, { ...read.value, id, tripId: trip.id, by: nameInAudit(staff) });
      return isClosed ? success(true) : failure({ why: 'gone' });
    },
  );
}
