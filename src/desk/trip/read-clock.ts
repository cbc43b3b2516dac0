import { toLocal } from '#domain/calendar/zoned.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';

/** An instant as the local time of a place; null where it cannot be parsed. */
export function readClock(instant: string, timeZone: string): LocalDateTime | null {
  return Number.isNaN(Date.parse(instant)) ? null : toLocal(instant, timeZone);
}
