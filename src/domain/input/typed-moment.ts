import { parseTripDate } from '#domain/calendar/format-date.ts';
import { isDate, isTime } from '#domain/calendar/written-date.ts';

/** A date as a browser's date field sends it, or as people type it (`21-11-2026`, `21/11/2026`, `21.11.2026`); else null. */
export function parseTypedDate(text: string): string | null {
  return isDate(text) ? text : parseTripDate(text.replace(/[-.]/g, '/'));
}

/** A time as a browser's time field sends it, without seconds, or as people type it (`8:30`, `08.30`, `8h30`, `8:30 uur`); else null. */
export function parseTypedTime(text: string): string | null {
  const match = /^(\d{1,2})\s?[:.h]\s?(\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?(?:h|uur|uhr))?$/i.exec(text);
  if (!match) return null;
  const time = `${(match[1] ?? '').padStart(2, '0')}:${match[2]}`;
  return isTime(time) ? time : null;
}
