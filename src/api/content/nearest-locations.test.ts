import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { readShippedContent } from '../testing/test-context.ts';
import { findNearestLocations } from './nearest-locations.ts';

let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

const visits = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));

function nearestTo(slug: string, visit: (typeof visits)[number], limit = 3): readonly string[] {
  const location = library.findLocation({ ...visit, slug });
  if (location === null) throw new Error(`${slug} is gone`);
  return findNearestLocations(library, { location, visit, limit }).map((each) => each.languageSlug);
}

describe('the nearest locations', () => {
  it.each([
    ['utrecht', { site: 'nl', language: 'nl' }, ['nieuwegein', 'zeist', 'soest']],
    ['liege', { site: 'be', language: 'nlBE' }, ['seraing', 'verviers', 'hasselt']],
    ['liege', { site: 'be', language: 'frBE' }, ['seraing', 'verviers', 'hasselt']],
    ['dortmund', { site: 'de', language: 'de' }, ['schwerte', 'castrop-rauxel', 'witten']],
    ['amsterdam', { site: 'eu', language: 'en' }, ['haarlem', 'leiden', 'utrecht']],
  ] as const)('of %s for %o are those on the map', (slug, visit, expected) => {
    expect([...nearestTo(slug, visit)].sort()).toEqual([...expected].sort());
  });

  it.each(visits)('link every city of $site in $language that search engines may show and the page of all cities does not', (visit) => {
    const locations = library.findLocations(visit);
    const links = new Set(
      locations.flatMap((location) => findNearestLocations(library, { location, visit, limit: 8 })).map(({ slug }) => slug),
    );
    // The first 120 are also linked from the page of all cities.
    const others = locations.slice(120).filter(({ slug, isIndexable }) => isIndexable && !links.has(slug));
    expect(others.map(({ slug }) => slug)).toEqual([]);
  });

  it('are as many as requested, never the city itself, and only indexed ones', () => {
    const visit = { site: 'fr', language: 'fr' } as const;
    expect(nearestTo('nice', visit, 0)).toEqual([]);
    expect(nearestTo('nice', visit, 300)).not.toContain('nice');
    expect(library.findLocation({ ...visit, slug: 'ajaccio' })?.isIndexable).toBe(false);
    expect(nearestTo('nice', visit, 300)).not.toContain('ajaccio');
  });
});
