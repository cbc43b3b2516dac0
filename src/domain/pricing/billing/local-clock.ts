import { offsetAt } from '#domain/calendar/zone-offset.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';

/** The local time of a place by minutes since 1970. */
export type LocalClock = (minute: number) => LocalDateTime;

/** The local clock of an IANA zone. */
export function createLocalClock(timeZone: string): LocalClock {
  return (minute) => {
    const text = new Date(minute * 60_000 + offsetAt(minute * 60_000, timeZone)).toISOString();
    return { date: text.slice(0, 10), time: text.slice(11, 16) };
  };
}
