import { firstDepartureInstant } from '../itinerary/instants.ts';
import { answerDueBy, answerKindOf } from '../pricing/quote/answer-due.ts';
import { brand } from '../sites/brand.ts';
import { getSite } from '../sites/registry.ts';
import type { Trip } from './trip.ts';

type Asked = Pick<Trip, 'personReasons' | 'createdAt' | 'itinerary' | 'site' | 'quote'>;

/**
 * The instant by which we answer a request that needs a person; null for a trip that needs none, and if we cannot promise an answer before
 * departure.
 */
export function answerDueOf(trip: Asked): string | null {
  if (trip.personReasons.length === 0) return null;
  const { timeZone } = getSite(trip.site);
  const departure = firstDepartureInstant(trip.itinerary);
  const kind = answerKindOf(trip.personReasons);
  return answerDueBy({ now: askedAtOf(trip), departure, kind, openingHours: brand.openingHours, timeZone });
}

/** When it was requested. For an order that found no vehicle left, the time of the order. */
export function askedAtOf({ quote, createdAt }: Pick<Trip, 'quote' | 'createdAt'>): string {
  return quote?.madeAt ?? createdAt;
}
