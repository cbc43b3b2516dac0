import { describeIssues, type ShownIssues } from './describe-issues.ts';
import { type CallersPreview, describePreview, type ShownPreview } from './describe-preview.ts';
import type { TypedValues } from './journey-values.ts';
import type { ShownReading } from './read-description.ts';
import type { SalesWords } from './sales-words.ts';

/** The outcome of a form about a caller's journey, with everything that was typed. */
export type CallerAnswer = {
  readonly typed: TypedValues;
  readonly problem: string | null;
  readonly issues: ShownIssues;
  readonly preview: ShownPreview | null;
  /** What was read from a description; null without one. */
  readonly reading?: ShownReading | null;
};

/** Before the first press. */
export function unanswered(typed: TypedValues): CallerAnswer {
  return { typed, problem: null, issues: {}, preview: null };
}

/** A price, or what keeps it from being made. `problem`: why it is shown instead of the requested outcome. */
export function answerPreview(
  preview: CallersPreview,
  { typed, words, problem = null }: { readonly typed: TypedValues; readonly words: SalesWords; readonly problem?: string | null },
): CallerAnswer {
  const isPriced = preview.issues.length === 0 && preview.problem === null;
  return {
    typed,
    problem: isPriced ? problem : (preview.problem ?? 'mistyped'),
    issues: describeIssues(preview.issues, words),
    preview: isPriced ? describePreview(preview, words) : null,
  };
}
