import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';

/**
 * What rules ask for. `posting`: the declaration of a driver's posting; `passenger-list`: that of a group of children;
 * `zone`: what a city asks of a vehicle before it drives in; `ban-day`: whether it falls on a day that is not announced yet; `vat`: what finance
 * must find out about the VAT of a state.
 */
export const ruleTaskKinds = ['posting', 'passenger-list', 'zone', 'ban-day', 'vat'] as const;
export type RuleTaskKind = (typeof ruleTaskKinds)[number];

/** What such a task is about, by names that its words know. */
export const taskFactsSchema = v.record(v.string(), v.union([v.string(), v.number()]));
export type TaskFacts = Immutable<v.InferOutput<typeof taskFactsSchema>>;

/** A task as its rule asks for it: once by kind and key, so that the key holds all by which it would be another. */
export type RuleTask = {
  readonly kind: RuleTaskKind;
  readonly key: string;
  /** `YYYY-MM-DD` of the office's calendar. */
  readonly dueOn: string;
  readonly facts: TaskFacts;
};

/** How a task of a rule ended: with a reference, by somebody who says why it is not needed, or because its rule asks for it no longer. */
export const closings = ['reference', 'not-needed', 'over'] as const;
export type Closing = (typeof closings)[number];

/** Those that are closed by a reference or a reason, and ring until then. */
export const referencedKinds: readonly RuleTaskKind[] = ['posting', 'zone'];

/** A task as it is stored. */
export type KnownRuleTask = RuleTask & {
  readonly id: string;
  readonly isOpen: boolean;
  readonly closedAs: Closing | null;
};

/** What is to be written so that the tasks of a trip are those that its rules ask for. */
export type TaskChanges = {
  readonly added: readonly RuleTask[];
  /** Open ones whose day or words are others now, and those that were over and are asked for again. */
  readonly changed: readonly (RuleTask & { readonly id: string })[];
  readonly over: readonly { readonly id: string }[];
};

/** What somebody closed stays closed: its key holds all by which it would have to be done anew. */
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

/** How our people close one; what is over ends by itself. */
export const staffClosings = ['reference', 'not-needed'] as const;
export type StaffClosing = (typeof staffClosings)[number];

export type TypedClosing = { readonly as: StaffClosing; readonly answer: string };
export type ClosingProblem = 'reference-missing' | 'reason-missing' | 'task-too-long';

/** A reference, or why none is needed, as it was typed. */
export function readClosing({ as, answer: typed }: TypedClosing): Result<{ as: StaffClosing; answer: string }, ClosingProblem> {
  const answer = cleanLine(typed);
  if (answer === '') return failure(as === 'reference' ? 'reference-missing' : 'reason-missing');
  if (answer.length > textLimits.line) return failure('task-too-long');
  return success({ as, answer });
}
