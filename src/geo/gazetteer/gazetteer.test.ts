import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { PlaceQuery } from '../ports.ts';
import { createGazetteer } from './gazetteer.ts';
import { getPlaceKey, loadPlaceRecords } from './place-records.ts';

const gazetteer = createGazetteer();

async function search(text: string, options: Partial<PlaceQuery> = {}): Promise<string[]> {
  const places = await gazetteer.searchPlaces({ text, language: 'nl', countryCode: 'NL', near: null, limit: 6, ...options });
  return places.map(({ label }) => label);
}

async function findText(text: string, language: SiteLanguage = 'nl', countryCode: string | null = 'NL'): Promise<string | null> {
  return (await gazetteer.findPlaceByText({ text, language, countryCode }))?.label ?? null;
}

describe('searchPlaces finds first', () => {
  it.each([
    ['utrecht', 'Utrecht, Nederland'],
    ['UTRE', 'Utrecht, Nederland'],
    ['den haag', 'Den Haag, Nederland'],
    ['haag', 'Den Haag, Nederland'],
    ['the hague', 'Den Haag, Nederland'],
    ['amsterdam airport', 'Luchthaven Schiphol, Nederland'],
    ['airport amsterdam', 'Luchthaven Schiphol, Nederland'],
    ['utrecht station', 'Utrecht Centraal, Nederland'],
    ['munchen', 'München, Duitsland'],
    ['muenchen', 'München, Duitsland'],
    ['Munich', 'München, Duitsland'],
    ['keulen', 'Keulen, Duitsland'],
    ['st etienne', 'Saint-Étienne, Frankrijk'],
    ['s-hertogenbosch', "'s-Hertogenbosch, Nederland"],
    ['den bosch', "'s-Hertogenbosch, Nederland"],
    ['efteling', 'Efteling, Kaatsheuvel, Nederland'],
    ['eftelling', 'Efteling, Kaatsheuvel, Nederland'],
    ['europa park', 'Europa-Park, Rust, Duitsland'],
    ['amsterdm', 'Amsterdam, Nederland'],
    ['utrehct', 'Utrecht, Nederland'],
    ['Barselonna', 'Barcelona, Spanje'],
    ['Belin', 'Berlijn, Duitsland'],
    ['Gnt', 'Gent, België'],
    ['paris france', 'Parijs, Frankrijk'],
    ['valencia, spanje', 'Valencia, Spanje'],
  ])('%s: %s', async (text, label) => {
    expect((await search(text))[0]).toBe(label);
  });

  it('the place in the language of the visitor', async () => {
    expect((await search('munich', { language: 'en' }))[0]).toBe('Munich, Germany');
    expect((await search('munich', { language: 'frBE' }))[0]).toBe('Munich, Allemagne');
    expect((await search('munich', { language: 'nlBE' }))[0]).toBe('München, Duitsland');
    expect((await search('munich', { language: 'es' }))[0]).toBe('Múnich, Alemania');
  });

  it("the place of the site's own country among namesakes", async () => {
    expect((await search('valence', { language: 'fr', countryCode: 'FR' }))[0]).toBe('Valence, France');
    expect((await search('valence', { language: 'fr', countryCode: 'ES' }))[0]).toBe('Valence, Espagne');
  });

  it('what is near to a place chosen already earlier than without it', async () => {
    const near = { latitude: 54.1, longitude: 10.8 };
    const anywhere = await search('neustadt', { language: 'de', countryCode: 'DE' });
    const nearby = await search('neustadt', { language: 'de', countryCode: 'DE', near });
    const wanted = 'Neustadt in Holstein, Deutschland';
    expect(nearby.indexOf(wanted)).toBeGreaterThanOrEqual(0);
    expect(nearby.indexOf(wanted)).toBeLessThan(anywhere.includes(wanted) ? anywhere.indexOf(wanted) : anywhere.length);
  });
});

