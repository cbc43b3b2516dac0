import { addDays } from '#domain/calendar/date.ts';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { listPartItineraries } from '#domain/itinerary/group-parts.ts';
import { firstDepartureInstant, lastDepartureInstant } from '#domain/itinerary/instants.ts';
import type { Coordinates, Itinerary } from '#domain/itinerary/itinerary.ts';
import { depotOfItinerary, depotOfTrip } from '#domain/pricing/depot/depots.ts';
import { findCrew } from '#domain/pricing/quote/crew-plan.ts';
import type { CrewDuty, Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { listVehicleGroups } from '#domain/pricing/quote/vehicle-groups.ts';
import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { CapacityClaim } from './capacity.ts';

/** A vehicle that returns after midnight but before this hour can work the next day, so the return counts for the day before. */
export const nightEndsAtHour = 4;

type Priced = { readonly itinerary: Itinerary; readonly quote: Quote; readonly option: QuoteOption };

/**
 * The capacity that an order with these vehicles uses: each vehicle on each day from leaving the depot to returning, by the plan that
 * priced it, else by its timetable. A vehicle on a tour is not free in between.
 */
export function claimsOf(priced: Priced, depots: DepotTable): readonly CapacityClaim[] {
  const claimed = listUses(priced).flatMap(({ itinerary, vehicles, days }) => {
    if (itinerary.stops.length === 0) return [];
    const region = regionKey(depotOfItinerary(itinerary, depots));
    return days.flatMap((day) => vehicles.map((kind) => ({ region, day, kind })));
  });
  return [...Map.groupBy(claimed, ({ region, day, kind }) => `${region} ${day} ${kind}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ region: first.region, class: first.kind, day: first.day, units: same.length }];
  });
}

/** Vehicles with their trip and the days that they are away. */
type Use = { readonly itinerary: Itinerary; readonly vehicles: QuoteOption['vehicles']; readonly days: readonly string[] };

function listUses({ itinerary, quote, option }: Priced): Use[] {
  const groups = listVehicleGroups(option);
  if (groups.length === 0) {
    return [{ itinerary, vehicles: option.vehicles, days: daysOf(itinerary, findCrew(quote, option).duties ?? []) }];
  }
  const parts = listPartItineraries(itinerary);
  return groups.map(({ from, vehicles, crew }, index) => ({
    itinerary: parts[index] ?? itinerary,
    vehicles: option.vehicles.slice(from, from + vehicles),
    days: daysOf(itinerary, crew.duties ?? []),
  }));
}

/** The depot in the rate book that owns these vehicles, as a key: "NL Zwolle". */
export function regionOf(
  place: Coordinates,
  { countryCode, depots }: { readonly countryCode: string; readonly depots: DepotTable },
): string {
  return regionKey(depotOfTrip(place, { countryCode, table: depots }));
}

/** All regions, by country and town. */
export function listRegions({ depots, islands }: DepotTable): readonly string[] {
  return [...depots, ...islands.flatMap(({ yards }) => yards)].map(regionKey).toSorted();
}

function regionKey({ countryCode, name }: { readonly countryCode: string; readonly name: string }): string {
  return `${countryCode} ${name}`;
}

function daysOf(itinerary: Itinerary, duties: readonly CrewDuty[]): readonly string[] {
  const [first, last] = [duties[0], duties.at(-1)];
  const from = first?.start ?? firstDepartureInstant(itinerary);
  const minutes = last?.parts.reduce((sum, part) => sum + part.minutes, 0) ?? 0;
  const until = last === undefined ? lastDepartureInstant(itinerary) : new Date(epochOf(last.start) + minutes * 60_000).toISOString();
  const day = toLocal(from, planningZone).date;
  const end = toLocal(addHours(until, -nightEndsAtHour), planningZone).date;
  const days = [day];
  for (let next = addDays(day, 1); next <= end; next = addDays(next, 1)) days.push(next);
  return days;
}
