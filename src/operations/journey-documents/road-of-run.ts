import type { Coordinates, Itinerary } from '#domain/itinerary/itinerary.ts';
import { getTravelDays } from '#domain/itinerary/travel-days.ts';
import type { RoadRouter } from '#geo/ports.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import type { Depot } from '#operations/fleet/rules/fleet.ts';
import { stretchBetween } from '#operations/quotes/price-itinerary.ts';
import { findHomeStops, type RunRoads } from './rules/programme.ts';

type Run = { readonly itinerary: Itinerary; readonly run: readonly PlannedDuty[]; readonly depot: Depot | null };

/** The roads of a vehicle of a trip, with those from and to its depot if known. Null if none is found. */
export async function findRoadsOfRun(roads: RoadRouter, { itinerary, run, depot }: Run): Promise<RunRoads | null> {
  const days = getTravelDays(itinerary);
  const { stops } = itinerary;
  const points = stops.map(({ place }) => place.coordinates);
  const between = await roads.findRoute(points, days);
  if (!between.ok) return null;
  const legs = between.value.legs.map((leg, index) => stretchBetween(leg, stops.slice(index, index + 2)));
  const [first, last] = [points[0], points.at(-1)];
  if (depot === null || first === undefined || last === undefined) return { legs, depot: null };
  const road = async (from: Coordinates, to: Coordinates) => {
    const found = await roads.findRoute([from, to], days);
    return found.ok ? (found.value.legs[0] ?? null) : null;
  };
  const [out, back] = [await road(depot.coordinates, first), await road(last, depot.coordinates)];
  if (out === null || back === null) return { legs, depot: null };
  const visits = await Promise.all(
    findHomeStops(itinerary, run).map(async (stop) => {
      const there = points[stop] ?? first;
      const [toDepot, fromDepot] = [await road(there, depot.coordinates), await road(depot.coordinates, there)];
      return toDepot === null || fromDepot === null ? [] : [{ stop, toDepot, fromDepot }];
    }),
  );
  return { legs, depot: { name: depot.name, out, back, visits: visits.flat() } };
}
