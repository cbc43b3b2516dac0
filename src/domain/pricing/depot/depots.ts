import type { Coordinates, Itinerary, PlaceKind, Stop } from '#domain/itinerary/itinerary.ts';
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

/** At these a coach only sets a group down or picks it up. */
const terminals: ReadonlySet<PlaceKind> = new Set(['airport', 'station']);
/** In kilometres as the crow flies: farther than that a drive to a terminal is a journey like any other. */
const longestTransfer = 80;
/** Nobody has a coach stand at a terminal for so many hours. */
const leastHoursAway = 6;

/**
 * The depot that an itinerary is driven from: of a transfer, there alone or to be fetched after hours, the one from which the empty drives
 * are shortest in all, so that who lives nearer the airport never pays more for a yard that lies behind him; else {@link depotOfTrip} of
 * where it begins.
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

/** Where a transfer ends, or whence its group is fetched again hours later; null for every other itinerary. */
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

/** The nearest to all of these places together, the first of several. */
function nearestOf(candidates: readonly Depot[], ...places: readonly Coordinates[]): Depot {
  const awayFrom = ({ coordinates }: Depot) => places.reduce((sum, place) => sum + kilometresApart(place, coordinates), 0);
  return candidates.reduce((nearest, depot) => (awayFrom(depot) < awayFrom(nearest) ? depot : nearest));
}
