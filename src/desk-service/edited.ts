import type { Refused } from '#content/editing/refusal.ts';
import { failure, type Result, success } from '#domain/result.ts';

/** The refusals of the editor among those of the desk. Each has a text in `desk.json`. */
const problems = {
  fields: 'mistyped',
  changed: 'draft-changed',
  known: 'draft-known',
  none: 'no-draft',
  past: 'moment-past',
  untried: 'untried',
  unread: 'unread-content',
  file: 'unreadable-file',
  same: 'nothing-differs',
  'too-long': 'too-long',
  'prove-again': 'prove-again',
  'second-person': 'second-person',
} as const satisfies Readonly<Record<Refused['problem'], string>>;

/** Why an edit was refused. */
export type NotEdited = {
  readonly why: (typeof problems)[Refused['problem']];
  readonly issues: readonly { readonly field: string; readonly code: string }[];
};

/** The outcome of an edit. What a schema says about a field is shown in its own words instead of a code. */
export function editedOf(result: Result<unknown, Refused>): Result<true, NotEdited> {
  if (result.ok) return success(true);
  const { problem, issues } = result.failure;
  return failure({ why: problems[problem], issues: issues.map(({ field, message }) => ({ field, code: message })) });
}