describe('searchPlaces', () => {
  it('offers a typed address with its town', async () => {
    expect((await search('Domplein 1, Utrecht'))[0]).toBe('Domplein 1, Utrecht, Nederland');
  });

  it('finds nothing for nothing', async () => {
    expect(await search('')).toEqual([]);
    expect(await search('  ,; ')).toEqual([]);
    expect(await search('xyzzyq qwx')).toEqual([]);
    expect(await search('utrecht', { limit: 0 })).toEqual([]);
  });

  it('keeps to the limit, names each place once, and takes any text', async () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...'ab ,.(-é1'), maxLength: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(nasty, fc.integer({ min: -1, max: 30 }), async (text, limit) => {
        const places = await gazetteer.searchPlaces({ text, language: 'de', countryCode: null, near: null, limit });
        expect(places.length).toBeLessThanOrEqual(Math.max(0, Math.min(limit, 20)));
        expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('findPlace', () => {
  it('finds a place by its key in any language', async () => {
    expect(await gazetteer.findPlace('gn:2747373', 'fr')).toEqual({
      key: 'gn:2747373',
      label: 'La Haye, Pays-Bas',
      name: 'La Haye',
      town: 'La Haye',
      street: '',
      zip: '',
      countryCode: 'NL',
      kind: 'town',
      coordinates: { latitude: 52.07667, longitude: 4.29861 },
      timeZone: 'Europe/Amsterdam',
    });
    expect(await gazetteer.findPlace('venue:efteling', 'nl')).toMatchObject({ name: 'Efteling', town: 'Kaatsheuvel', kind: 'venue' });
    expect(await gazetteer.findPlace('venue:gran-canaria-airport', 'de')).toMatchObject({ kind: 'airport', timeZone: 'Atlantic/Canary' });
  });

  it.each(['', 'gn:', 'gn:1', 'gn:abc', 'venue:', 'at:gn:1||Domplein 1', 'at:venue:efteling||Laan 1', `gn:${'9'.repeat(40)}`, '__proto__'])(
    'knows no place %j',
    async (key) => {
      expect(await gazetteer.findPlace(key, 'nl')).toBeNull();
    },
  );
});

describe('findPlaceByText', () => {
  it.each([
    ['Utrecht', 'Utrecht, Nederland'],
    ['utrecht, nederland', 'Utrecht, Nederland'],
    ['UTRECHT NETHERLANDS', 'Utrecht, Nederland'],
    ['Parijs', 'Parijs, Frankrijk'],
    ['Efteling', 'Efteling, Kaatsheuvel, Nederland'],
    ['Efteling, Kaatsheuvel', 'Efteling, Kaatsheuvel, Nederland'],
  ])('%s', async (text, label) => {
    expect(await findText(text)).toBe(label);
  });

  it.each([
    ['Paris CDG', 'Luchthaven Parijs-Charles de Gaulle, Roissy-en-France, Frankrijk'],
    ['Charles de Gaulle Airport', 'Luchthaven Parijs-Charles de Gaulle, Roissy-en-France, Frankrijk'],
    ['Aeropuerto de Madrid-Barajas', 'Luchthaven Madrid-Barajas T1-T2-T3, Barajas de Madrid, Spanje'],
    ['Madrid airport, Spain', 'Luchthaven Madrid-Barajas T1-T2-T3, Barajas de Madrid, Spanje'],
    ['Disneyland', 'Disneyland Paris, Chessy, Frankrijk'],
  ])('%s is the only venue of these words', async (text, label) => {
    expect(await findText(text)).toBe(label);
  });

  it.each(['Paris airport', 'London airport', 'Museum', 'Madrid airport, Frankrijk', 'CDG Schiphol', 'Gare Paris', 'Messe'])(
    '%j may be several places, or none',
    async (text) => {
      expect(await findText(text)).toBeNull();
    },
  );

  it.each(['Utrech', 'Utrecht, Frankrijk', 'Nergenshuizen', '', 'Domplein 1, Utrecht'])(
    '%j is no place by that very name',
    async (text) => {
      expect(await findText(text)).toBeNull();
    },
  );

  it('understands every label that it gives, and no two places share one', { timeout: 60_000 }, async () => {
    const records = loadPlaceRecords();
    const labels = new Set<string>();
    let asked = 0;
    for (const [index, record] of records.entries()) {
      const place = await gazetteer.findPlace(getPlaceKey(record), 'de');
      if (place === null) continue;
      expect(labels.has(place.label), place.label).toBe(false);
      labels.add(place.label);
      if (index % 20 === 0 || record.kind !== 'town') {
        asked++;
        const found = await gazetteer.findPlaceByText({ text: place.label, language: 'de', countryCode: 'DE' });
        expect(found?.key, place.label).toBe(place.key);
      }
    }
    expect(labels.size).toBeGreaterThan(60_000);
    expect(asked).toBeGreaterThan(3000);
  });
});

describe('createTypedPlace', () => {
  it('keeps the street and takes the coordinates of the town', async () => {
    const place = await gazetteer.createTypedPlace({ text: 'Domplein 1, 3512 JC Utrecht, Nederland', language: 'nl', countryCode: 'NL' });
    expect(place).toMatchObject({
      label: 'Domplein 1, Utrecht, Nederland',
      street: 'Domplein 1',
      zip: '3512 JC',
      town: 'Utrecht',
      kind: 'address',
      coordinates: { latitude: 52.09083, longitude: 5.12222 },
    });
    expect(await gazetteer.findPlace(place?.key ?? '', 'nl')).toEqual(place);
  });

  it('prefers the country named, then that of the site', async () => {
    const inCountry = (text: string) => gazetteer.createTypedPlace({ text, language: 'nl', countryCode: 'NL' });
    expect((await inCountry('Calle Mayor 1, 28013 Madrid, Spanje'))?.countryCode).toBe('ES');
    expect((await inCountry('Grotestraat 3, Valkenburg'))?.countryCode).toBe('NL');
  });

  it.each(['Utrecht', 'Domplein 1, Nergenshuizen', 'Domplein 1', '', '1, Utrecht', 'Poort 3, Efteling'])(
    'makes nothing of %j',
    async (text) => {
      expect(await gazetteer.createTypedPlace({ text, language: 'nl', countryCode: 'NL' })).toBeNull();
    },
  );
});
