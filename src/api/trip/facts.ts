import type { Itinerary, Stop } from '#domain/itinerary/itinerary.ts';
import { createTravelFigures, type TravelFigures } from '#domain/pricing/quote/travel-figures.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** Cents as the decimal text of euros that specification 3 speaks in: `1234.50`, and `0` for nothing. */
export function formatEuros(cents: number): string {
  if (cents === 0) return '0';
  const absolute = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** What the trip is answered with in figures; null while there is no price. */
export function figuresOf({ quote, itinerary }: Pick<Trip, 'quote' | 'itinerary'>): TravelFigures | null {
  return quote === null ? null : createTravelFigures({ quote, itinerary });
}

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
