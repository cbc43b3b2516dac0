import * as v from 'valibot';
import { failure, type Result } from '#domain/result.ts';
import type { FieldIssue } from './issues.ts';
import { readFields } from './read-fields.ts';

/** What somebody typed cannot be stored as it is: one issue a field, and nothing was done. */
export type Mistyped = { readonly why: 'mistyped'; readonly issues: readonly FieldIssue[] };

/**
 * Reads what was typed by the fields of its form (`fields.ts`). A use case that stores text reads it with this, so that text which is too
 * long is refused beside its field and never cut.
 */
export function readTyped<const Fields extends v.ObjectEntries>(
  fields: Fields,
  typed: { readonly [Name in keyof Fields]: unknown },
): Result<v.InferOutput<v.ObjectSchema<Fields, undefined>>, Mistyped> {
  const read = readFields(v.object(fields), typed);
  return read.ok ? read : failure({ why: 'mistyped', issues: read.failure });
}
