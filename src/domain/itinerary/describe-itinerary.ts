import { routeEndsOf } from '#domain/trip/route-ends.ts';
import { formatPlace } from './format-address.ts';
import type { Itinerary, Stop } from './itinerary.ts';

/** A stop in one line: `Efteling, Europalaan 1, 5171 KW Kaatsheuvel`. */
export function labelOf({ place }: Stop): string {
  return formatPlace(place);
}

/** Where from and where to: of a trip that ends where it began, its last stop elsewhere. */
export function describeRoute({ stops }: Itinerary): string {
  const { from, to } = routeEndsOf(stops.map(({ place }) => place.name));
  return `${from} – ${to}`;
}
