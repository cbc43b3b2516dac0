import * as v from 'valibot';
import type { Result } from '#domain/result.ts';
import { code, lines, requiredLine, wholeNumber } from '../../input/fields.ts';
import type { FieldIssue } from '../../input/issues.ts';
import { readFields } from '../../input/read-fields.ts';
import { textLimits } from '../../input/text-limits.ts';

const stars = () => wholeNumber({ least: 1, most: 5 });

const reviewSchema = v.object({
  driver: stars(),
  bus: stars(),
  platform: stars(),
  text: v.pipe(lines(textLimits.notes), v.nonEmpty(code('required'))),
  author: requiredLine(textLimits.name),
});

/** A traveller's review of a trip: one to five stars each, a text, and the name to show. */
export type ReviewInput = v.InferOutput<typeof reviewSchema>;

/** Reads a review as typed; returns all issues at once. */
export function parseReviewInput(value: unknown): Result<ReviewInput, readonly FieldIssue[]> {
  return readFields(reviewSchema, value);
}
