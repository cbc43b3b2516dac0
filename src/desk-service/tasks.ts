import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { referencedKinds, staffClosings } from '#operations/tasks/rules/rule-task.ts';
import { daysAhead, isTaskLate } from '#operations/tasks/rules/task.ts';
import { listTasksOfMember, listTasksOfTrip, type TripTask } from '#operations/tasks/task-store.ts';
import { addTask, closeTask, listTaskOwners, markTripTask } from '#operations/tasks/trip-tasks.ts';
import { act, query } from './act.ts';
import { id, oneOf, text, yesOrNo } from './fields.ts';

/** The most that Today shows. */
const mostTasks = 60;

function toView(task: TripTask, today: string) {
  const needsReference = task.kind !== null && referencedKinds.includes(task.kind);
  return { ...task, facts: task.facts ?? {}, needsReference, isLate: isTaskLate(task, today) };
}

export const taskQueries = {
  /** The tasks of a trip, the open ones first, and the people who can be given one. */
  ofTrip: query('see-trips', { reference: text() }, async ({ db, now }, { reference }) => {
    const today = todayIn(planningZone, now());
    const tasks = await listTasksOfTrip(db, reference.toUpperCase());
    const owners = await listTaskOwners(db);
    return { tasks: tasks.map((task) => toView(task, today)), owners: owners.map(({ id, name }) => ({ id, name })) };
  }),
  /** The caller's own and unassigned tasks of the coming days, and overdue ones. */
  mine: query('see-trips', {}, async ({ db, now, signedIn: { member } }) => {
    const today = todayIn(planningZone, now());
    const tasks = await listTasksOfMember(db, { memberId: member.id, dueBy: addDays(today, daysAhead), limit: mostTasks });
    return tasks.map((task) => toView(task, today));
  }),
};

export const taskActs = {
  /** With an empty owner, the first to take it; an empty day means as soon as possible. */
  add: act('see-trips', { reference: text(), text: text(), owner: text(), dueOn: text() }, async (context, { owner, ...asked }) =>
    addTask(context, { ...asked, ownerId: owner }),
  ),
  /** Marks a task as done, or as open again. */
  mark: act('see-trips', { reference: text(), id: id(), isDone: yesOrNo() }, markTripTask),
  /** Closes a task that a rule created. */
  close: act('assign-drivers', { reference: text(), id: id(), as: oneOf(staffClosings), answer: text() }, closeTask),
};
