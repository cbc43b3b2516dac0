import { firstDepartureInstant } from '../itinerary/instants.ts';
import { promiseConfirmation } from '../pricing/quote/confirmation.ts';
import { isOnRequest } from '../pricing/quote/quote.ts';
import { brand } from '../sites/brand.ts';
import { getSite } from '../sites/registry.ts';
import type { Trip } from './trip.ts';

type OnRequest = Pick<Trip, 'personReasons' | 'createdAt' | 'itinerary' | 'site' | 'quote'>;

/**
 * The instant by which a request that only waits for a vehicle is confirmed or refused. Null for any other trip, and where nothing can be
 * promised.
 */
export function confirmByOf(trip: OnRequest): string | null {
  if (!isOnRequest(trip.personReasons)) return null;
  const { timeZone } = getSite(trip.site);
  const departure = firstDepartureInstant(trip.itinerary);
  return promiseConfirmation({ askedAt: askedAtOf(trip), departure, openingHours: brand.openingHours, timeZone });
}

/** When the request was made; for an order that found no vehicle, when it was ordered. */
export function askedAtOf({ quote, createdAt }: Pick<Trip, 'quote' | 'createdAt'>): string {
  return quote?.madeAt ?? createdAt;
}
