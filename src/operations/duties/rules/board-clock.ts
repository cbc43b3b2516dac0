import { addDays } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

/** Days of a board, instants (ISO 8601): its columns are of one width, whatever the clock does between them. */
export type BoardSpan = {
  readonly from: string;
  readonly until: string;
  /** When the office's clock is changed in it, and by how many milliseconds; null where it is not. Four weeks have one change at most. */
  readonly change: { readonly at: number; readonly ms: number } | null;
};

const hour = 3_600_000;

/** From midnight to midnight by the office's clock: a day of 23 or 25 hours is a day. `day` as `YYYY-MM-DD`. */
export function midnightsOf(day: string, days: number): { readonly from: string; readonly until: string } {
  const [from, until] = [day, addDays(day, days)].map((date) => {
    const midnight = toInstant({ date, time: '00:00' }, planningZone);
    return midnight.ok ? midnight.value : `${date}T00:00:00.000Z`;
  });
  return { from: from ?? '', until: until ?? '' };
}

/** A span with the change of the clock in it. Clocks are changed on the hour (Directive 2000/84/EC: at one, Greenwich). */
export function boardSpanOf({ from, until }: { readonly from: string; readonly until: string }): BoardSpan {
  const [start, end] = [epochOf(from), epochOf(until)];
  const ms = aheadOf(end) - aheadOf(start);
  if (ms === 0) return { from, until, change: null };
  let [before, after] = [start, end];
  while (after - before > hour) {
    const between = before + Math.floor((after - before) / hour / 2) * hour;
    if (aheadOf(between) === aheadOf(start)) before = between;
    else after = between;
  }
  return { from, until, change: { at: after, ms } };
}

/**
 * Where an instant lies between both ends by the office's clock, from 0 to 1 and cut there: what begins at eight stands at eight on the day of
 * a change too. The hour that comes twice has no width the second time, so that nothing ends before it begins.
 */
export function shareOfSpan(instant: string, { from, until, change }: BoardSpan): number {
  const start = epochOf(from);
  const moment = epochOf(instant);
  const whole = epochOf(until) - start + (change?.ms ?? 0);
  const isAfter = change !== null && moment >= change.at;
  const shown = isAfter ? Math.max(change.at, moment + change.ms) : moment;
  return Math.min(1, Math.max(0, (shown - start) / whole));
}

/** By how many milliseconds the office's clock is ahead of Greenwich. */
function aheadOf(moment: number): number {
  const { date, time } = toLocal(new Date(moment).toISOString(), planningZone);
  return Date.parse(`${date}T${time}:00.000Z`) - Math.floor(moment / 60_000) * 60_000;
}
