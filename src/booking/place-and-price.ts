import { checkItinerary } from '#domain/itinerary/check-itinerary.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { checkArrivals, leaveEarlier } from '#domain/itinerary/propose-departures.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import { estimateStopTimes } from '#domain/pricing/quote/stop-times.ts';
import { failure, success } from '#domain/result.ts';
import type { ItineraryInput } from '#domain/trip/trip-input.ts';
import type { RoadRouter } from '#geo/ports.ts';
import type { Answer } from './answer.ts';
import type { BookingContext } from './context.ts';
import { type PricedItinerary, priceItinerary } from './price-itinerary.ts';
import { type Resolution, resolveItinerary } from './resolve-itinerary.ts';

export type Placed = { readonly itinerary: Itinerary; readonly priced: PricedItinerary };

type Input = Resolution & {
  readonly roads: RoadRouter;
  readonly rates: BookingContext['rates'];
  /** The instant whose prices hold, where that is not now. */
  readonly pricedAt?: string;
};

/** So often a departure is moved for breaks that only the plan of the whole day knows. */
const mostRounds = 3;

/**
 * Finds the places of what was typed, works out departures that were left to us, judges the itinerary and prices it. Where the plan of the
 * crew brings a group too late to where it wants to be, the departures that we proposed are moved until it is in time.
 */
export async function placeAndPrice(input: ItineraryInput, { pricedAt, ...question }: Input): Promise<Answer<Placed>> {
  const resolved = await resolveItinerary(input, question);
  if (!resolved.ok) return resolved;
  const { roads, rates, visit, now } = question;
  const { group } = input;
  const price = async (itinerary: Itinerary) =>
    await priceItinerary({ roads, rates, itinerary, group, site: visit.site, now: pricedAt ?? now });
  let itinerary = resolved.value;
  let priced = await price(itinerary);
  for (let round = 0; round < mostRounds; round += 1) {
    const arrivals = stopTimesOf(priced.quote).map(({ arrives }) => arrives);
    const earlier = leaveEarlier(itinerary, arrivals);
    if (earlier === null) break;
    const issues = checkItinerary({ itinerary: earlier, group, now });
    if (issues.length > 0) return failure(issues);
    [itinerary, priced] = [earlier, await price(earlier)];
  }
  const late = checkArrivals(itinerary, listArrivals(priced, itinerary));
  return late.length > 0 ? failure(late) : success({ itinerary, priced });
}

/** When the coach is at each stop: by the plan of its crew, or by the road alone where nobody may drive the trip. */
function listArrivals({ quote, routed }: PricedItinerary, itinerary: Itinerary): (string | null)[] {
  const planned = stopTimesOf(quote);
  const times = planned.length > 0 || routed === null ? planned : estimateStopTimes({ itinerary, routed, drivers: 2 });
  return times.map(({ arrives }) => arrives);
}
