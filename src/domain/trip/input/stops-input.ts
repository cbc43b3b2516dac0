import * as v from 'valibot';
import { type LocalDateTime, maximumStops, minimumStops } from '#domain/itinerary/itinerary.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { line, lines, wholeNumberOrNone } from '../../input/fields.ts';
import type { FieldIssue } from '../../input/issues.ts';
import { firstOfEach, readFields } from '../../input/read-fields.ts';
import { textLimits } from '../../input/text-limits.ts';
import { parseTypedDate, parseTypedHour } from '../../input/typed-moment.ts';

/** A stop as typed: its place by the key of a found place, or by text, which the server must find. */
export type StopInput = {
  readonly placeKey: string;
  readonly placeText: string;
  /** Null for the last stop, and if the latest arrival at the next stop decides. */
  readonly departure: LocalDateTime | null;
  /** The latest arrival here; absent if none was given. */
  readonly arriveBy?: LocalDateTime;
  readonly notes: string;
  /** Kilometres around the place, 0 for none. */
  readonly localKilometres: number;
};

/** The most that a coach can drive in a day around one place. */
const mostLocalKilometres = 500;

const stopSchema = v.object({
  placeKey: line(textLimits.key),
  placeText: line(textLimits.address),
  date: line(textLimits.name),
  time: line(textLimits.name),
  arriveByDate: line(textLimits.name),
  arriveByTime: line(textLimits.name),
  notes: lines(textLimits.notes),
  localKilometres: wholeNumberOrNone(mostLocalKilometres),
});
type TypedStop = v.InferOutput<typeof stopSchema>;

/**
 * Reads the stops of a form or the API: unknown data to {@link StopInput}s, or all issues at once. Too few or too many stops is one issue
 * of `stops`; stops beyond the maximum are not read.
 */
export function parseStops(value: unknown): Result<StopInput[], FieldIssue[]> {
  const given = value ?? [];
  if (!Array.isArray(given)) return failure([{ field: 'stops', code: 'invalid' }]);
  const issues: FieldIssue[] = [];
  if (given.length < minimumStops) issues.push({ field: 'stops', code: 'too-few-stops' });
  if (given.length > maximumStops) issues.push({ field: 'stops', code: 'too-many-stops' });
  const stops: StopInput[] = [];
  for (const [index, stop] of given.slice(0, maximumStops).entries()) {
    const parsed = parseStop(stop, {
      field: `stops.${index}`,
      isLast: index > 0 && index === given.length - 1,
      before: index === 0 ? null : `stops.${index - 1}`,
      next: given[index + 1],
    });
    if (parsed.ok) stops.push(parsed.value);
    else issues.push(...parsed.failure);
  }
  return issues.length > 0 ? failure(issues) : success(stops);
}

type StopPosition = {
  readonly field: string;
  readonly isLast: boolean;
  /** The field of the previous stop, where the form asks for the latest arrival. */
  readonly before: string | null;
  readonly next: unknown;
};

function parseStop(value: unknown, { field, isLast, before, next }: StopPosition): Result<StopInput, FieldIssue[]> {
  const read = readFields(stopSchema, value, field);
  if (!read.ok) return failure(firstOfEach(read.failure.map((issue) => ({ ...issue, field: formFieldOf(issue.field, field) }))));
  const { date, time, arriveByDate, arriveByTime, placeKey, placeText, notes, localKilometres } = read.value;
  const isLeft = date === '' && time === '' && namesArrival(next);
  const departure = isLast || isLeft ? null : readMoment({ date, time });
  const arriveBy =
    before === null || (arriveByDate === '' && arriveByTime === '') ? null : readMoment({ date: arriveByDate, time: arriveByTime });
  const issues = [
    ...checkPlace(read.value, field),
    ...(departure ? checkMoment({ date, time }, { field, moment: departure }) : []),
    ...(arriveBy && before !== null ? checkMoment({ date: arriveByDate, time: arriveByTime }, { field: before, moment: arriveBy }) : []),
  ];
  return issues.length > 0
    ? failure(issues)
    : success({ placeKey, placeText, departure, ...(arriveBy ? { arriveBy } : {}), notes, localKilometres });
}

/** Whether a stop has a latest arrival. If so, the stop before needs no departure. */
function namesArrival(stop: unknown): boolean {
  const read = readFields(stopSchema, stop, 'stop');
  return read.ok && (read.value.arriveByDate !== '' || read.value.arriveByTime !== '');
}

/** Empty if it is not a date or time. */
function readMoment({ date, time }: TypedText): LocalDateTime {
  return { date: parseTypedDate(date) ?? '', ...(parseTypedHour(time) ?? { time: '' }) };
}

/** The form has one field for the place, whether the key or the text is wrong. */
function formFieldOf(path: string, stop: string): string {
  return path === stop ? `${stop}.place` : path.replace(/\.place(?:Key|Text)$/, '.place');
}

function checkPlace({ placeKey, placeText }: TypedStop, field: string): FieldIssue[] {
  return placeKey || placeText ? [] : [{ field: `${field}.place`, code: 'required' }];
}

type TypedText = { readonly date: string; readonly time: string };
type TypedMoment = { readonly field: string; readonly moment: LocalDateTime };

function checkMoment(typed: TypedText, { field, moment }: TypedMoment): FieldIssue[] {
  return (['date', 'time'] as const).flatMap((part): FieldIssue[] => {
    if (moment[part] !== '') return [];
    return [{ field: `${field}.${part}`, code: typed[part] === '' ? 'required' : 'invalid' }];
  });
}
