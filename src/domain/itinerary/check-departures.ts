import { addYears } from '#domain/calendar/date.ts';
import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import { isDate } from '#domain/calendar/written-date.ts';
import { isTwice, type NoInstant, todayIn, toInstant } from '#domain/calendar/zoned.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import type { LocalDateTime, Stop } from './itinerary.ts';
import { departureLimits } from './limits.ts';

type Left = { readonly local: LocalDateTime; readonly instant: string };

/**
 * Checks the departures of an itinerary, at most one issue per stop. Each moment is judged by the local time of its place: it must exist
 * once, or say which of two hours is meant, be between an hour and two years ahead ({@link departureLimits}), and come after the previous departure. The last stop has no departure.
 */
export function checkDepartures(stops: readonly Stop[], now: string): FieldIssue[] {
  const issues: FieldIssue[] = [];
  let previous: Left | null = null;
  for (const [index, stop] of stops.entries()) {
    const field = `stops.${index}`;
    if (index === stops.length - 1 && index > 0) {
      if (stop.departure !== null) issues.push({ field: `${field}.date`, code: 'invalid' });
      break;
    }
    const checked: FieldIssue | Left = checkNamedArrival(stops[index + 1], field) ?? checkDeparture({ stop, field, previous, now });
    if ('code' in checked) issues.push(checked);
    else previous = checked;
  }
  return issues;
}

type DepartureInput = { readonly stop: Stop; readonly field: string; readonly previous: Left | null; readonly now: string };

function checkDeparture({ stop, field, previous, now }: DepartureInput): FieldIssue | Left {
  const local = stop.departure;
  if (local === null) return { field: `${field}.date`, code: 'required' };
  const { timeZone } = stop.place;
  const found = toInstant(local, timeZone);
  if (!found.ok) return issueOf(found.failure, { local, field });
  if (isUnclear(local, timeZone)) return { field: `${field}.time`, code: 'twice' };
  const left = { local, instant: found.value };
  const ahead = checkAhead({ left, field, now, today: todayIn(timeZone, now) });
  return ahead ?? checkOrder({ left, field, previous }) ?? checkArrival({ left, field, stop }) ?? left;
}

/** A latest arrival that does not exist, or exists twice. The form asks for it at the stop before. */
function checkNamedArrival(next: Stop | undefined, field: string): FieldIssue | null {
  if (next?.arriveBy === undefined) return null;
  const found = toInstant(next.arriveBy, next.place.timeZone);
  if (!found.ok) return issueOf(found.failure, { local: next.arriveBy, field });
  return isUnclear(next.arriveBy, next.place.timeZone) ? { field: `${field}.time`, code: 'twice' } : null;
}

function isUnclear(local: LocalDateTime, timeZone: string): boolean {
  return local.hour === undefined && isTwice(local, timeZone);
}

function issueOf(reason: NoInstant, { local, field }: { readonly local: LocalDateTime; readonly field: string }): FieldIssue {
  if (reason.reason === 'gap') return { field: `${field}.time`, code: 'gap', proposal: reason.proposal.time };
  return { field: isDate(local.date) ? `${field}.time` : `${field}.date`, code: 'invalid' };
}

type AheadInput = { readonly left: Left; readonly field: string; readonly now: string; readonly today: string };

function checkAhead({ left: { local, instant }, field, now, today }: AheadInput): FieldIssue | null {
  if (local.date < today) return { field: `${field}.date`, code: 'past' };
  if (compareInstants(instant, now) < 0) return { field: `${field}.time`, code: 'past' };
  if (compareInstants(instant, addHours(now, departureLimits.minimumLeadHours)) < 0) return { field: `${field}.time`, code: 'too-soon' };
  if (local.date > addYears(today, departureLimits.maximumYearsAhead)) return { field: `${field}.date`, code: 'too-far' };
  return null;
}

type OrderInput = { readonly left: Left; readonly field: string; readonly previous: Left | null };

function checkOrder({ left, field, previous }: OrderInput): FieldIssue | null {
  if (previous === null || compareInstants(left.instant, previous.instant) > 0) return null;
  return { field: left.local.date < previous.local.date ? `${field}.date` : `${field}.time`, code: 'before-previous' };
}

type ArrivalInput = { readonly left: Left; readonly field: string; readonly stop: Stop };

/** With a requested arrival time at a stop, its departure must not be earlier. */
function checkArrival({ left, field, stop: { arriveBy, place, isProposed = false } }: ArrivalInput): FieldIssue | null {
  const limit = arriveBy === undefined || isProposed ? null : toInstant(arriveBy, place.timeZone);
  if (!limit?.ok || compareInstants(left.instant, limit.value) >= 0) return null;
  return { field: left.local.date < (arriveBy?.date ?? '') ? `${field}.date` : `${field}.time`, code: 'before-arrival' };
}
