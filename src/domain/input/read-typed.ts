import * as v from 'valibot';
import { failure, type Result } from '#domain/result.ts';
import type { FieldIssue } from './issues.ts';
import { readFields } from './read-fields.ts';

/** Input that cannot be stored as typed: one issue per field. Nothing was saved. */
export type Mistyped = { readonly why: 'mistyped'; readonly issues: readonly FieldIssue[] };

/**
 * Reads typed input by the fields of its form (`fields.ts`). Every use case that stores text uses it, so that text which is too long is
 * refused at its field and never cut.
 */
export function readTyped<const Fields extends v.ObjectEntries>(
  fields: Fields,
  typed: { readonly [Name in keyof Fields]: unknown },
): Result<v.InferOutput<v.ObjectSchema<Fields, undefined>>, Mistyped> {
  const read = readFields(v.object(fields), typed);
  return read.ok ? read : failure({ why: 'mistyped', issues: read.failure });
}
