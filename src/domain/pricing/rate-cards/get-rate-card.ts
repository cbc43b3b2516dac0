import { getInForce } from '#domain/calendar/in-force.ts';
import { rateCard2026 } from './2026.ts';
import type { RateCard } from './rate-card.ts';

const rateCards: readonly RateCard[] = [rateCard2026];

/** The card for a quote made on a date (`YYYY-MM-DD`): the price that a customer was shown never changes with a later card. */
export function getRateCard(date: string): RateCard {
  return getInForce(rateCards, date);
}
