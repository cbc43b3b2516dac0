import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { formatPlace } from './format-address.ts';
import type { Itinerary, Stop } from './itinerary.ts';

/** A stop in one line: `Efteling, Europalaan 1, 5171 KW Kaatsheuvel`. */
export function labelOf({ place }: Stop): string {
  return formatPlace(place);
}

/** Where from and where to: of a trip that ends where it began, its farthest stop. */
export function describeRoute({ stops }: Itinerary): string {
  const { from, to } = tripEndsOf(stops);
  return `${from} – ${to}`;
}
