import { addDays, daysBetween, weekdayOf } from '#domain/calendar/date.ts';
import { isDate } from '#domain/calendar/written-date.ts';

/** Weeks from Monday to Sunday: the Mondays of the first and of the last. */
export type Period = { readonly from: string; readonly to: string };

const usualWeeks = 13;
/** Three years: a picture of more has no room for a week. */
const mostWeeks = 156;

/** The Monday of a day's week (YYYY-MM-DD). */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/**
 * The weeks that two days of an address name, whichever comes first. What is no day: up to this week, and thirteen weeks back; three years at
 * most.
 */
export function readPeriod({ from, to, today }: { readonly from: string; readonly to: string; readonly today: string }): Period {
  const last = mondayOf(isDate(to) ? to : today);
  const first = isDate(from) ? mondayOf(from) : addDays(last, -7 * (usualWeeks - 1));
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
