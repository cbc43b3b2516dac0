import { createTravelFigures, type TravelFigures } from '#domain/pricing/quote/travel-figures.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** What the trip is answered with in figures; null while there is no price. */
export function figuresOf({ quote, itinerary }: Pick<Trip, 'quote' | 'itinerary'>): TravelFigures | null {
  return quote === null ? null : createTravelFigures({ quote, itinerary });
}
