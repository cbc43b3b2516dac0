import { createTravelFigures, type TravelFigures } from '#domain/pricing/quote/travel-figures.ts';
import { isRequest } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** The trip's answer in figures; null while there is no price. */
export function figuresOf({ quote, itinerary, ...state }: Pick<Trip, 'quote' | 'itinerary' | 'status' | 'stage'>): TravelFigures | null {
  return quote === null || isRequest(state) ? null : createTravelFigures({ quote, itinerary });
}
