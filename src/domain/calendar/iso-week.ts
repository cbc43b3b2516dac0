import { isDate } from './written-date.ts';

const millisecondsOfDay = 86_400_000;

/**
 * The week number of a date (ISO 8601: weeks start on Monday, the first contains the first Thursday of the year). Throws a RangeError for
 * an invalid date.
 */
export function isoWeekOf(date: string): number {
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`);
  const at = new Date(`${date}T00:00:00Z`);
  const thursday = new Date(at.getTime() + (4 - (at.getUTCDay() || 7)) * millisecondsOfDay);
  return Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * millisecondsOfDay)) + 1;
}
