import type { Coordinates, Itinerary, PlaceKind, Stop } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import type { DepotTable } from '../rates/depot-table.ts';
import { kilometresApart } from './returns-to-depot.ts';

type Depot = RoutedItinerary['depot'];
type Box = DepotTable['islands'][number]['boxes'][number];

/**
 * The depot of a trip: on an island with its own operators, one of theirs; else the nearest that is not on such an island, see {@link
 * nearestDepot}.
 */
export function depotOfTrip(
  place: Coordinates,
  { countryCode, table }: { readonly countryCode: string; readonly table: DepotTable },
): Depot {
  const own = listIslandDepots(place, table);
  return own.length > 0 ? nearestOf(own, place) : nearestDepot(place, { countryCode, table });
}

/** Places where a coach only sets a group down or picks it up. */
const terminals: ReadonlySet<PlaceKind> = new Set(['airport', 'station']);
/** In kilometres as the crow flies: a longer drive to a terminal is a normal trip. */
const longestTransfer = 80;
/** No coach waits at a terminal for this many hours. */
const leastHoursAway = 6;

/**
 * The depot of an itinerary. For a transfer (one way, or fetched again hours later), the depot with the shortest empty drives in total, so
 * that customers nearer the airport never pay more because the depot lies on the other side. Else {@link depotOfTrip} of the first stop.
 */
export function depotOfItinerary(itinerary: Itinerary, table: DepotTable): Depot {
  const [first] = itinerary.stops;
  if (first === undefined) throw new RangeError('An itinerary without stops was let through');
  const { coordinates, countryCode } = first.place;
  const nearest = depotOfTrip(coordinates, { countryCode, table });
  const other = findOtherEnd(itinerary);
  if (other === null) return nearest;
  const isOnIsland = [coordinates, other].some((place) => listIslandDepots(place, table).length > 0);
  const near = table.depots.filter(
    (depot) => depot.countryCode === nearest.countryCode && kilometresApart(coordinates, depot.coordinates) <= table.farthestKilometres,
  );
  return isOnIsland ? nearest : nearestOf([nearest, ...near], coordinates, other);
}

/** Where a transfer ends, or from where its group is fetched hours later; null for any other itinerary. */
function findOtherEnd({ stops }: Itinerary): Coordinates | null {
  const [first, other, last, more] = stops;
  if (first === undefined || other === undefined || more !== undefined) return null;
  const isTransfer = [first, other].some(({ place }) => terminals.has(place.kind));
  const apart = kilometresApart(first.place.coordinates, other.place.coordinates);
  if (!isTransfer || apart > longestTransfer) return null;
  if (last === undefined) return other.place.coordinates;
  const isHome = kilometresApart(first.place.coordinates, last.place.coordinates) < 1;
  return isHome && hoursBetween(first, other) >= leastHoursAway ? other.place.coordinates : null;
}

function hoursBetween({ departure: first }: Stop, { departure: second }: Stop): number {
  if (first === null || second === null) return 0;
  const [from, until] = [first, second].map(({ date, time }) => Date.parse(`${date}T${time}Z`));
  return ((until ?? 0) - (from ?? 0)) / 3_600_000;
}

/**
 * The depot nearest to a place as the crow flies. With a country (ISO alpha-2) only its own depots, because a foreign coach usually may not
 * carry a domestic group. If the country has none, or without a country, the nearest of all.
 */
export function nearestDepot(
  place: Coordinates,
  { countryCode, table: { depots } }: { readonly countryCode?: string; readonly table: DepotTable },
): Depot {
  const own = depots.filter((depot) => depot.countryCode === countryCode);
  return nearestOf(own.length > 0 ? own : depots, place);
}

/** Whether the vehicle would come from so far that we offer none; a person then asks an operator there. */
export function isTooFar(place: Coordinates, { depot, table }: { readonly depot: Depot; readonly table: DepotTable }): boolean {
  return kilometresApart(place, depot.coordinates) > table.farthestKilometres;
}

/** The depots of the island of a place; empty if it is on none of ours. */
export function listIslandDepots(place: Coordinates, { islands }: DepotTable): readonly Depot[] {
  return islands.find(({ boxes }) => boxes.some((box) => isWithin(place, box)))?.yards ?? [];
}

function isWithin({ latitude, longitude }: Coordinates, { south, north, west, east }: Box): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** The nearest to all of these places together; of several the first. */
function nearestOf(candidates: readonly Depot[], ...places: readonly Coordinates[]): Depot {
  const awayFrom = ({ coordinates }: Depot) => places.reduce((sum, place) => sum + kilometresApart(place, coordinates), 0);
  return candidates.reduce((nearest, depot) => (awayFrom(depot) < awayFrom(nearest) ? depot : nearest));
}
