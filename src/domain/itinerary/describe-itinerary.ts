import { routeEndsOf } from '#domain/trip/route-ends.ts';
import type { Itinerary, Stop } from './itinerary.ts';

/** A stop in one line: `Efteling, Europalaan 1, Kaatsheuvel`. A town that is told from its namesakes says its name already. */
export function labelOf({ place }: Stop): string {
  const town = place.name.startsWith(`${place.town} (`) ? '' : place.town;
  const parts = [place.name, place.street, town].filter((part) => part !== '');
  return [...new Set(parts)].join(', ');
}

/** Where from and where to: of a trip that ends where it began, its last stop elsewhere. */
export function describeRoute({ stops }: Itinerary): string {
  const { from, to } = routeEndsOf(stops.map(({ place }) => place.name));
  return `${from} – ${to}`;
}
