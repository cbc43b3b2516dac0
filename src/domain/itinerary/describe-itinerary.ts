import type { Itinerary, Stop } from './itinerary.ts';

/** A stop in one line: `Efteling, Europalaan 1, Kaatsheuvel`. A town that is told from its namesakes says its name already. */
export function labelOf({ place }: Stop): string {
  const town = place.name.startsWith(`${place.town} (`) ? '' : place.town;
  const parts = [place.name, place.street, town].filter((part) => part !== '');
  return [...new Set(parts)].join(', ');
}

/** Where from and where to: of a trip that ends where it began, its last stop elsewhere. */
export function describeRoute({ stops }: Itinerary): string {
  const first = stops[0]?.place.name ?? '';
  const last = stops.findLast(({ place }) => place.name !== first)?.place.name ?? first;
  return `${first} – ${last}`;
}
