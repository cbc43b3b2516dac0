import type { Group, Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { nearestDepot } from '#domain/pricing/depots.ts';
import { makeQuote } from '#domain/pricing/make-quote.ts';
import type { PersonReason, Quote } from '#domain/pricing/quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { RoadRouter } from '#geo/ports.ts';

/** A price, or why a person must make it. `routed` is null where there is no road to draw. */
export type PricedItinerary = {
  readonly quote: Quote | null;
  readonly personReasons: readonly PersonReason[];
  readonly routed: RoutedItinerary | null;
};

export type PriceQuestion = {
  readonly roads: RoadRouter;
  readonly itinerary: Itinerary;
  readonly group: Group;
  readonly site: SiteKey;
  readonly now: string;
};

/** Drives the itinerary from the nearest depot and back on paper, and prices it. */
export async function priceItinerary({ roads, itinerary, group, site, now }: PriceQuestion): Promise<PricedItinerary> {
  const road = await routeItinerary(roads, itinerary);
  if (!road.ok) return { quote: null, personReasons: [road.failure], routed: null };
  const routed = road.value;
  const made = makeQuote({ itinerary, group, routed, siteCountry: getSite(site).country, now });
  return made.ok ? { quote: made.value, personReasons: [], routed } : { quote: null, personReasons: made.failure, routed };
}

async function routeItinerary(roads: RoadRouter, { stops }: Itinerary): Promise<Result<RoutedItinerary, PersonReason>> {
  const [first] = stops;
  if (first === undefined) throw new RangeError('An itinerary without stops was let through');
  const depot = nearestDepot(first.place.coordinates, first.place.countryCode);
  const points = [depot.coordinates, ...stops.map(({ place }) => place.coordinates), depot.coordinates];
  const road = await roads.findRoute(points);
  if (!road.ok) return failure(road.failure);
  const [emptyOut, ...rest] = road.value.legs;
  const emptyBack = rest.at(-1);
  if (emptyOut === undefined || emptyBack === undefined) throw new RangeError(`A road of ${road.value.legs.length} legs`);
  return success({ legs: rest.slice(0, -1), emptyOut, emptyBack, homeVisits: [], depot, estimated: road.value.estimated });
}
