import type { ContentLibrary, Location } from '#content/library.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';

type Input = { readonly location: Location; readonly visit: PlaceOfVisit; readonly limit: number };

/**
 * The other locations of the site that search engines may show, the nearest first: who does not find their own city finds the next one, and each
 * is linked from those around it. Without a place of its own, in the order in which the content has them.
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
