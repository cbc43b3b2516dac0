import { checkItinerary } from '#domain/itinerary/check-itinerary.ts';
import { type Alternative, endsOfDay, mostAlternatives, type Shift, shiftItinerary, shiftsToTry } from '#domain/trip/alternatives.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findOwnPrices, type OwnPrices } from '#operations/customers/price-on-terms.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { judgeCapacity } from './place-and-price.ts';
import { priceFromFleet } from './price-from-fleet.ts';

type Pricing = Pick<BookingContext, 'db' | 'roads' | 'rates' | 'capacity'>;

/** Up to three other times for the requested trip: lawful, with a free vehicle, at its customer's price of today. */
export async function findAlternatives(context: Pricing, trip: Trip, now: string): Promise<readonly Alternative[]> {
  const found: Alternative[] = [];
  const own = await findOwnPrices(context, trip.customer);
  for (const shifts of shiftsToTry) {
    const isFilling = shifts === shiftsToTry.at(-1);
    for (const shift of shifts) {
      if (found.length === mostAlternatives) return found;
      const alternative = await priceAt(context, { trip, shift, now, own });
      if (alternative === null) continue;
      found.push(alternative);
      if (!isFilling) break;
    }
  }
  return found;
}

type Shifted = { readonly trip: Trip; readonly shift: Shift; readonly now: string };

/** The trip at another time; null if it is impossible then, or if a person must check it. */
export async function priceAlternative(context: Pricing, shifted: Shifted): Promise<Alternative | null> {
  return await priceAt(context, { ...shifted, own: await findOwnPrices(context, shifted.trip.customer) });
}

async function priceAt(
  { roads, capacity }: Pick<Pricing, 'roads' | 'capacity'>,
  { trip, shift, now, own: { rates, onTerms } }: Shifted & { readonly own: OwnPrices },
): Promise<Alternative | null> {
  const itinerary = shiftItinerary(trip.itinerary, shift);
  const { group, site } = trip;
  const ends = endsOfDay(itinerary);
  if (ends === null || checkItinerary({ itinerary, group, now }).length > 0) return null;
  const priced = onTerms(await priceFromFleet({ roads, rates, itinerary, group, site, now, capacity }));
  const { quote, personReasons } = judgeCapacity({ itinerary, priced }, { capacity, rates, now });
  const option = quote?.options.find(({ key }) => key === quote.chosen);
  if (option === undefined || personReasons.length > 0) return null;
  const { days, minutes } = shift;
  const isAgreed = quote?.agreed?.rates !== undefined || (quote?.agreed?.discountPercent ?? 0) > 0;
  return { days, minutes, ...ends, vehicles: [...option.vehicles], totalCents: option.totalCents, ...(isAgreed ? { isAgreed } : {}) };
}
