import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import { type FieldIssue, isIssueCode } from './issues.ts';

type Schema<Output> = v.GenericSchema<unknown, Output>;

/**
 * Reads unknown data by a schema of `fields.ts`: the value, or one issue per field for all fields at once. Data that is not an object gives
 * the issue `invalid` at `root`, or at `form` without a root. `root` also prefixes the other paths.
 */
export function readFields<Output>(schema: Schema<Output>, value: unknown, root = ''): Result<Output, FieldIssue[]> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return success(parsed.output);
  const issues = parsed.issues.map((issue): FieldIssue => {
    const path = [root, v.getDotPath(issue)].filter(Boolean).join('.');
    return { field: path || 'form', code: isIssueCode(issue.message) ? issue.message : 'invalid' };
  });
  return failure(firstOfEach(issues));
}

/** One issue per field: the first is the most useful to fix. */
export function firstOfEach(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index);
}
