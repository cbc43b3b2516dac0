import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary, SeparateTrips } from '#domain/itinerary/routed.ts';
import { getTravelDays } from '#domain/itinerary/travel-days.ts';
import { depotOfItinerary } from '#domain/pricing/depot/depots.ts';
import { type Cuts, listCuts, listTripsBetween, tripBetween } from '#domain/pricing/depot/separate-trips.ts';
import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import type { RoadRouter } from '#geo/ports.ts';

type Whole = { readonly itinerary: Itinerary; readonly whole: RoutedItinerary; readonly depots: DepotTable };

/** Routes the trip as separate trips, each from its own depot. Only the legs from and to the depots are new. */
export async function routeSeparately(roads: RoadRouter, question: Whole): Promise<readonly SeparateTrips[]> {
  const found: SeparateTrips[] = [];
  const known = new Map<string, RoutedItinerary | null>();
  for (const cuts of listCuts(question.itinerary, question.depots)) {
    const trips = await routeTrips(roads, { ...question, cuts, known });
    if (trips !== null) found.push({ cuts, trips });
  }
  return found;
}

type Trips = Whole & { readonly cuts: Cuts; readonly known: Map<string, RoutedItinerary | null> };

async function routeTrips(roads: RoadRouter, { cuts, known, ...question }: Trips): Promise<readonly RoutedItinerary[] | null> {
  const trips: RoutedItinerary[] = [];
  for (const span of listTripsBetween(question.itinerary, cuts)) {
    const key = `${span.from} ${span.until}`;
    const routed = known.has(key) ? (known.get(key) ?? null) : await routeTrip(roads, { ...question, ...span });
    known.set(key, routed);
    if (routed === null) return null;
    trips.push(routed);
  }
  return trips;
}

type Trip = Whole & { readonly from: number; readonly until: number };

/** During long waits a vehicle returns to its depot as in the whole trip, if it comes from the same depot; otherwise it stays. */
async function routeTrip(roads: RoadRouter, { itinerary, whole, depots, from, until }: Trip): Promise<RoutedItinerary | null> {
  const own = tripBetween(itinerary, { from, until });
  const depot = depotOfItinerary(own, depots);
  const isSameDepot = depot.name === whole.depot.name;
  const [first, last] = [own.stops[0], own.stops.at(-1)].map((stop) => stop?.place.coordinates ?? depot.coordinates);
  const points = [depot.coordinates, first ?? depot.coordinates, last ?? depot.coordinates, depot.coordinates] as const;
  const days = getTravelDays(itinerary);
  const out = isSameDepot && from === 0 ? whole.emptyOut : await findLeg(roads, [points[0], points[1]], days);
  const back = isSameDepot && until === itinerary.stops.length - 1 ? whole.emptyBack : await findLeg(roads, [points[2], points[3]], days);
  if (out === null || back === null) return null;
  const visits = isSameDepot ? whole.returnsToDepot.filter(({ stop }) => stop > from && stop < until) : [];
  return {
    ...{ depot, emptyOut: out, emptyBack: back, estimated: whole.estimated },
    legs: whole.legs.slice(from, until),
    returnsToDepot: visits.map((visit) => ({ ...visit, stop: visit.stop - from })),
  };
}

async function findLeg(
  roads: RoadRouter,
  ...[points, days]: Parameters<RoadRouter['findRoute']>
): Promise<RoutedItinerary['emptyOut'] | null> {
  const road = await roads.findRoute(points, days);
  return road.ok ? (road.value.legs[0] ?? null) : null;
}
