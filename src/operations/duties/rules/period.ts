import { addDays } from '#domain/calendar/date.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { toInstant } from '#domain/calendar/zoned.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { parseTypedDate, parseTypedTime } from '#domain/input/typed-moment.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

/** Instants, ISO 8601 UTC; `until` is null if the end is unknown. */
export type Period = { readonly from: string; readonly until: string | null };

type TypedPeriod = { readonly fromDate: string; readonly fromTime: string; readonly untilDate: string; readonly untilTime: string };

/**
 * Reads a typed period in the office's time zone. Without times, days are whole, so the last day ends at its midnight. A time that the
 * clocks skip in spring is refused with a proposal one hour later.
 */
export function readPeriod({ fromDate, fromTime, untilDate, untilTime }: TypedPeriod): Result<Period, readonly FieldIssue[]> {
  const from = readMoment(fromDate, { time: fromTime || '00:00', field: 'from' });
  if (!from.ok) return from;
  if (untilDate === '')
    return untilTime === '' ? success({ from: from.value, until: null }) : failure([{ field: 'untilDate', code: 'required' }]);
  const until = untilTime === '' ? endOfDay(untilDate) : readMoment(untilDate, { time: untilTime, field: 'until' });
  if (!until.ok) return until;
  if (compareInstants(until.value, from.value) <= 0) return failure([{ field: 'untilDate', code: 'before-previous' }]);
  return success({ from: from.value, until: until.value });
}

function readMoment(
  typedDate: string,
  { time: typedTime, field }: { readonly time: string; readonly field: 'from' | 'until' },
): Result<string, readonly FieldIssue[]> {
  const [date, time] = [parseTypedDate(typedDate), parseTypedTime(typedTime)];
  if (date === null) return failure([{ field: `${field}Date`, code: 'invalid' }]);
  if (time === null) return failure([{ field: `${field}Time`, code: 'invalid' }]);
  const instant = toInstant({ date, time }, planningZone);
  if (instant.ok) return instant;
  const { failure: why } = instant;
  return failure([{ field: `${field}Time`, code: why.reason, ...(why.reason === 'gap' ? { proposal: why.proposal.time } : {}) }]);
}

function endOfDay(typed: string): Result<string, readonly FieldIssue[]> {
  const date = parseTypedDate(typed);
  return date === null
    ? failure([{ field: 'untilDate', code: 'invalid' }])
    : readMoment(addDays(date, 1), { time: '00:00', field: 'until' });
}
