import { isDate } from '#domain/calendar/written-date.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';

/** How many days before its due date a task appears on the first page of its owner. */
export const daysAhead = 2;

/** The form's input. An empty owner means anybody; an empty date means as soon as possible. */
export type TypedTask = { readonly text: string; readonly ownerId: string; readonly dueOn: string };

export type NewTask = { readonly text: string; readonly ownerId: string | null; readonly dueOn: string | null };

export type TaskProblem = 'nothing-typed' | 'task-too-long' | 'no-such-day' | 'day-over' | 'no-such-colleague';

type KnownBy = { readonly owners: readonly string[] /** YYYY-MM-DD, the office's. */; readonly today: string };

/** Parses a typed task, or says why it cannot be saved. Nothing is truncated. */
export function readTask({ text: typed, ownerId, dueOn }: TypedTask, { owners, today }: KnownBy): Result<NewTask, TaskProblem> {
  const text = cleanLine(typed);
  if (text === '') return failure('nothing-typed');
  if (text.length > textLimits.task) return failure('task-too-long');
  if (ownerId !== '' && !owners.includes(ownerId)) return failure('no-such-colleague');
  if (dueOn !== '' && !isDate(dueOn)) return failure('no-such-day');
  if (dueOn !== '' && dueOn < today) return failure('day-over');
  return success({ text, ownerId: ownerId || null, dueOn: dueOn || null });
}

/** Whether a task is past its due date and not done. */
export function isTaskLate({ dueOn, doneAt }: { readonly dueOn: string | null; readonly doneAt: string | null }, today: string): boolean {
  return doneAt === null && dueOn !== null && dueOn < today;
}
