import type { VehicleOffer } from '#domain/fleet/seating.ts';
import { sumCents } from '#domain/money/money.ts';
import { createDutyEvents } from '../billing/duty-events.ts';
import { getReturnRule, type HomeWait } from '../depot/returns-to-depot.ts';
import { joinHires, minutesAtHome } from './join-hires.ts';
import type { PricedVehicle, PricingTrip, VehiclePrices } from './priced-vehicle.ts';

/** The most waits at which a trip is cut: more would make the waits short compared with the way home. */
const mostCuts = 2;

/** A hire from one stop to another, with how the coach comes and leaves. */
type Hire = { readonly from: HomeWait | null; readonly until: HomeWait | null };

/**
 * A trip priced as separate hires: at some of its long waits the coach goes home as after a separate hire and returns as for another, with
 * the rests that each drive needs. Paying the parts one by one from the same depot is never cheaper. Tries each of the {@link mostCuts}
 * waits with the shortest way home compared with the wait, and combinations of them. The cheapest below a limit in net cents; null if none.
 */
export function priceHiresApart(
  trip: PricingTrip,
  createPrices: (part: PricingTrip) => VehiclePrices,
): (offer: VehicleOffer, belowCents: number) => PricedVehicle | null {
  const leastHomeMinutes = getReturnRule(trip.date).leastHomeMinutes[trip.itinerary.type];
  const cuts = trip.homeWaits
    .filter(({ minutes, visit: { toDepot, fromDepot } }) => minutes - toDepot.minutes - fromDepot.minutes >= leastHomeMinutes)
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
  return (offer, belowCents) => {
    const found = subsetsOf(cuts).flatMap((waits) => findHires(waits, (hire) => pricesOf(hire)(offer), leastHomeMinutes) ?? []);
    // Joined hires cost exactly the sum of the parts, so only the cheapest need be joined.
    const best = found.reduce<Hires | null>((least, hires) => (hires.cents < (least?.cents ?? belowCents) ? hires : least), null);
    return best && joinAll(best, trip.routed.depot.name);
  };
}

/** Hires with the coach at home in the waits between them, and their total cost. */
type Hires = { readonly hires: readonly PricedVehicle[]; readonly waits: readonly HomeWait[]; readonly cents: number };

function joinAll({ hires, waits }: Hires, depot: string): PricedVehicle {
  return hires.reduce((joined, next, index) => joinHires(joined, next, { depot, stop: waits[index - 1]?.visit.stop ?? 0 }));
}

function shareOnTheRoad({ minutes, visit: { toDepot, fromDepot } }: HomeWait): number {
  return (toDepot.minutes + fromDepot.minutes) / minutes;
}

/** Every non-empty subset, in order. */
function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  const without = subsetsOf(rest);
  return [[first], ...without, ...without.map((subset) => [first, ...subset])];
}

/** The hires if the coach is at home during these waits. */
function hiresBetween(waits: readonly HomeWait[]): Hire[] {
  return [null, ...waits].map((from, index) => ({ from, until: waits[index] ?? null }));
}

/** Null if one of the hires is unlawful, or leaves too little time at home before the next. */
function findHires(waits: readonly HomeWait[], priceOf: (hire: Hire) => PricedVehicle | null, leastHomeMinutes: number): Hires | null {
  const hires: PricedVehicle[] = [];
  for (const hire of hiresBetween(waits)) {
    const priced = priceOf(hire);
    const before = hires.at(-1);
    if (priced === null || (before && minutesAtHome(before, priced) < leastHomeMinutes)) return null;
    hires.push(priced);
  }
  return { hires, waits, cents: sumCents(hires.map(({ netCents }) => netCents)) };
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
