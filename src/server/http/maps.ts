import type { Context } from 'hono';
import type { CityFigures } from '#content/cities/figures.ts';
import type { ContentLibrary } from '#content/library.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { type MapSubject, readMapPath } from '#domain/sites/map-path.ts';
import { cacheLast } from '#geo/cache-last.ts';
import type { PlaceMap } from '#geo/ports.ts';
import type { Services } from '../services.ts';
import { drawingPolicy } from './art.ts';
import { type Asset, createAsset, sendAsset } from './assets.ts';

type Parts = Pick<Services, 'buildVersion' | 'environment' | 'content' | 'maps'>;

/** More than there are city pages, so that each map is drawn once; each takes about 45 KB. */
const mostCached = 1_000;
const type = 'image/svg+xml';

/**
 * Answers the addresses of `mapPath`. A map is drawn at the first request and cached under its data version, so that an import needs no
 * invalidation. There are as many maps as cities and regions; an unknown name draws nothing.
 */
export function createMapHandler({ buildVersion, environment, content, maps }: Parts) {
  const findCity = cacheLast(mostCached, {
    getKey: ({ name, latitude, longitude, within }: CityFigures, language: SiteLanguage) =>
      JSON.stringify([language, name, latitude, longitude, within]),
    find: (figures, language): Asset => createAsset(() => maps.drawCity(figures, language), type),
  });
  const findPlaces = cacheLast(mostCached, {
    getKey: (cities: readonly CityFigures[], shape: PlaceMap['shape']) =>
      JSON.stringify([shape, ...cities.map(({ name, latitude, longitude }) => [name, latitude, longitude])]),
    find: (cities, shape): Asset => createAsset(() => maps.drawPlaces(cities, shape), type),
  });
  const findMap = (subject: MapSubject): Asset | null => {
    const library = content.library();
    const cities = listCities(library, subject);
    if (subject.languageSlug === undefined) return cities.length === 0 ? null : findPlaces(cities, 'square');
    const city = cities.find(({ languageSlug }) => languageSlug === subject.languageSlug);
    if (city !== undefined) return findCity(city, subject.language);
    const hub = library.findHubs(subject).find(({ languageSlug }) => languageSlug === subject.languageSlug);
    const members = cities.filter(({ slug }) => hub?.members.includes(slug));
    return members.length === 0 ? null : findPlaces(members, 'wide');
  };
  return async (c: Context): Promise<Response> => {
    const subject = readMapPath(c.req.path);
    const map = subject && findMap(subject);
    if (!map) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    const isLasting = c.req.query('v') === buildVersion && environment.mode !== 'development';
    return sendAsset(c, map, { 'Content-Security-Policy': drawingPolicy, ...(!isLasting && { 'Cache-Control': 'public, max-age=300' }) });
  };
}

function listCities(library: ContentLibrary, subject: MapSubject): readonly CityFigures[] {
  return library.findLocations(subject).flatMap(({ figures, languageSlug }) => (figures === null ? [] : [{ ...figures, languageSlug }]));
}
