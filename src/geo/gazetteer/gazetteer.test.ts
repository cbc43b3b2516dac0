import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaceQuery } from '../ports.ts';
import { getSharedGazetteer } from '../testing/shared-geo.ts';

const gazetteer = getSharedGazetteer();

async function search(text: string, options: Partial<PlaceQuery> = {}): Promise<string[]> {
  const places = await gazetteer.searchPlaces({ text, language: 'nl', countryCode: 'NL', near: null, limit: 6, ...options });
  return places.map(({ label }) => label);
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

  it('puts places near a chosen one earlier', async () => {
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

  it('respects the limit, returns each place once, and accepts any text', { timeout: 30_000 }, async () => {
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
      accuracy: { precision: 'town', reckonedFrom: 'town', spreadKilometres: 12.2 },
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
