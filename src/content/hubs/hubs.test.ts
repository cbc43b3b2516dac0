import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { countWordsOf, listTexts } from '../cities/city-page.ts';
import { composeExtras } from '../cities/compose-city.ts';
import { shinglesOf, similarityOf } from '../cities/similarity.ts';
import { readContent } from '../import-content.ts';
import { type ContentLibrary, createContentLibrary } from '../library.ts';
import { listHubTexts } from './compose-hub.ts';
import { foldToAddress } from './hub-address.ts';

let library: ContentLibrary;

beforeAll(async () => {
  const read = await readContent(join(import.meta.dirname, '../../../content'));
  library = createContentLibrary(read.ok ? read.value : []);
});

const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));
type Place = (typeof places)[number];

function listShown(place: Place) {
  return library.findHubs(place).filter(({ isIndexable }) => isIndexable);
}

describe.each(places)('the regions and airports of $site in $language', (place) => {
  it('are there, each with an address that no other page has', () => {
    const least = { nl: 15, be: 8, de: 23, fr: 19, es: 17, eu: 9 }[place.site];
    const hubs = library.findHubs(place);
    expect(listShown(place).length).toBeGreaterThanOrEqual(least);
    const addresses = [...hubs, ...library.findLocations(place)].map(({ languageSlug }) => languageSlug);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });

  it('are shown by search engines with 250 words of their own, less than 35 in 100 of them in common with any other page', () => {
    const hubs = listShown(place).map((hub) => ({ slug: hub.slug, text: listHubTexts(hub) }));
    const cities = library
      .findLocations(place)
      .flatMap(({ slug, figures, isIndexable, ...text }) =>
        figures === null || !isIndexable ? [] : [{ slug, text: listTexts(figures, text, composeExtras(figures, place.language)) }],
      );
    const pages = [...hubs, ...cities].map(({ slug, text }) => ({ slug, shingles: shinglesOf(text.join(' . ')) }));
    expect(hubs.filter(({ text }) => countWordsOf(text) < 250)).toEqual([]);
    const alike = pages.slice(0, hubs.length).flatMap((one, at) =>
      pages
        .slice(at + 1)
        .filter((other) => similarityOf(one.shingles, other.shingles) >= 0.35)
        .map((other) => `${one.slug} ${other.slug}`),
    );
    expect(alike).toEqual([]);
  });

  it('have titles and descriptions that fit, and no name, number or preposition that is left out or doubled', () => {
    for (const hub of library.findHubs(place)) {
      const { title, description } = hub.meta;
      expect([hub.slug, title.length >= 30 && title.length <= 62, description.length >= 80 && description.length <= 160]).toEqual([
        hub.slug,
        true,
        true,
      ]);
      const said = [title, description, hub.hero.title, ...listHubTexts(hub)].join(' ');
      expect(
        /undefined|null|NaN|\{|\}|\(\)|\b(?:de|à) Les? |\ble autocar|im Saarland im|: \.|\b1 Minuten|\b1 minutes\b/u.exec(said)?.[0],
      ).toBeUndefined();
    }
  });

  it('lead to towns that have a page, and are found from them', () => {
    for (const hub of listShown(place)) {
      expect(hub.towns.every(({ slug }) => hub.members.includes(slug))).toBe(true);
      for (const slug of hub.members) {
        expect(library.findLocation({ ...place, slug })?.isIndexable).toBe(true);
        expect(library.findHubsOf({ ...place, slug })).toContain(hub);
      }
    }
  });
});

describe('a hub', () => {
  it('names once the town that a sight has in its name', () => {
    const [brussels] = library.findHubs({ site: 'eu', language: 'en' }).filter(({ languageSlug }) => languageSlug === 'country-belgium');
    const text = brussels === undefined ? '' : listHubTexts(brussels).join(' ');
    expect(text).toContain('European Parliament (Brussels)');
    expect(text).not.toContain('(Brussels) (Brussels)');
  });

  it('is known on every site and in every language that has it', () => {
    const [schiphol] = library.findHubs({ site: 'nl', language: 'nl' }).filter(({ placeKey }) => placeKey === 'venue:amsterdam-schiphol');
    expect(schiphol && library.findHubEquivalents(schiphol)).toEqual([
      { site: 'nl', language: 'nl', slug: 'luchthaven-schiphol' },
      { site: 'eu', language: 'en', slug: 'airport-amsterdam-schiphol' },
    ]);
    expect(library.findLocationAddress({ site: 'be', language: 'frBE', slug: 'provincie-luik' })).toBe('province-liege');
  });

  it.each([
    ['Flughafen Köln/Bonn', 'koeln-bonn'],
    ['Aéroport de Nice-Côte d’Azur', 'nice-cote-d-azur'],
    ['the Netherlands', 'netherlands'],
    ['Comunidad de Madrid', 'madrid'],
    ['Amsterdam Airport Schiphol', 'amsterdam-schiphol'],
  ])('%s has the address %s', (name, address) => {
    expect(foldToAddress(name)).toBe(address);
  });
});
