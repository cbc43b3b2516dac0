import type { Refused } from '#content/editing/refusal.ts';
import { failure, type Result, success } from '#domain/result.ts';

/** The words of the editor's refusals among those of the desk; each has a text in `desk.json`. */
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

/** Why an edit was not done. */
export type NotEdited = {
  readonly why: (typeof problems)[Refused['problem']];
  readonly issues: readonly { readonly field: string; readonly code: string }[];
};

/** What came of an edit: done, or why not. What a schema says of a field stands in place of a code, in its own words. */
export function editedOf(result: Result<unknown, Refused>): Result<true, NotEdited> {
  if (result.ok) return success(true);
  const { problem, issues } = result.failure;
  return failure({ why: problems[problem], issues: issues.map(({ field, message }) => ({ field, code: message })) });
}
