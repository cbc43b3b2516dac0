import { type StopTimes, sayArrival, sayMoment } from './stop-words.ts';

import type { TravelWords } from './travel-words.ts';

/** A stop under the date on which the coach arrives there. */
export type StopHours = {
  /** In words; null if it is that of the stop before. */
  readonly day: string | null;
  /** "arrives about 09:29", "back about 18:29"; null if unknown. */
  readonly comes: string | null;
  /** "08:30", with its date if the coach leaves on another date than it arrived; null at the last stop. */
  readonly leaves: string | null;
  /** Both in one: "arrives about 09:29 – 17:00", or that the trip ends if nothing is known. */
  readonly hours: string;
  /** The drive there and the wait, each null if unknown. */
  readonly way: string | null;
  readonly wait: string | null;
};

/** The times of an itinerary's stops, each under the date on which the coach arrives, and each date once: `sayDay` formats it. */
export function sayStopHours(stops: readonly StopTimes[], words: TravelWords, sayDay = words.day): readonly StopHours[] {
  const said = words.stops(stops);
  let before: string | null = null;
  return stops.map((stop, index) => {
    const { arrival, arriveBy, departure } = stop;
    const { way = null, wait = null } = said[index] ?? {};
    const date = (arrival ?? arriveBy ?? departure)?.date ?? before;
    const comes = sayArrival(stop, date, words);
    const leaves = departure === null ? null : sayMoment(departure, date, words);
    const parts = [comes, leaves].filter((part) => part !== null);
    const day = date === null || date === before ? null : sayDay(date);
    before = date;
    return { day, comes, leaves, hours: parts.length === 0 ? words.t('stops.end') : parts.join(' – '), way, wait };
  });
}
