import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { claimsOf } from '#operations/capacity/rules/claims.ts';
import type { CapacityView } from '#operations/trips/context.ts';
import { type PricedItinerary, type PriceInput, priceItinerary } from './price-itinerary.ts';

type FleetInput = PriceInput & { readonly capacity?: CapacityView | undefined };

/**
 * The price with only the vehicles of the nearest depot, if its fleet is known: a group of 66 gets two coaches if nobody has a
 * double-decker. If the remaining types cannot carry the group, the price stays, and a person looks for the vehicle elsewhere.
 */
export async function priceFromFleet({ capacity, ...question }: FleetInput): Promise<PricedItinerary> {
  const first = await priceItinerary(question);
  if (capacity === undefined) return first;
  const { depots } = question.rates(question.now);
  let [priced, without] = [first, question.without ?? []];
  for (;;) {
    const lacking = listLacking(priced.quote, { itinerary: question.itinerary, depots, capacity });
    if (priced.quote === null) return first;
    if (lacking.length === 0) return priced;
    without = [...without, ...lacking];
    priced = await priceItinerary({ ...question, without });
  }
}

type Fleet = { readonly itinerary: Itinerary; readonly depots: DepotTable; readonly capacity: CapacityView };

function listLacking(quote: Quote | null, { itinerary, depots, capacity }: Fleet): readonly FleetKey[] {
  const option = quote?.options.find(({ key }) => key === quote.chosen);
  return quote === null || option === undefined ? [] : capacity.listLacking(claimsOf({ itinerary, quote, option }, depots));
}
