import { toLocal } from '#domain/calendar/zoned.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { departureMinutes } from '../depot/returns-to-depot.ts';
import type { TightStop } from './quote.ts';

export type TightInput = {
  readonly itinerary: Itinerary;
  readonly routed: Pick<RoutedItinerary, 'legs'>;
  /** {@link departureMinutes} of the itinerary, for callers that need it more than once. */
  readonly departures?: readonly (number | null)[];
};

/** Departures are rounded to five minutes. */
const stepMinutes = 5;

/**
 * The stops whose times leave too little for the road before them, breaks excluded, each with its earliest departure. Checks each leg
 * alone, as if the coach left the previous stop on time, so that one wrong time marks one stop. Minutes, rounded up.
 */
export function findTightStops({ itinerary, routed, departures = departureMinutes(itinerary) }: TightInput): TightStop[] {
  return itinerary.stops.flatMap(({ place }, stop) => {
    const [before, leaves, leg] = [departures[stop - 1], departures[stop], routed.legs[stop - 1]];
    if (typeof before !== 'number' || typeof leaves !== 'number' || !leg) return [];
    const arrival = before + Math.ceil(leg.minutes);
    if (arrival <= leaves) return [];
    const earliest = Math.ceil(arrival / stepMinutes) * stepMinutes;
    return [{ stop, lateMinutes: arrival - leaves, earliest: toLocal(new Date(earliest * 60_000).toISOString(), place.timeZone) }];
  });
}
