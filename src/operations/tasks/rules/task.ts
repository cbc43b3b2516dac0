import { isDate } from '#domain/calendar/written-date.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';

/** How long a task may be, in characters: a line that somebody reads in a list. */
export const longestTask = 300;

/** How many days before its day a task is on the first page of whoever has to do it. */
export const daysAhead = 2;

/** What somebody types; an empty owner is whoever comes first, an empty day as soon as somebody can. */
export type TypedTask = { readonly text: string; readonly ownerId: string; readonly dueOn: string };

export type NewTask = { readonly text: string; readonly ownerId: string | null; readonly dueOn: string | null };

export type TaskProblem = 'nothing-typed' | 'task-too-long' | 'no-such-day' | 'day-over' | 'no-such-colleague';

type KnownBy = { readonly owners: readonly string[] /** YYYY-MM-DD, the office's. */; readonly today: string };

/** A task as it was typed, or why it cannot be kept; nothing of it is cut off silently. */
export function readTask({ text: typed, ownerId, dueOn }: TypedTask, { owners, today }: KnownBy): Result<NewTask, TaskProblem> {
  const text = cleanLine(typed);
  if (text === '') return failure('nothing-typed');
  if (text.length > longestTask) return failure('task-too-long');
  if (ownerId !== '' && !owners.includes(ownerId)) return failure('no-such-colleague');
  if (dueOn !== '' && !isDate(dueOn)) return failure('no-such-day');
  if (dueOn !== '' && dueOn < today) return failure('day-over');
  return success({ text, ownerId: ownerId || null, dueOn: dueOn || null });
}

/** Whether the day of a task is over without its being done. */
export function isTaskLate({ dueOn, doneAt }: { readonly dueOn: string | null; readonly doneAt: string | null }, today: string): boolean {
  return doneAt === null && dueOn !== null && dueOn < today;
}
