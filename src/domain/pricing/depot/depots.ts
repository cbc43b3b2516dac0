import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import type { DepotTable } from '../rates/depot-table.ts';
import { kilometresApart } from './returns-to-depot.ts';

type Depot = RoutedItinerary['depot'];
type Box = DepotTable['islands'][number]['boxes'][number];

/**
 * The depot that a trip is driven from: on an island with operators of its own, theirs; else the nearest that is not on one.
 * {@link nearestDepot} otherwise.
 */
export function depotOfTrip(
  place: Coordinates,
  { countryCode, table }: { readonly countryCode: string; readonly table: DepotTable },
): Depot {
  const own = listIslandDepots(place, table);
  return own.length > 0 ? nearestOf(own, place) : nearestDepot(place, { countryCode, table });
}

/**
 * The depot nearest to a place as the crow flies. With a country (ISO alpha-2) only its own depots, for a coach of another country may
 * not carry a domestic group as a rule; where it has none, or without a country, the nearest of all.
 */
export function nearestDepot(
  place: Coordinates,
  { countryCode, table: { depots } }: { readonly countryCode?: string; readonly table: DepotTable },
): Depot {
  const own = depots.filter((depot) => depot.countryCode === countryCode);
  return nearestOf(own.length > 0 ? own : depots, place);
}

/** Whether a vehicle comes from so far that we offer none: a person asks an operator there. */
export function isTooFar(place: Coordinates, { depot, table }: { readonly depot: Depot; readonly table: DepotTable }): boolean {
  return kilometresApart(place, depot.coordinates) > table.farthestKilometres;
}

/** The depots of the island that a place lies on; none where it lies on none of ours. */
export function listIslandDepots(place: Coordinates, { islands }: DepotTable): readonly Depot[] {
  return islands.find(({ boxes }) => boxes.some((box) => isWithin(place, box)))?.yards ?? [];
}

function isWithin({ latitude, longitude }: Coordinates, { south, north, west, east }: Box): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function nearestOf(candidates: readonly Depot[], place: Coordinates): Depot {
  return candidates.reduce((nearest, depot) =>
    kilometresApart(place, depot.coordinates) < kilometresApart(place, nearest.coordinates) ? depot : nearest,
  );
}
