import * as v from 'valibot';
import { maximumPassengers } from '#domain/itinerary/group.ts';
import { maximumPickUps } from '#domain/itinerary/itinerary.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { line, wholeNumberOrNone } from '../../input/fields.ts';
import type { FieldIssue } from '../../input/issues.ts';
import { firstOfEach, readFields } from '../../input/read-fields.ts';
import { textLimits } from '../../input/text-limits.ts';
import { type ClockTime, parseTypedHour } from '../../input/typed-moment.ts';

/** A pick-up as typed: its place by the key of a found place, or by text, which the server must find. */
export type PickUpInput = {
  readonly placeKey: string;
  readonly placeText: string;
  /** Null if we choose it. */
  readonly time: ClockTime | null;
  readonly passengers: number;
};

const pickUpSchema = v.object({
  placeKey: line(textLimits.key),
  placeText: line(textLimits.address),
  time: line(textLimits.name),
  passengers: wholeNumberOrNone(maximumPassengers),
});
type TypedPickUp = v.InferOutput<typeof pickUpSchema>;

/** The other pick-ups of a form or the API, without empty ones. If there are too many, the issue is at the first one above the limit. */
export function parsePickUps(value: unknown): Result<readonly PickUpInput[], FieldIssue[]> {
  const given = value ?? [];
  if (!Array.isArray(given)) return failure([{ field: 'pickUps', code: 'invalid' }]);
  if (given.length > maximumPickUps) return failure([{ field: `pickUps.${maximumPickUps}.place`, code: 'too-many' }]);
  const read = given.map((pickUp, index) => parsePickUp(pickUp, `pickUps.${index}`));
  const issues = read.flatMap((each) => (each.ok ? [] : each.failure));
  return issues.length > 0 ? failure(issues) : success(read.flatMap((each) => (each.ok ? (each.value ?? []) : [])));
}

function parsePickUp(value: unknown, field: string): Result<PickUpInput | null, FieldIssue[]> {
  const read = readFields(pickUpSchema, value, field);
  if (!read.ok) return failure(firstOfEach(read.failure.map((issue) => ({ ...issue, field: formFieldOf(issue.field, field) }))));
  const { placeKey, placeText, time: typed, passengers } = read.value;
  if (isEmpty(read.value)) return success(null);
  const time = typed === '' ? null : parseTypedHour(typed);
  const issues: FieldIssue[] = [
    ...(placeKey === '' && placeText === '' ? [{ field: `${field}.place`, code: 'required' } as const] : []),
    ...(typed !== '' && time === null ? [{ field: `${field}.time`, code: 'invalid' } as const] : []),
    ...(passengers === 0 ? [{ field: `${field}.passengers`, code: 'required' } as const] : []),
  ];
  return issues.length > 0 ? failure(issues) : success({ placeKey, placeText, time, passengers });
}

function isEmpty({ placeKey, placeText, time, passengers }: TypedPickUp): boolean {
  return placeKey === '' && placeText === '' && time === '' && passengers === 0;
}

/** The form has one field for the place, whether the key or the text is wrong. */
function formFieldOf(path: string, pickUp: string): string {
  return path === pickUp ? `${pickUp}.place` : path.replace(/\.place(?:Key|Text)$/, '.place');
}
