import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { formatPlace } from './format-address.ts';
import type { Itinerary, Stop } from './itinerary.ts';

/** A stop in one line: `Efteling, Europalaan 1, 5171 KW Kaatsheuvel`. */
export function labelOf({ place }: Stop): string {
  return formatPlace(place);
}

/** The route from start to end. For a round trip the end is its farthest stop. */
export function describeRoute({ stops }: Itinerary): string {
  const { from, to } = tripEndsOf(stops);
  return `${from} – ${to}`;
}
