import type { ContentLibrary, Location } from '#content/library.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';

type Input = { readonly location: Location; readonly visit: PlaceOfVisit; readonly limit: number };

/**
 * The other indexed locations of the site, nearest first, so that visitors find the nearest city and each city is linked from its
 * neighbours. A location without coordinates gets the order of the content.
 */
export function findNearestLocations(library: ContentLibrary, { location, visit, limit }: Input): readonly Location[] {
  const distanceTo = ({ figures }: Location) =>
    figures === null || location.figures === null ? Number.MAX_VALUE : getGreatCircleKilometres(location.figures, figures);
  return library
    .findLocations(visit)
    .filter(({ id, isIndexable }) => id !== location.id && isIndexable)
    .map((other) => ({ other, distance: distanceTo(other) }))
    .sort((one, next) => one.distance - next.distance)
    .slice(0, Math.max(0, limit))
    .map(({ other }) => other);
}
