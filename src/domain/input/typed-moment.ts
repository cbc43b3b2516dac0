import { parseTripDate } from '#domain/calendar/format-date.ts';
import { isDate, isTime } from '#domain/calendar/written-date.ts';
import { doubledHours, type LocalDateTime } from '#domain/itinerary/itinerary.ts';

export type ClockTime = Omit<LocalDateTime, 'date'>;

/** A date as a browser's date field sends it, or as people type it (`21-11-2026`, `21/11/2026`, `21.11.2026`); else null. */
export function parseTypedDate(text: string): string | null {
  return isDate(text) ? text : parseTripDate(text.replace(/[-.]/g, '/'));
}

/**
 * A time as {@link parseTypedTime} reads it, with the hour that is meant on the night on which the clocks go back: `02:30 first` or
 * `02:30 second`; else null.
 */
export function parseTypedHour(text: string): ClockTime | null {
  const hour = doubledHours.find((each) => text.endsWith(` ${each}`));
  const time = parseTypedTime(hour === undefined ? text : text.slice(0, -hour.length - 1));
  return time === null ? null : { time, ...(hour === undefined ? {} : { hour }) };
}

/** The same as text. */
export function formatTypedHour({ time, hour }: ClockTime): string {
  return hour === undefined ? time : `${time} ${hour}`;
}

/** A time as a browser's time field sends it, without seconds, or as people type it (`8:30`, `08.30`, `8h30`, `8:30 uur`); else null. */
export function parseTypedTime(text: string): string | null {
  const match = /^(\d{1,2})\s?[:.h]\s?(\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?(?:h|uur|uhr))?$/i.exec(text);
  if (!match) return null;
  const time = `${(match[1] ?? '').padStart(2, '0')}:${match[2]}`;
  return isTime(time) ? time : null;
}
