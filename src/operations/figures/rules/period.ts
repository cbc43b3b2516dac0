import { addDays, daysBetween, weekdayOf } from '#domain/calendar/date.ts';
import { isPlannedDate } from '#domain/calendar/written-date.ts';

/** Weeks from Monday to Sunday: the first and the last Monday. */
export type Period = { readonly from: string; readonly to: string };

const usualWeeks = 13;
/** Three years: a chart of more has no room for a week. */
const mostWeeks = 156;

/** The Monday of the week of a day (YYYY-MM-DD). */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/**
 * The weeks between two days of a URL, in either order. Invalid days default to the thirteen weeks up to this week; at most three years.
 */
export function readPeriod({ from, to, today }: { readonly from: string; readonly to: string; readonly today: string }): Period {
  const last = mondayOf(isPlannedDate(to) ? to : today);
  const first = isPlannedDate(from) ? mondayOf(from) : addDays(last, -7 * (usualWeeks - 1));
  const [earlier, later] = first <= last ? [first, last] : [last, first];
  const weeks = Math.min(daysBetween(earlier, later) / 7, mostWeeks - 1);
  return { from: addDays(later, -7 * weeks), to: later };
}

/** The Mondays of a period, in order. */
export function listWeeks({ from, to }: Period): readonly string[] {
  const weeks: string[] = [];
  for (let week = from; week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}
