import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShippedContent } from '#api/testing/test-context.ts';
import type { ContentLibrary } from '#content/library.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { languagesOfSite } from '#domain/sites/language.ts';
import { setLetters } from '#domain/sites/lettering/lettering.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { createMaps, type Maps } from '../../../tools/cities/draw-maps.ts';
import { parseEnvironment } from '../environment.ts';
import { createMapHandler } from './maps.ts';

const environment = parseEnvironment({ NODE_ENV: 'production' });
const real = createMaps(sharedGeo);
let drawn: string[] = [];
const maps: Maps = {
  drawCity: (figures, language) => {
    drawn.push(figures.slug);
    return real.drawCity(figures, language);
  },
  drawPlaces: (cities, shape) => {
    drawn.push(`${cities.length}`);
    return real.drawPlaces(cities, shape);
  },
};

let library: ContentLibrary;
let app: Hono;
beforeAll(async () => {
  library = await readShippedContent();
  const content = {
    library: () => library,
    rates: () => [],
    version: () => 1,
    isRead: () => true,
    refresh: async () => undefined,
    stop: () => undefined,
  };
  app = new Hono().get('/art/*', createMapHandler({ buildVersion: 'b1', environment, content, maps }));
});

const get = async (path: string) => await app.request(`/art/maps/${path}`);

describe('GET /art/maps/{site}-{language}/{city}.svg', () => {
  it('draws where groups go from a city, once', async () => {
    drawn = [];
    const [one, other] = [await get('nl-nl/amsterdam.svg?v=b1'), await get('nl-nl/amsterdam.svg?v=b1')];
    expect(one.headers.get('content-type')).toBe('image/svg+xml');
    expect(one.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(one.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const svg = await one.text();
    expect(svg).toBe(await other.text());
    expect(drawn).toEqual(['amsterdam']);
    // The city's mark, a marker for each of twelve places on both sheets, and roads in three colours.
    expect(svg.match(/class="plate"/g)).toHaveLength(2);
    expect(svg.match(/class="mark /g)).toHaveLength(24);
    for (const band of [0, 1, 2]) expect(svg).toMatch(new RegExp(`class="time t${band}" d="M`));
  });

  it('draws the places of a region, and of a whole site', async () => {
    drawn = [];
    expect(await (await get('nl-nl/provincie-utrecht.svg')).text()).toContain('viewBox="0 0 640 360"');
    expect(await (await get('nl-nl.svg')).text()).toContain('viewBox="0 0 640 640"');
    expect(Number(drawn[0])).toBeLessThan(Number(drawn[1]));
  });

  it('weighs 9 kB at most as it is sent, whichever city it is', async () => {
    for (const path of [
      'de-de/dortmund',
      'fr-fr/nice',
      'es-es/madrid',
      'eu-en/vienna',
      'be-frBE/bruxelles',
      'nl-nl',
      'de-de',
      'es-es',
      'eu-en',
    ]) {
      const answer = await app.request(`/art/maps/${path}.svg`, { headers: { 'accept-encoding': 'br' } });
      expect([path, answer.status]).toEqual([path, 200]);
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(9_000);
    }
  });

  it.each(['nl-nl/nergenshuizen.svg', 'nl-de/amsterdam.svg', 'nl-nl/amsterdam.png', 'xx-nl.svg'])(
    '%s is none, and draws nothing',
    async (path) => {
      drawn = [];
      expect((await get(path)).status).toBe(404);
      expect(drawn).toEqual([]);
    },
  );

  it('can write the name of every place: else `npm run derive:letters`', () => {
    const names = siteKeys
      .flatMap((site) => languagesOfSite[site].flatMap((language) => library.findLocations({ site, language })))
      .flatMap(({ figures }) => (figures === null ? [] : [figures, ...Object.values(figures.within).flat()]))
      .map(({ name }) => name);
    expect(names.filter((name) => setLetters(name).length !== [...name].length)).toEqual([]);
  });
});
