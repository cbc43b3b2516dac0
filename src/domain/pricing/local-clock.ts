import { toLocal } from '#domain/calendar/zoned.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';

/** The wall clock of one place by minutes since 1970. */
export type LocalClock = (minute: number) => LocalDateTime;

const dayMinutes = 24 * 60;

/**
 * A clock of an IANA zone that asks for the zone's offset once a day: a trip is billed in many ways, and the calendar's own arithmetic is
 * what that costs most. Only on a day whose two ends differ is each moment asked for itself.
 */
export function createLocalClock(timeZone: string): LocalClock {
  const known = new Map<number, number>();
  return (minute) => {
    const day = Math.floor(minute / dayMinutes) * dayMinutes;
    const [begin, end] = [offsetOf(day), offsetOf(day + dayMinutes)];
    return localOf(minute + (begin === end ? begin : findOffset(minute, timeZone)));
  };

  function offsetOf(minute: number): number {
    const offset = known.get(minute) ?? findOffset(minute, timeZone);
    known.set(minute, offset);
    return offset;
  }
}

function findOffset(minute: number, timeZone: string): number {
  const { date, time } = toLocal(new Date(minute * 60_000).toISOString(), timeZone);
  return Date.parse(`${date}T${time}Z`) / 60_000 - minute;
}

function localOf(minute: number): LocalDateTime {
  const text = new Date(minute * 60_000).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
