import type { LocalMoment } from '#domain/calendar/doubled-hour.ts';
import { toLocal } from '#domain/calendar/zoned.ts';

/** An instant as the local time of a place; null where it cannot be parsed. */
export function readClock(instant: string, timeZone: string): LocalMoment | null {
  return Number.isNaN(Date.parse(instant)) ? null : toLocal(instant, timeZone);
}
