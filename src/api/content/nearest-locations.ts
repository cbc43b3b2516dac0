import type { ContentLibrary, Location } from '#content/library.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { ApiContext } from '../context.ts';

type NearContext = Pick<ApiContext, 'getContent' | 'places' | 'log'>;
type Visit = { readonly site: SiteKey; readonly language: Location['textLanguage'] };
type Input = { readonly location: Location; readonly visit: Visit; readonly limit: number };
type PlacesOfSites = Map<SiteKey, Promise<ReadonlyMap<string, Coordinates>>>;

/** Looked up once for each content: newer content is another library. */
const kept = new WeakMap<ContentLibrary, PlacesOfSites>();

/**
 * The other locations of the site, the nearest first: who does not find their own city finds the next one, and each is linked from those around
 * it. Without a place of its own, in the order in which the content has them.
 */
export async function findNearestLocations(context: NearContext, { location, visit, limit }: Input): Promise<readonly Location[]> {
  const library = context.getContent();
  const places = await findPlacesOf(context, library, visit.site);
  const own = places.get(location.id);
  const distanceTo = (other: Location) => {
    const there = places.get(other.id);
    return own === undefined || there === undefined ? Number.MAX_VALUE : getGreatCircleKilometres(own, there);
  };
  return library
    .findLocations(visit)
    .filter(({ id }) => id !== location.id)
    .map((other) => ({ other, distance: distanceTo(other) }))
    .sort((one, next) => one.distance - next.distance)
    .slice(0, Math.max(0, limit))
    .map(({ other }) => other);
}

function findPlacesOf(context: NearContext, library: ContentLibrary, site: SiteKey): Promise<ReadonlyMap<string, Coordinates>> {
  const ofSites: PlacesOfSites = kept.get(library) ?? new Map();
  kept.set(library, ofSites);
  const found = ofSites.get(site) ?? lookUp(context, library, site);
  ofSites.set(site, found);
  // A failure must not stay.
  found.catch(() => ofSites.delete(site));
  return found;
}

/** Each by its name in the site's own language; one that nobody knows is logged and has no place. */
async function lookUp({ places, log }: NearContext, library: ContentLibrary, site: SiteKey): Promise<ReadonlyMap<string, Coordinates>> {
  const {
    country: countryCode,
    languages: [language],
  } = getSite(site);
  const known = await Promise.all(
    library.findLocations({ site, language }).map(async ({ id, title }) => {
      const [place] = await places.findPlacesByText({ texts: [title], language, countryCode, known: [] });
      if (!place) log.error('Unable to find the place of a location', { error: title, code: 'place-unknown', at: '' });
      return place ? [[id, place.coordinates] as const] : [];
    }),
  );
  return new Map(known.flat());
}
