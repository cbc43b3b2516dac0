import { addDays } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

/** The days of a board, instants (ISO 8601). All columns have the same width, even across a clock change. */
export type BoardSpan = {
  readonly from: string;
  readonly until: string;
  /** When the office's clock is changed in it, and by how many milliseconds; null where it is not. Four weeks have one change at most. */
  readonly change: { readonly at: number; readonly ms: number } | null;
  /** So many nights are beside each other, and the hours of the day between them have no width; null: the whole days. */
  readonly nights: number | null;
};

/** A night on the board, by the office's clock: from this hour, for so many hours. */
export const nightFrom = 20;
export const nightHours = 12;

const hour = 3_600_000;

/** Midnights in the office's time zone; a day may have 23 or 25 hours. `day` as `YYYY-MM-DD`. */
export function midnightsOf(day: string, days: number): { readonly from: string; readonly until: string } {
  const [from, until] = [day, addDays(day, days)].map((date) => {
    const midnight = toInstant({ date, time: '00:00' }, planningZone);
    return midnight.ok ? midnight.value : `${date}T00:00:00.000Z`;
  });
  return { from: from ?? '', until: until ?? '' };
}

/** A span with its clock change. Clocks change on the full hour (Directive 2000/84/EC: at 01:00 UTC). */
export function boardSpanOf({ from, until }: { readonly from: string; readonly until: string }, nights: number | null = null): BoardSpan {
  const [start, end] = [epochOf(from), epochOf(until)];
  const ms = aheadOf(end) - aheadOf(start);
  if (ms === 0) return { from, until, change: null, nights };
  let [before, after] = [start, end];
  while (after - before > hour) {
    const between = before + Math.floor((after - before) / hour / 2) * hour;
    if (aheadOf(between) === aheadOf(start)) before = between;
    else after = between;
  }
  return { from, until, change: { at: after, ms }, nights };
}

/**
 * The position of an instant between both ends in clock time, clamped to 0–1, so that eight o'clock is at the same position on the day of a
 * clock change. The repeated hour has no width the second time, so that nothing ends before it begins.
 */
export function shareOfSpan(instant: string, { from, until, change, nights }: BoardSpan): number {
  const start = epochOf(from);
  const moment = epochOf(instant);
  const whole = epochOf(until) - start + (change?.ms ?? 0);
  const isAfter = change !== null && moment >= change.at;
  const shown = isAfter ? Math.max(change.at, moment + change.ms) : moment;
  const share = nights === null ? (shown - start) / whole : shareOfNights(shown - start, nights);
  return Math.min(1, Math.max(0, share));
}

/** Of milliseconds of clock time since the first midnight: by day, the end of the night before. */
function shareOfNights(clock: number, nights: number): number {
  const since = clock - nightFrom * hour;
  const night = Math.floor(since / (24 * hour));
  return (night + Math.min(1, (since - night * 24 * hour) / (nightHours * hour))) / nights;
}

/** How many milliseconds the office's clock is ahead of UTC. */
function aheadOf(moment: number): number {
  const { date, time } = toLocal(new Date(moment).toISOString(), planningZone);
  return Date.parse(`${date}T${time}:00.000Z`) - Math.floor(moment / 60_000) * 60_000;
}
