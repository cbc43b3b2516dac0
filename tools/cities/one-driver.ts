import type { Place } from '#domain/itinerary/itinerary.ts';
import { depotOfTrip } from '#domain/pricing/depot/depots.ts';
import { findLatestStart } from '#domain/pricing/quote/latest-start.ts';
import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import type { RoadRouter } from '#geo/ports.ts';

/** A Wednesday that is no holiday in any of our countries. */
const date = '2027-10-13';
export const leave = '08:00';
const seats = 50;

type DayOutBy = { readonly roads: RoadRouter; readonly depots: DepotTable; readonly from: Place; readonly to: Place };

/** {@link findLatestStart} for a coach from the depot that would drive the trip. */
export async function findOneDriverUntil({ roads, depots, from, to }: DayOutBy): Promise<string | null> {
  const depot = depotOfTrip(from.coordinates, { countryCode: from.countryCode, table: depots });
  const points = [depot.coordinates, from.coordinates, to.coordinates, from.coordinates, depot.coordinates];
  const road = await roads.findRoute(points, { from: date, until: date });
  const [emptyOut, out, back, emptyBack] = road.ok ? road.value.legs : [];
  if (emptyOut === undefined || out === undefined || back === undefined || emptyBack === undefined) return null;
  const routed = { legs: [out, back], emptyOut, emptyBack, depot, returnsToDepot: [], estimated: true };
  return findLatestStart({ from, to, date, leave, routed, seats });
}
