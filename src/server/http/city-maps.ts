import type { Context } from 'hono';
import type { CityFigures } from '#content/cities/figures.ts';
import { readCityMapPath } from '#domain/sites/city-map.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { keepLast } from '#geo/keep-last.ts';
import type { Services } from '../services.ts';
import { drawingPolicy } from './art.ts';
import { type Asset, createAsset, sendAsset } from './assets.ts';

type Parts = Pick<Services, 'buildVersion' | 'environment' | 'content' | 'drawCityMap'>;

/** More than there are pages of cities, so that each is drawn once; some 45 KB of each are kept. */
const mostKept = 1_000;

/**
 * Answers the address of `cityMapPath`: the roads from a city to where groups go. A map is drawn when it is first asked for and kept under the
 * figures that it was drawn from, so that figures of an import have a map of their own and nothing has to be told. Only cities have one: what names none draws nothing.
 */
export function createCityMapHandler({ buildVersion, environment, content, drawCityMap }: Parts) {
  const findMap = keepLast(mostKept, {
    getKey: ({ name, latitude, longitude, within }: CityFigures, language: SiteLanguage) =>
      JSON.stringify([language, name, latitude, longitude, within]),
    find: (figures, language): Asset => createAsset(() => drawCityMap(figures, language), 'image/svg+xml'),
  });
  return async (c: Context): Promise<Response> => {
    const asked = readCityMapPath(c.req.path);
    const city =
      asked &&
      content
        .library()
        .findLocations(asked)
        .find(({ languageSlug }) => languageSlug === asked.languageSlug);
    if (!asked || !city?.figures) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    const isLasting = c.req.query('v') === buildVersion && environment.mode !== 'development';
    const map = findMap(city.figures, asked.language);
    return sendAsset(c, map, { 'Content-Security-Policy': drawingPolicy, ...(!isLasting && { 'Cache-Control': 'public, max-age=300' }) });
  };
}
