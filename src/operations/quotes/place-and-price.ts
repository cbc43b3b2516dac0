import { checkItinerary } from '#domain/itinerary/check-itinerary.ts';
import { listItineraryParts } from '#domain/itinerary/group-parts.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { boardEarlier, checkBoarding } from '#domain/itinerary/pick-ups.ts';
import { checkArrivals, leaveEarlier } from '#domain/itinerary/propose-departures.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import type { Quote, StopTime } from '#domain/pricing/quote/quote.ts';
import { estimateStopTimes } from '#domain/pricing/quote/stop-times.ts';
import { failure, success } from '#domain/result.ts';
import type { ItineraryInput } from '#domain/trip/input/trip-input.ts';
import type { RoadRouter } from '#geo/ports.ts';
import { claimsOf } from '#operations/capacity/rules/claims.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { BookingContext, CapacityView } from '#operations/trips/context.ts';
import { priceFromFleet } from './price-from-fleet.ts';
import type { PricedItinerary } from './price-itinerary.ts';
import { type Resolution, resolveItinerary } from './resolve-itinerary.ts';

export type Placed = { readonly itinerary: Itinerary; readonly priced: PricedItinerary };

type Input = Resolution & {
  readonly roads: RoadRouter;
  readonly rates: BookingContext['rates'];
  /** The instant whose prices apply, if not now. */
  readonly pricedAt?: string;
  /** Absent if availability does not matter: for examples, and for what is already booked. */
  readonly capacity?: CapacityView | undefined;
};

/** So often a departure is moved for breaks that only the plan of the whole day knows. */
const mostRounds = 3;

/**
 * Finds the typed places, computes open departures, checks the itinerary and prices it. If the crew's plan makes the group late, moves the
 * departures that we proposed until it is in time.
 */
export async function placeAndPrice(input: ItineraryInput, { pricedAt, capacity, ...question }: Input): Promise<Answer<Placed>> {
  const resolved = await resolveItinerary(input, question);
  if (!resolved.ok) return resolved;
  const { roads, rates, visit, now } = question;
  const { group } = input;
  const price = async (itinerary: Itinerary) =>
    await priceFromFleet({ roads, rates, itinerary, group, site: visit.site, now: pricedAt ?? now, capacity });
  let itinerary = resolved.value;
  let priced = await price(itinerary);
  for (let round = 0; round < mostRounds; round += 1) {
    const left = leaveEarlier(itinerary, listTimes(stopTimesOf(priced.quote)));
    const earlier = boardEarlier(left ?? itinerary, listPartArrivals(itinerary, priced.quote)) ?? left;
    if (earlier === null) break;
    const issues = checkItinerary({ itinerary: earlier, group, now });
    if (issues.length > 0) return failure(issues);
    [itinerary, priced] = [earlier, await price(earlier)];
  }
  const late = [
    ...checkArrivals(itinerary, listArrivals(priced, itinerary)),
    ...checkBoarding(itinerary, listPartArrivals(itinerary, priced.quote)),
  ];
  return late.length > 0 ? failure(late) : success({ itinerary, priced: judgeCapacity({ itinerary, priced }, { capacity, rates, now }) });
}

/** The price stays if no vehicle is left, but a person must check whether one can be found. */
export function judgeCapacity(
  { itinerary, priced }: Placed,
  { capacity, rates, now }: Pick<Input, 'capacity' | 'rates' | 'now'>,
): PricedItinerary {
  const { quote, personReasons } = priced;
  const option = quote?.options.find(({ key }) => key === quote.chosen);
  if (capacity === undefined || quote === null || option === undefined) return priced;
  const isFree = capacity.isFree(claimsOf({ itinerary, quote, option }, rates(now).depots));
  return isFree ? priced : { ...priced, personReasons: [...personReasons, 'capacity'] };
}

/** When the coach is at each stop: by the crew's plan, or by the road alone where no crew may drive the trip. */
function listArrivals({ quote, routed }: PricedItinerary, itinerary: Itinerary): (string | null)[] {
  const planned = stopTimesOf(quote);
  const times = planned.length > 0 || routed === null ? planned : estimateStopTimes({ itinerary, routed, drivers: 2 });
  return listTimes(times);
}

/** When those of each pick-up are at their stops; none without a plan. */
function listPartArrivals(itinerary: Itinerary, quote: Quote | null): (string | null)[][] {
  const groups = quote?.options.find(({ key }) => key === quote.chosen)?.groups ?? [];
  const parts = listItineraryParts(itinerary);
  return (itinerary.pickUps ?? []).map((_, index) => {
    const group = groups[parts.findIndex(({ pickUp }) => pickUp === index)];
    return listTimes(group?.crew.stopTimes ?? []);
  });
}

function listTimes(times: readonly Pick<StopTime, 'arrives'>[]): (string | null)[] {
  return times.map(({ arrives }) => arrives);
}
