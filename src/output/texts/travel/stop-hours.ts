import { type StopTimes, sayArrival } from './stop-words.ts';

import type { TravelWords } from './travel-words.ts';

/** A stop under the day on which the coach comes to it. */
export type StopHours = {
  /** In words; null where it is that of the stop before. */
  readonly day: string | null;
  /** "arrives about 09:29", "back about 18:29"; null where nobody knows it. */
  readonly comes: string | null;
  /** "08:30", and with its day where the coach leaves on another one than it came; null at the last stop. */
  readonly leaves: string | null;
  /** Both in one: "arrives about 09:29 – 17:00", and that the trip ends where nothing is known. */
  readonly hours: string;
  /** The way there and the wait, each null where it is not known. */
  readonly way: string | null;
  readonly wait: string | null;
};

/** The hours of an itinerary's stops, each under the day on which the coach comes there, and each day said once: `sayDay` says how. */
export function sayStopHours(stops: readonly StopTimes[], words: TravelWords, sayDay = words.day): readonly StopHours[] {
  const said = words.stops(stops);
  let before: string | null = null;
  return stops.map((stop, index) => {
    const { arrival, arriveBy, departure } = stop;
    const { way = null, wait = null } = said[index] ?? {};
    const date = (arrival ?? arriveBy ?? departure)?.date ?? before;
    const comes = sayArrival(stop, date, words);
    const leaves = departure === null ? null : departure.date === date ? departure.time : words.localMoment(departure);
    const parts = [comes, leaves].filter((part) => part !== null);
    const day = date === null || date === before ? null : sayDay(date);
    before = date;
    return { day, comes, leaves, hours: parts.length === 0 ? words.t('stops.end') : parts.join(' – '), way, wait };
  });
}
