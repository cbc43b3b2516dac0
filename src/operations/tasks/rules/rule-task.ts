import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';

/**
 * The kinds of tasks that rules create. `posting`: declare a driver's posting; `passenger-list`: the list of a group of children; `zone`:
 * what a city requires of a vehicle before it drives in; `ban-day`: whether the trip falls on a ban day that is not announced yet; `vat`:
 * what finance must find out about the VAT of a state; `e-invoice`: a document that its customer did not get electronically.
 */
export const ruleTaskKinds = ['posting', 'passenger-list', 'zone', 'ban-day', 'vat', 'e-invoice'] as const;
export type RuleTaskKind = (typeof ruleTaskKinds)[number];

/** The subject of such a task, by the placeholder names of its text. */
export const taskFactsSchema = v.record(v.string(), v.union([v.string(), v.number()]));
export type TaskFacts = Immutable<v.InferOutput<typeof taskFactsSchema>>;

/** A task that a rule requires, once per kind and key. The key therefore contains everything whose change makes it a new task. */
export type RuleTask = {
  readonly kind: RuleTaskKind;
  readonly key: string;
  /** `YYYY-MM-DD` in the office's time zone. */
  readonly dueOn: string;
  readonly facts: TaskFacts;
};

/** How a task of a rule ended: with a reference, with a reason why it is not needed, or because its rule no longer requires it. */
export const closings = ['reference', 'not-needed', 'over'] as const;
export type Closing = (typeof closings)[number];

/** Kinds that are closed only by a reference or a reason, and raise an alert until then. */
export const referencedKinds: readonly RuleTaskKind[] = ['posting', 'zone'];

/** A stored task. */
export type KnownRuleTask = RuleTask & {
  readonly id: string;
  readonly isOpen: boolean;
  readonly closedAs: Closing | null;
};

/** The writes that bring the tasks of a trip in line with its rules. */
export type TaskChanges = {
  readonly added: readonly RuleTask[];
  /** Open tasks with a new date or new details, and ended tasks that are required again. */
  readonly changed: readonly (RuleTask & { readonly id: string })[];
  readonly over: readonly { readonly id: string }[];
};

/** A task that a person closed stays closed: its key contains everything whose change would require it again. */
export function compareTasks(known: readonly KnownRuleTask[], wanted: readonly RuleTask[]): TaskChanges {
  const pairs = wanted.map((task) => ({ task, found: known.find((each) => isSame(each, task)) }));
  return {
    added: pairs.flatMap(({ task, found }) => (found === undefined ? [task] : [])),
    changed: pairs.flatMap(({ task, found }) => {
      if (found === undefined) return [];
      const isAgain = found.closedAs === 'over';
      const isOther = found.isOpen && (found.dueOn !== task.dueOn || textOf(found.facts) !== textOf(task.facts));
      return isAgain || isOther ? [{ ...task, id: found.id }] : [];
    }),
    over: known.filter((each) => each.isOpen && !wanted.some((task) => isSame(each, task))).map(({ id }) => ({ id })),
  };
}

function isSame(one: RuleTask, other: RuleTask): boolean {
  return one.kind === other.kind && one.key === other.key;
}

function textOf(facts: TaskFacts): string {
  return JSON.stringify(Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** How staff close a task; a task that is no longer required ends automatically. */
export const staffClosings = ['reference', 'not-needed'] as const;
export type StaffClosing = (typeof staffClosings)[number];

export type TypedClosing = { readonly as: StaffClosing; readonly answer: string };
export type ClosingProblem = 'reference-missing' | 'reason-missing' | 'task-too-long';

/** A reference, or the reason why none is needed, as typed. */
export function readClosing({ as, answer: typed }: TypedClosing): Result<{ as: StaffClosing; answer: string }, ClosingProblem> {
  const answer = cleanLine(typed);
  if (answer === '') return failure(as === 'reference' ? 'reference-missing' : 'reason-missing');
  if (answer.length > textLimits.line) return failure('task-too-long');
  return success({ as, answer });
}
