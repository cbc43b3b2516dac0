import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { createGeo } from '#geo/create-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findNearestLocations } from './nearest-locations.ts';

const geo = createGeo({ geocoder: null, router: null, report: () => undefined });
let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

const visits = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));
const contextOf = (places = geo.places) => createTestContext({ getContent: () => library, places });

async function nearestTo(slug: string, visit: (typeof visits)[number], limit = 3): Promise<readonly string[]> {
  const location = library.findLocation({ ...visit, slug });
  if (location === null) throw new Error(`${slug} is gone`);
  return (await findNearestLocations(contextOf(), { location, visit, limit })).map((each) => each.languageSlug);
}

describe('the nearest locations', () => {
  it.each([
    ['utrecht', { site: 'nl', language: 'nl' }, ['amsterdam', 'den-bosch', 'rotterdam']],
    ['liege', { site: 'be', language: 'nlBE' }, ['namen', 'leuven', 'charleroi']],
    ['liege', { site: 'be', language: 'frBE' }, ['namur', 'louvain', 'charleroi']],
    ['frankfurt', { site: 'de', language: 'de' }, ['stuttgart', 'koeln', 'duesseldorf']],
    ['amsterdam', { site: 'eu', language: 'en' }, ['brussels', 'paris', 'berlin']],
  ] as const)('of %s for %o are those on the map', async (slug, visit, expected) => {
    expect(await nearestTo(slug, visit)).toEqual(expected);
  });

  it.each(visits)('link every city of $site in $language from another at least', async (visit) => {
    const context = contextOf();
    const named = await Promise.all(
      library.findLocations(visit).map((location) => findNearestLocations(context, { location, visit, limit: 6 })),
    );
    const links = named.flat().map(({ slug }) => slug);
    for (const { slug } of library.findLocations(visit))
      expect(links.filter((each) => each === slug).length, slug).toBeGreaterThanOrEqual(1);
    expect(context.logged).toEqual([]);
  });

  it('are as many as are asked for, and never the city itself', async () => {
    const visit = { site: 'nl', language: 'nl' } as const;
    expect(await nearestTo('utrecht', visit, 0)).toEqual([]);
    expect(await nearestTo('utrecht', visit, 100)).not.toContain('utrecht');
  });

  it('keep the order of the content where a place is not known, which is logged', async () => {
    library = await readShippedContent();
    const context = contextOf({ ...geo.places, findPlacesByText: async () => [null] });
    const visit = { site: 'nl', language: 'nl' } as const;
    const [first, second, third] = library.findLocations(visit);
    if (first === undefined) throw new Error('no city');
    const found = await findNearestLocations(context, { location: first, visit, limit: 2 });
    expect(found.map(({ slug }) => slug)).toEqual([second?.slug, third?.slug]);
    expect(context.logged.length).toBe(library.findLocations(visit).length);
  });
});
