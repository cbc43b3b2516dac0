import { readMoment } from '#domain/calendar/format-date.ts';

/** An instant as the local time of a place; null where it cannot be parsed. */
export function readClock(instant: string, timeZone: string): { readonly date: string; readonly time: string } | null {
  return Number.isNaN(Date.parse(instant)) ? null : readMoment(instant, timeZone);
}
