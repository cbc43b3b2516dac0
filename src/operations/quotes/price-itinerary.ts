import type { Group } from '#domain/itinerary/group.ts';
import { listItineraryParts } from '#domain/itinerary/group-parts.ts';
import type { Itinerary, Stop } from '#domain/itinerary/itinerary.ts';
import { boardAt } from '#domain/itinerary/pick-ups.ts';
import type { ReturnToDepot, RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { withLastReturn } from '#domain/itinerary/second-return.ts';
import { getTravelDays } from '#domain/itinerary/travel-days.ts';
import { stretchWithinTown } from '#domain/itinerary/within-town.ts';
import { depotOfItinerary } from '#domain/pricing/depot/depots.ts';
import { findReturnStops } from '#domain/pricing/depot/returns-to-depot.ts';
import { makeQuoteOnRequest } from '#domain/pricing/quote/make-quote.ts';
import type { PersonReason, Quote } from '#domain/pricing/quote/quote.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { FleetKey, SiteKey } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { RoadRoute, RoadRouter } from '#geo/ports.ts';
import { routeSeparately } from './route-separately.ts';

/**
 * A price, or the reasons why a person must set it; both if a person only has to check for a free vehicle (`isOnRequest`). `routed` is null
 * if there is no road to draw.
 */
export type PricedItinerary = {
  readonly quote: Quote | null;
  readonly personReasons: readonly PersonReason[];
  readonly routed: RoutedItinerary | null;
  /** Vehicle types that were not offered, because the trip's depot has none or too few of them. */
  readonly without?: readonly FleetKey[];
};

export type PriceInput = {
  readonly roads: RoadRouter;
  readonly rates: (at: string) => RateBook;
  readonly itinerary: Itinerary;
  readonly group: Group;
  readonly site: SiteKey;
  readonly now: string;
  readonly without?: readonly FleetKey[];
};

/** Routes the itinerary from the nearest depot and back, and prices it. */
export async function priceItinerary({ roads, rates, itinerary, group, site, now, without = [] }: PriceInput): Promise<PricedItinerary> {
  const book = rates(now);
  const road = await routeItinerary(roads, { itinerary, book });
  if (!road.ok) return { quote: null, personReasons: [road.failure], routed: null };
  const routed = road.value;
  const { quote, reasons } = makeQuoteOnRequest({ itinerary, group, routed, siteCountry: getSite(site).country, now, book, without });
  return { quote, personReasons: reasons, routed, ...(without.length > 0 ? { without } : {}) };
}

type RouteInput = Pick<PriceInput, 'itinerary'> & { readonly book: Pick<RateBook, 'depots'> };

/**
 * The route of each part of a group that boards separately; the first includes the others. Returns the reason if one part has no route. A
 * later return uses the route of those who boarded with them.
 */
export async function routeItinerary(roads: RoadRouter, { itinerary, book }: RouteInput): Promise<Result<RoutedItinerary, PersonReason>> {
  const { pickUps = [], ...first } = itinerary;
  const road = await routePart(roads, { itinerary: first, book });
  if (!road.ok || pickUps.length === 0) return road;
  const boarding: RoutedItinerary[] = [];
  for (const pickUp of pickUps) {
    const own = await routePart(roads, { itinerary: boardAt(itinerary, pickUp), book });
    if (!own.ok) return own;
    boarding.push(own.value);
  }
  const otherParts = listItineraryParts(itinerary)
    .slice(1)
    .flatMap(({ pickUp }) => (pickUp === null ? road.value : (boarding[pickUp] ?? [])));
  return success({ ...road.value, otherParts });
}

/** From the depot through all stops and back. With two returns, the later one has the longest waits. */
async function routePart(roads: RoadRouter, { itinerary: asked, book }: RouteInput): Promise<Result<RoutedItinerary, PersonReason>> {
  const itinerary = withLastReturn(asked);
  const { stops } = itinerary;
  const depot = depotOfItinerary(itinerary, book.depots);
  const points = stops.map(({ place }) => place.coordinates);
  const days = getTravelDays(itinerary);
  const road = await roads.findRoute([depot.coordinates, ...points, depot.coordinates], days);
  if (!road.ok) return failure((await roads.findRoute(points, days)).ok ? 'island' : road.failure);
  const [emptyOut, ...rest] = road.value.legs;
  const emptyBack = rest.at(-1);
  if (emptyOut === undefined || emptyBack === undefined) throw new RangeError(`A road of ${road.value.legs.length} legs`);
  const legs = rest.slice(0, -1).map((leg, index) => stretchBetween(leg, stops.slice(index, index + 2)));
  const home = await routeReturns(roads, { itinerary, legs, depot });
  const whole = { legs, emptyOut, emptyBack, depot, returnsToDepot: home.visits, estimated: road.value.estimated || home.estimated };
  const separately = await routeSeparately(roads, { itinerary, whole, depots: book.depots });
  return success(separately.length === 0 ? whole : { ...whole, separately });
}

/** The leg between two stops, which may be addresses in one town. */
export function stretchBetween(leg: RoadLeg, [from, to]: readonly Stop[]): RoadLeg {
  return from && to ? stretchWithinTown(leg, { from: from.place, to: to.place }) : leg;
}

type HomeRoads = { readonly visits: readonly ReturnToDepot[]; readonly estimated: boolean };

/**
 * A route through the depot to every stop with a long wait and back. If none is found, the coach waits there instead; the price does not
 * fail.
 */
async function routeReturns(
  roads: RoadRouter,
  { itinerary, legs, depot }: Pick<RoutedItinerary, 'legs' | 'depot'> & { readonly itinerary: Itinerary },
): Promise<HomeRoads> {
  const waits = findReturnStops({ itinerary, legs, depot });
  if (waits.length === 0) return { visits: [], estimated: false };
  const there = waits.flatMap((stop) => itinerary.stops[stop]?.place.coordinates ?? []);
  const points = [depot.coordinates, ...there.flatMap((coordinates) => [coordinates, depot.coordinates])];
  const road = await roads.findRoute(points, getTravelDays(itinerary));
  return road.ok ? { visits: pairLegs(waits, road.value), estimated: road.value.estimated } : { visits: [], estimated: false };
}

function pairLegs(waits: readonly number[], { legs }: RoadRoute): ReturnToDepot[] {
  return waits.flatMap((stop, index) => {
    const [fromDepot, toDepot] = legs.slice(2 * index, 2 * index + 2);
    return fromDepot && toDepot ? [{ stop, toDepot, fromDepot }] : [];
  });
}
