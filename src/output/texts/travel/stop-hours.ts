import type { StopTimes } from './stop-words.ts';
import type { TravelWords } from './travel-words.ts';

/** A stop under the day on which the coach comes to it. */
export type StopHours = {
  /** In words; null where it is that of the stop before. */
  readonly day: string | null;
  /** "08:30", "arrives about 09:29 – 17:00", "back about 18:29", and that the trip ends where nobody knows when. */
  readonly hours: string;
  /** The way there and the wait, each null where it is not known. */
  readonly way: string | null;
  readonly wait: string | null;
};

/** The hours of an itinerary's stops, each day said once. */
export function sayStopHours(stops: readonly StopTimes[], words: TravelWords): readonly StopHours[] {
  const said = words.stops(stops);
  let before: string | null = null;
  return stops.map(({ arrival, departure }, index) => {
    const { arrival: comes = null, way = null, wait = null } = said[index] ?? {};
    const date = arrival?.date ?? departure?.date ?? before;
    const leaves = departure === null ? null : departure.date === date ? departure.time : words.localMoment(departure);
    const parts = [comes, leaves].filter((part) => part !== null);
    const day = date === null || date === before ? null : words.day(date);
    before = departure?.date ?? date;
    return { day, hours: parts.length === 0 ? words.t('stops.end') : parts.join(' – '), way, wait };
  });
}
