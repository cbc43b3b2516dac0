import { addDays } from '#domain/calendar/date.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { departureMinutes } from '#domain/pricing/depot/returns-to-depot.ts';
import type { Trial, Trials, TrialTrip } from './plan-trials.ts';

/** A day in one place, after which the rest of the tour comes a day later. */
export type FreeDay = { readonly stop: number; readonly itinerary: Itinerary };

const dayMinutes = 24 * 60;
/** Shorter tours need no weekly rest inside (561/2006 art. 8(6)). */
const leastDays = 6;
/** From the middle of the tour outward, where a day off leaves two parts of like length. */
const mostTrials = 6;

/**
 * The day off that makes a long tour lawful, as near the middle as may be: the driver rests 24 hours at a stop, and everything after it
 * moves a day on (561/2006 art. 8(6), 8(6a)). None for trips of less than a week, or where no day off helps.
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

/** Indexes of stops on the way, so many at most: all, or those about the middle of a trip with more, the middle one first. */
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
