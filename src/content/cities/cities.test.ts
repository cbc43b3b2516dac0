import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { readContent } from '../import-content.ts';
import { type ContentLibrary, createContentLibrary, type Location } from '../library.ts';
import { countFacts, countWords, listTexts } from './city-page.ts';
import { composeExtras } from './compose-city.ts';
import { shinglesOf, similarityOf } from './similarity.ts';

let library: ContentLibrary;

beforeAll(async () => {
  const read = await readContent(join(import.meta.dirname, '../../../content'));
  library = createContentLibrary(read.ok ? read.value : []);
});

const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));
type Place = (typeof places)[number];

function textOf({ figures, ...location }: Location, { language }: Place): string {
  return figures === null ? '' : listTexts(figures, location, composeExtras(figures, language)).join(' . ');
}

describe.each(places)('the cities of $site in $language', (place) => {
  it('are complete, each with its known facts', () => {
    const cities = library.findLocations(place);
    const least = { nl: 70, be: 25, de: 260, fr: 150, es: 140, eu: 60 }[place.site];
    expect(cities.length).toBeGreaterThanOrEqual(least);
    expect(cities.filter(({ figures }) => figures === null).map(({ slug }) => slug)).toEqual([]);
  });

  it('are shown by search engines only with six facts and 250 words of their own', () => {
    for (const { figures, ...location } of library.findLocations(place)) {
      if (figures === null || !location.isIndexable) continue;
      const words = countWords(figures, location, composeExtras(figures, place.language));
      expect([location.slug, countFacts(figures) >= 6, words >= 250]).toEqual([location.slug, true, true]);
    }
  });

  it('share less than 35 % of their text with any other of their language', () => {
    const shown = library.findLocations(place).filter(({ isIndexable }) => isIndexable);
    const pages = shown.map((location) => ({ slug: location.slug, shingles: shinglesOf(textOf(location, place)) }));
    const alike = pages.flatMap((one, at) =>
      pages
        .slice(0, at)
        .filter((other) => similarityOf(one.shingles, other.shingles) >= 0.35)
        .map((other) => `${one.slug} ${other.slug}`),
    );
    expect(alike).toEqual([]);
  });

  it('hold no name, number or preposition that is left out or doubled', () => {
    const faulty = library.findLocations(place).flatMap((location) => {
      const said = [location.meta.title, location.meta.description, location.hero.title, textOf(location, place)].join(' ');
      const fault = /undefined|null|NaN|\{|\}|\(\)|\b(?:de|à) Les? |im Saarland im|\b1 Minuten|\b1 minutes\b/u.exec(said);
      return fault === null ? [] : [`${location.slug}: ${said.slice(Math.max(0, fault.index - 30), fault.index + 30)}`];
    });
    expect(faulty).toEqual([]);
  });
});

describe('a city whose name asks for an article or an elision', () => {
  const said = (place: Place, slug: string) => {
    const location = library.findLocation({ ...place, slug });
    if (location === null) throw new Error(`${slug} is gone`);
    return `${location.hero.title}. ${location.meta.title}. ${textOf(location, place)}`;
  };

  it.each([
    [{ site: 'fr', language: 'fr' }, 'le-havre', [/au Havre/, /du Havre/], /(?:à|de) Le Havre/],
    [{ site: 'fr', language: 'fr' }, 'orleans', [/à Orléans/, /d’Orléans/], /de Orléans/],
    [{ site: 'fr', language: 'fr' }, 'la-rochelle', [/à La Rochelle/, /de La Rochelle/], /à la Rochelle|au Rochelle/],
    [{ site: 'nl', language: 'nl' }, 'hoofddorp', [/in Hoofddorp/, /uit Hoofddorp/], /’t Hoofddorp/],
    [{ site: 'es', language: 'es' }, 'a-coruna', [/en A Coruña/, /de A Coruña/], /La Coruña/],
    [{ site: 'es', language: 'es' }, 'el-ejido', [/en El Ejido/, /de El Ejido/], /del Ejido|al Ejido/],
    [{ site: 'de', language: 'de' }, 'saarbruecken', [/im Saarland/], /in Saarland/],
    [{ site: 'eu', language: 'en' }, 'the-hague', [/in The Hague/], /in the Hague/],
  ] as const)('%o %s', (place, slug, right, wrong) => {
    const text = said(place, slug);
    for (const pattern of right) expect(text).toMatch(pattern);
    expect(text).not.toMatch(wrong);
  });
});

describe('a city that uses another town’s depot and station', () => {
  const said = (slug: string, place: Place) => {
    const location = library.findLocation({ ...place, slug });
    if (location === null) throw new Error(`${slug} is gone`);
    return `${location.hero.description} ${textOf(location, place)}`;
  };

  it('names the depot of the other town, and no arrival by train', () => {
    const text = said('ludwigshafen-am-rhein', { site: 'de', language: 'de' });
    expect(text).toContain('Betriebshof liegt in Mannheim: ');
    expect(text).toContain('mit der Bahn, holt der Bus ihn am Hauptbahnhof Mannheim ab.');
    expect(said('hengelo', { site: 'nl', language: 'nl' })).toContain('standplaats is in Enschede');
  });

  it('treats both as its own in a city that has them', () => {
    const text = said('bremen', { site: 'de', language: 'de' });
    expect(text).toContain('Betriebshof liegt in Bremen selbst: ');
    expect(text).toContain('mit der Bahn nach Bremen, holt');
  });
});
