import type { ReturnToDepot } from '#domain/itinerary/routed.ts';
import type { RateCard, VehicleRates } from '../rates/rate-card.ts';
import { getReturnRule, type HomeWait } from './returns-to-depot.ts';

type Input = { readonly card: RateCard; readonly rates: VehicleRates; readonly date: string };

/**
 * The strategies for long waits that are worth pricing: never to the depot, always, and only in those waits where it is cheaper than
 * waiting. With a single wait these are all strategies.
 */
export function listWaitingStrategies(waits: readonly HomeWait[], question: Input): (readonly ReturnToDepot[])[] {
  if (waits.length === 0) return [[]];
  const worth = waits.filter((wait) => homeCents(wait, question) < waitingCents(wait, question));
  const sizes = worth.length === 0 || worth.length === waits.length ? [[], waits] : [[], waits, worth];
  return sizes.map((some) => some.map(({ visit }) => visit));
}

function homeCents({ visit: { toDepot, fromDepot } }: HomeWait, { rates, date }: Input): number {
  const worked = Math.max(toDepot.minutes + fromDepot.minutes, getReturnRule(date).leastBilledMinutes);
  return (toDepot.kilometres + fromDepot.kilometres) * rates.kilometreCents + (worked / 60) * rates.hourCents;
}

function waitingCents({ minutes, leavesAt }: HomeWait, { card, rates }: Input): number {
  const nights = Math.ceil((minutes - leavesAt + card.operatingDayFromHour * 60) / 1_440);
  if (nights <= 0) return (minutes / 60) * rates.hourCents;
  return nights * card.overnightCents + (nights - 1) * rates.dayCents;
}
