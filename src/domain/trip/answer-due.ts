import { firstDepartureInstant } from '../itinerary/instants.ts';
import { answerDueBy, answerKindOf } from '../pricing/quote/answer-due.ts';
import { brand } from '../sites/brand.ts';
import { getSite } from '../sites/registry.ts';
import type { Trip } from './trip.ts';

type Asked = Pick<Trip, 'personReasons' | 'createdAt' | 'itinerary' | 'site' | 'quote'>;

/**
 * The instant by which a request that waits for a person is answered; null for a trip that waits for nobody, and where nothing can be
 * promised before its departure.
 */
export function answerDueOf(trip: Asked): string | null {
  if (trip.personReasons.length === 0) return null;
  const { timeZone } = getSite(trip.site);
  const departure = firstDepartureInstant(trip.itinerary);
  const kind = answerKindOf(trip.personReasons);
  return answerDueBy({ now: askedAtOf(trip), departure, kind, openingHours: brand.openingHours, timeZone });
}

/** When it was asked for: of an order that found no vehicle left, when that was ordered. */
export function askedAtOf({ quote, createdAt }: Pick<Trip, 'quote' | 'createdAt'>): string {
  return quote?.madeAt ?? createdAt;
}
