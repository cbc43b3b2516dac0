import { firstDepartureInstant } from '../itinerary/instants.ts';
import { promiseConfirmation } from '../pricing/quote/confirmation.ts';
import { brand } from '../sites/brand.ts';
import { getSite } from '../sites/registry.ts';
import type { Trip } from './trip.ts';

/** The instant by which a request at short notice is confirmed or refused; null for any other trip, and where nothing can be promised. */
export function confirmByOf(trip: Pick<Trip, 'personReasons' | 'createdAt' | 'itinerary' | 'site'>): string | null {
  if (!trip.personReasons.includes('short-lead')) return null;
  const { timeZone } = getSite(trip.site);
  const departure = firstDepartureInstant(trip.itinerary);
  return promiseConfirmation({ askedAt: trip.createdAt, departure, openingHours: brand.openingHours, timeZone });
}
