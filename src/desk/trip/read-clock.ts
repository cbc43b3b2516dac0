import { readMoment } from '#domain/calendar/format-date.ts';

/** An instant as the clock of a place shows it; null where it is none. */
export function readClock(instant: string, timeZone: string): { readonly date: string; readonly time: string } | null {
  return Number.isNaN(Date.parse(instant)) ? null : readMoment(instant, timeZone);
}
