import * as v from 'valibot';
import { addDays, daysBetween } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { todayIn, toInstant } from '#domain/calendar/zoned.ts';
import { choiceOrFirst, line, wholeNumberOrNone } from '#domain/input/fields.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { parseTypedTime } from '#domain/input/typed-moment.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { planningZone, typedDate } from '#operations/fleet/rules/fleet.ts';
import type { Covered, RealShift } from './real-work.ts';

const dayMinutes = 24 * 60;
/** Two drivers may work slightly more than 21 hours if necessary, so a longer shift was mistyped. */
const longestMinutes = 24 * 60;
/** Hours older than half a year do not affect planning. */
const mostDaysBack = 180;

/** For whom a driver worked: for us, for another employer, or not at all. */
export const sheetKinds = ['ours', 'elsewhere', 'none'] as const;

/** A day's hours as the office types them from a sheet. */
export const typedSheet = v.object({
  date: typedDate(),
  kind: choiceOrFirst(sheetKinds),
  from: line(20),
  until: line(20),
  drivingMinutes: wholeNumberOrNone(dayMinutes),
  breakMinutes: wholeNumberOrNone(dayMinutes),
  note: line(textLimits.name),
});
export type TypedSheet = v.InferOutput<typeof typedSheet>;

export type Sheet = { readonly covered: Covered; readonly shifts: readonly RealShift[] };

/**
 * Reads a sheet: the covered part of the day in the office's time zone, and the shift that began on it. An end before the beginning is on
 * the next day. Other work is what is neither driving nor a break. `now`: an instant; future work is refused.
 */
export function readSheet(typed: TypedSheet, now: string): Result<Sheet, readonly FieldIssue[]> {
  const age = daysBetween(typed.date, todayIn(planningZone, now));
  if (age < 0) return failure([{ field: 'date', code: 'too-far' }]);
  if (age > mostDaysBack) return failure([{ field: 'date', code: 'past' }]);
  const [begin, end] = [midnightOf(typed.date), midnightOf(addDays(typed.date, 1))];
  // The plan for later today still counts.
  const day = { from: begin, until: epochOf(end) < epochOf(now) ? end : now };
  if (typed.kind === 'none') return success({ covered: day, shifts: [] });
  const shift = readShift(typed);
  if (!shift.ok) return shift;
  const { startsAt, endsAt } = shift.value;
  if (epochOf(endsAt) > epochOf(now)) return failure([{ field: 'until', code: 'too-far' }]);
  const minutes = (epochOf(endsAt) - epochOf(startsAt)) / 60_000;
  if (minutes > longestMinutes) return failure([{ field: 'until', code: 'too-many' }]);
  const { drivingMinutes, breakMinutes } = typed;
  if (drivingMinutes + breakMinutes > minutes) return failure([{ field: 'drivingMinutes', code: 'too-many' }]);
  const parts = partsOf({ drivingMinutes, breakMinutes, workMinutes: minutes - drivingMinutes - breakMinutes });
  // Hours for another employer say nothing about work for us.
  const covered = typed.kind === 'elsewhere' ? { from: startsAt, until: endsAt } : day;
  return success({ covered, shifts: [{ startsAt, endsAt, crewSize: 1, parts }] });
}

/** Start and end of the shift; on the night of a clock change some times do not exist. */
function readShift({
  date,
  ...typed
}: Pick<TypedSheet, 'date' | 'from' | 'until'>): Result<Pick<RealShift, 'startsAt' | 'endsAt'>, readonly FieldIssue[]> {
  const [from, until] = [parseTypedTime(typed.from), parseTypedTime(typed.until)];
  if (from === null || until === null) {
    return failure(
      [...(from === null ? (['from'] as const) : []), ...(until === null ? (['until'] as const) : [])].map((field) => ({
        field,
        code: typed[field] === '' ? 'required' : 'invalid',
      })),
    );
  }
  const startsAt = toInstant({ date, time: from }, planningZone);
  const endsAt = toInstant({ date: until > from ? date : addDays(date, 1), time: until }, planningZone);
  if (!startsAt.ok) return failure([{ field: 'from', code: 'gap' }]);
  if (!endsAt.ok) return failure([{ field: 'until', code: 'gap' }]);
  return success({ startsAt: startsAt.value, endsAt: endsAt.value });
}

function midnightOf(date: string): string {
  const midnight = toInstant({ date, time: '00:00' }, planningZone);
  if (!midnight.ok) throw new RangeError(`No midnight on ${date}`);
  return midnight.value;
}

type Worked = { readonly drivingMinutes: number; readonly breakMinutes: number; readonly workMinutes: number };

/** The longest driving time without a break (561/2006 art. 7). */
const mostAtOnce = 270;

/**
 * A sheet does not contain the times of breaks, so they are placed between equal stretches of driving, with other work before and after.
 */
function partsOf({ drivingMinutes, breakMinutes, workMinutes }: Worked): RealShift['parts'] {
  const stretches = Math.max(1, Math.ceil(drivingMinutes / mostAtOnce));
  const breaks = breakMinutes === 0 ? 0 : Math.max(1, stretches - 1);
  const driving = spread(drivingMinutes, Math.max(stretches, breaks === 0 ? 1 : 2));
  const resting = spread(breakMinutes, Math.max(1, breaks));
  const middle = driving.flatMap((minutes, index) => [
    { kind: 'drive' as const, minutes },
    ...(index < driving.length - 1 && breaks > 0 ? [{ kind: 'break' as const, minutes: resting[index] ?? 0 }] : []),
  ]);
  const [before = 0, after = 0] = spread(workMinutes, 2);
  const parts = [{ kind: 'work' as const, minutes: before }, ...middle, { kind: 'work' as const, minutes: after }];
  return parts.filter(({ minutes }) => minutes > 0);
}

/** Splits whole minutes into parts; later parts are longer if it does not divide evenly. */
function spread(minutes: number, parts: number): readonly number[] {
  return Array.from({ length: parts }, (_, index) => Math.floor(((index + 1) * minutes) / parts) - Math.floor((index * minutes) / parts));
}
