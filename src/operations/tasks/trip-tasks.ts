import { todayIn } from '#domain/calendar/zoned.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { mayDo } from '#operations/staff/rules/rights.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied } from '#operations/trips/apply.ts';
import { closeRuleTask } from './rule-task-store.ts';
import { type ClosingProblem, readClosing, type TypedClosing } from './rules/rule-task.ts';
import { readTask, type TaskProblem, type TypedTask } from './rules/task.ts';
import { insertTask, markTask } from './task-store.ts';

type OnTrip = { readonly reference: string; readonly staff: StaffMember };

/** Who can get a task: active staff members who may see trips. */
export async function listTaskOwners(db: ApplyContext['db']) {
  return (await listMembers(db)).filter(({ closedAt, roles }) => closedAt === null && mayDo(roles, 'see-trips'));
}

/** Adds a task to a trip. */
export async function addTask(
  context: ApplyContext,
  { reference, staff, ...typed }: OnTrip & TypedTask,
): Promise<Result<true, { readonly why: TaskProblem } | NotApplied>> {
  return await actOnTrip(
    context,
    { reference, staff, right: 'see-trips', act: 'add-task', once: { what: [typed.text, typed.ownerId, typed.dueOn], again: true } },
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

/** Marks a task as done by the current person, or as open again. */
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

/** Closes a task of a rule with the reference of the declaration or permit, or with the reason why none is needed. */
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
