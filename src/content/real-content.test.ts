import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#domain/sites/brand.ts';
import { fleetKeys, occasionKeys, pageKeys, siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listRoutes } from '#domain/sites/routes.ts';
import type { ContentEntry } from './content-entry.ts';
import { readContent } from './import-content.ts';
import { type ContentLibrary, createContentLibrary } from './library.ts';
import { popularCities } from './testing/popular-cities.ts';

let entries: readonly ContentEntry[] = [];
let library: ContentLibrary;

beforeAll(async () => {
  const read = await readContent(join(import.meta.dirname, '../../content'));
  expect(read.ok ? [] : read.failure).toEqual([]);
  entries = read.ok ? read.value : [];
  library = createContentLibrary(JSON.parse(JSON.stringify(entries)));
});

const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));

describe('the content folder', () => {
  it('fits every row of it', () => {
    expect(library.issues).toEqual([]);
  });

  it.each(places)('has everything that $site shows in $language', ({ site, language }) => {
    const place = { site, language };
    expect(library.findLocations({ ...place, popular: true }).map((location) => location.slug)).toEqual(popularCities[site]);
    expect(
      library
        .findFleet(place)
        .map((fleet) => fleet.key)
        .sort(),
    ).toEqual([...fleetKeys].sort());
    expect(library.findOccasions(place).map((occasion) => occasion.key)).toEqual([...occasionKeys]);
    expect(library.findCaseStudies(place)).toHaveLength(4);
    expect(library.findLocations(place).length).toBeGreaterThanOrEqual(8);
    expect(library.findReviews(place).length).toBeGreaterThanOrEqual(30);
    expect(library.findPartners(place)).toHaveLength(8);
    expect(library.findFaqs(place).length).toBeGreaterThanOrEqual(24);
    expect(new Set(library.findFaqs(place).map((faq) => faq.category.slug)).size).toBe(4);
    expect(pageKeys.filter((key) => library.findPage({ ...place, key }) === null)).toEqual([]);
  });

  it('has an imprint on de alone, in German', () => {
    expect(library.findPage({ site: 'de', language: 'de', key: 'imprint' })?.textLanguage).toBe('de');
    expect(library.findPage({ site: 'nl', language: 'nl', key: 'imprint' })).toBeNull();
  });

  it('reads in their own language where texts are complete', () => {
    expect(library.findPage({ site: 'nl', language: 'nl', key: 'home' })?.textLanguage).toBe('nl');
    const flemish = library.findLocations({ site: 'be', language: 'nlBE' });
    expect(flemish.every(({ textLanguage, id }) => textLanguage === (id.startsWith('city:') ? 'nlBE' : 'nl'))).toBe(true);
    expect(library.findLocations({ site: 'be', language: 'frBE' }).every((location) => location.textLanguage === 'frBE')).toBe(true);
  });

  it.each(places.filter(({ site }) => site !== 'eu'))('shows $site nothing in English where $language is read', ({ site, language }) => {
    const place = { site, language };
    const shown = [
      ...pageKeys.flatMap((key) => library.findPage({ ...place, key }) ?? []),
      ...library.findLocations(place),
      ...library.findFleet(place),
      ...library.findOccasions(place),
      ...library.findCaseStudies(place),
      ...library.findReviews(place),
      ...library.findFaqs(place),
    ];
    expect(shown.filter((entry) => entry.textLanguage === 'en').map((entry) => entry.id)).toEqual([]);
  });

  it('finds a case study by its key and by its name in either language of a site, never by another site’s', () => {
    const slugOf = (slug: string) => library.findCaseStudyAddress({ site: 'be', language: 'nlBE', slug });
    const own = 'koor-vijf-dagen-op-tournee';
    expect([own, 'choir-tour', 'une-chorale-en-tournee', 'coro-de-gira-cinco-dias'].map(slugOf)).toEqual([own, own, own, null]);
  });

  it('never spells out the company', () => {
    const spelled = entries.filter((entry) => JSON.stringify(entry.document).toLowerCase().includes(brand.slug));
    expect(spelled.map((entry) => `${entry.kind} ${entry.slug}`)).toEqual([]);
  });

  it('marks content about nobody real as a sample', () => {
    const invented = entries.filter((entry) => ['review', 'caseStudy', 'partner'].includes(entry.kind));
    expect(invented.filter((entry) => !JSON.stringify(entry.document).includes('"sample":true'))).toEqual([]);
  });

  it('marks the legal templates', () => {
    const legal = ['privacy', 'terms', 'imprint', 'review-policy', 'accessibility'] as const;
    expect(legal.map((key) => library.findPage({ site: 'de', language: 'de', key })?.needsLegalReview)).toEqual(legal.map(() => true));
  });

  it('shows a question or more wherever a page has a place for them', () => {
    const asked = ['home', 'faq', 'request-quote', 'quote', 'my-quote', 'success', 'canceled', 'booking', 'my-booking', 'direct-booking'];
    expect(asked.filter((page) => library.findFaqs({ site: 'nl', language: 'nl', page }).length === 0)).toEqual([]);
  });

  it.each(places)('links only to addresses of $site in $language', ({ site, language }) => {
    const shown = JSON.stringify([
      pageKeys.map((key) => library.findPage({ site, language, key })),
      library.findFaqs({ site, language }),
      library.findLocations({ site, language }),
    ]);
    const paths = new Set(listRoutes(getSite(site)).map((route) => route.path));
    const links = [...shown.matchAll(/href=\\"([^"\\?]*)/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
    expect(shown).not.toMatch(/\{[a-z.]+\}/i);
  });
});
