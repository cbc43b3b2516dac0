import type * as v from 'valibot';

/** What is wrong with a field, as words that follow its name. */
export function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a field of this kind of content';
  if (issue.received === 'undefined') return 'is missing';
  return issue.kind === 'schema' ? `must be ${issue.expected}, not ${issue.received}` : issue.message;
}
