import { formatPlace } from './format-address.ts';
import type { Itinerary, Stop } from './itinerary.ts';

/** A stop in one line: `Efteling, Europalaan 1, 5171 KW Kaatsheuvel`. */
export function labelOf({ place }: Stop): string {
  return formatPlace(place);
}

/** Where from and where to: of a trip that ends where it began, its last stop elsewhere. */
export function describeRoute({ stops }: Itinerary): string {
  const first = stops[0]?.place.name ?? '';
  const last = stops.findLast(({ place }) => place.name !== first)?.place.name ?? first;
  return `${first} – ${last}`;
}
