import type { VehicleOffer } from '#domain/fleet/seating.ts';
import { createDutyEvents } from '../billing/duty-events.ts';
import { getReturnRule, type HomeWait } from '../depot/returns-to-depot.ts';
import { type Joint, joinHires } from './join-hires.ts';
import type { PricedVehicle, PricingTrip, VehiclePrices } from './priced-vehicle.ts';

/** Cutting a trip at more than so many of its waits is not tried: the waits are then short beside the roads home. */
const mostCuts = 2;

/** From a stop to another, and how the coach comes to the one and leaves the other. */
type Hire = { readonly from: HomeWait | null; readonly until: HomeWait | null };

/**
 * A trip priced as hires apart: at some of its long waits the coach goes home as after a hire of its own and comes back as for another, with
 * the rests on the way that each needs. What a customer would pay for the parts one by one, from the same depot, is never less. Tried at
 * each of the {@link mostCuts} waits where the road home is shortest beside the wait, and at any of them together.
 */
export function priceHiresApart(
  trip: PricingTrip,
  createPrices: (part: PricingTrip) => VehiclePrices,
): (offer: VehicleOffer) => PricedVehicle[] {
  const about = { depot: trip.routed.depot.name, leastHomeMinutes: getReturnRule(trip.date).leastHomeMinutes };
  const cuts = trip.homeWaits
    .filter(({ minutes, visit: { toDepot, fromDepot } }) => minutes - toDepot.minutes - fromDepot.minutes >= about.leastHomeMinutes)
    .toSorted((first, second) => shareOnTheRoad(first) - shareOnTheRoad(second))
    .slice(0, mostCuts)
    .sort((first, second) => first.visit.stop - second.visit.stop);
  const known = new Map<string, VehiclePrices>();
  const pricesOf = (hire: Hire): VehiclePrices => {
    const key = `${hire.from?.visit.stop} ${hire.until?.visit.stop}`;
    const prices = known.get(key) ?? createPrices(partOf(trip, hire));
    known.set(key, prices);
    return prices;
  };
  return (offer) => subsetsOf(cuts).flatMap((waits) => joinAll(waits, (hire) => pricesOf(hire)(offer), about));
}

function shareOnTheRoad({ minutes, visit: { toDepot, fromDepot } }: HomeWait): number {
  return (toDepot.minutes + fromDepot.minutes) / minutes;
}

/** Every choice of some of the waits, in their order; not that of none. */
function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  const without = subsetsOf(rest);
  return [[first], ...without, ...without.map((subset) => [first, ...subset])];
}

type About = Pick<Joint, 'depot' | 'leastHomeMinutes'>;

function joinAll(waits: readonly HomeWait[], priceOf: (hire: Hire) => PricedVehicle, about: About): PricedVehicle[] {
  let [joined, from]: [PricedVehicle | null, HomeWait | null] = [priceOf({ from: null, until: waits[0] ?? null }), null];
  for (const [index, wait] of waits.entries()) {
    from = wait;
    const joint: Joint = { ...about, stop: wait.visit.stop };
    joined = joined && joinHires(joined, priceOf({ from, until: waits[index + 1] ?? null }), joint);
  }
  return joined === null ? [] : [joined];
}

function partOf(trip: PricingTrip, { from, until }: Hire): PricingTrip {
  const [first, last] = [from?.visit.stop ?? 0, until?.visit.stop ?? trip.itinerary.stops.length - 1];
  const stops = trip.itinerary.stops
    .slice(first, last + 1)
    .map((stop, index) => (index === last - first ? { ...stop, departure: null } : stop));
  const itinerary = { ...trip.itinerary, stops };
  const routed = {
    ...trip.routed,
    legs: trip.routed.legs.slice(first, last),
    emptyOut: from?.visit.fromDepot ?? trip.routed.emptyOut,
    emptyBack: until?.visit.toDepot ?? trip.routed.emptyBack,
    returnsToDepot: [],
  };
  const departures = trip.departures.slice(first, last + 1).map((minute, index) => (index === last - first ? null : minute));
  const later = ((departures[0] ?? 0) - (trip.departures[0] ?? 0)) / 60;
  return {
    ...trip,
    ...{ itinerary, routed, departures },
    leadHours: trip.leadHours + later,
    date: stops[0]?.departure?.date ?? trip.date,
    timetable: createDutyEvents({ itinerary, routed, departures }),
    homeWaits: trip.homeWaits
      .filter(({ visit: { stop } }) => stop > first && stop < last)
      .map((wait) => ({ ...wait, visit: { ...wait.visit, stop: wait.visit.stop - first } })),
  };
}
