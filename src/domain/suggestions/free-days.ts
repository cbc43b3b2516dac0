import { addDays } from '#domain/calendar/date.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { departureMinutes } from '#domain/pricing/depot/returns-to-depot.ts';
import type { Trial, Trials, TrialTrip } from './plan-trials.ts';

/** A day at one place, with the rest of the tour a day later. */
export type FreeDay = { readonly stop: number; readonly itinerary: Itinerary };

const dayMinutes = 24 * 60;
/** Shorter tours need no weekly rest inside (561/2006 art. 8(6)). */
const leastDays = 6;
/** From the middle of the tour outward, where a day off divides it into similar parts. */
const mostTrials = 6;

/**
 * The day off that makes a long tour lawful, as close to the middle as possible: the driver rests 24 hours at a stop, and everything after
 * it moves by a day (561/2006 art. 8(6), 8(6a)). Null for trips of less than a week, or if no day off helps.
 */
export function findFreeDay(trip: TrialTrip, { trials, isBetter }: { trials: Trials; isBetter: (trial: Trial) => boolean }): FreeDay[] {
  const [first, last] = [trip.departures[0] ?? 0, trip.departures.at(-2) ?? 0];
  if (trip.itinerary.type !== 'tour' || last - first < leastDays * dayMinutes) return [];
  for (const stop of fromMiddle(trip.departures.length - 1, mostTrials)) {
    const itinerary = withFreeDay(trip.itinerary, stop);
    const trial = trials.run({ ...trip, itinerary, departures: departureMinutes(itinerary) });
    if (trial && isBetter(trial)) return [{ stop, itinerary }];
  }
  return [];
}

/** Indexes of intermediate stops, at most this many: all, or those around the middle of a longer trip, the middle one first. */
export function fromMiddle(count: number, most: number): number[] {
  const stops = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 1);
  return stops.sort((one, other) => Math.abs(one - count / 2) - Math.abs(other - count / 2) || one - other).slice(0, most);
}

function withFreeDay(itinerary: Itinerary, from: number): Itinerary {
  const stops = itinerary.stops.map((stop, index) =>
    index < from || stop.departure === null ? stop : { ...stop, departure: { ...stop.departure, date: addDays(stop.departure.date, 1) } },
  );
  return { ...itinerary, stops };
}
