import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { FoundPlace } from '../../ports.ts';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';
import { getPlaceKey, loadPlaceRecords } from '../place-records.ts';

const gazetteer = getSharedGazetteer();

async function findOne(text: string, language: SiteLanguage = 'nl', countryCode = 'NL'): Promise<FoundPlace | null> {
  const [place = null] = await gazetteer.findPlacesByText({ texts: [text], language, countryCode, known: [] });
  return place;
}

async function findText(text: string): Promise<string | null> {
  return (await findOne(text))?.label ?? null;
}

describe('a text that names a place', () => {
  it.each([
    ['Utrecht', 'Utrecht, Nederland'],
    ['utrecht, nederland', 'Utrecht, Nederland'],
    ['UTRECHT NETHERLANDS', 'Utrecht, Nederland'],
    ['Parijs', 'Parijs, Frankrijk'],
    ['Efteling', 'Efteling, Kaatsheuvel, Nederland'],
    ['Efteling, Kaatsheuvel', 'Efteling, Kaatsheuvel, Nederland'],
    ['Rhenen, Utrecht', 'Rhenen, Nederland'],
    ['Winschoten (Groningen)', 'Winschoten, Nederland'],
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

  it.each([
    ['Boulogne', 'fr', 'FR'],
    ['Châlons', 'fr', 'FR'],
    ['Bagnères', 'fr', 'FR'],
    ['Neustift', 'de', 'DE'],
    ['Killarney', 'en', ''],
    ["L'Hospitalet", 'es', 'ES'],
  ] as const)('%s is a word of a town, and no venue that lies there', async (text, language, countryCode) => {
    const place = await findOne(text, language, countryCode);
    expect([null, 'town']).toContain(place?.kind ?? null);
  });

  it.each(['Utrecht, Frankrijk', 'Nergenshuizen', ''])('%j is no place by that very name', async (text) => {
    expect(await findText(text)).toBeNull();
  });

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
        const found = await findOne(place.label, 'de', 'DE');
        expect(found?.key, place.label).toBe(place.key);
      }
    }
    expect(labels.size).toBeGreaterThan(60_000);
    expect(asked).toBeGreaterThan(3000);
  });
});

describe('a label in another language than the page’s', () => {
  it.each([
    ['Girona-Costa Brava Airport, Vilobí d’Onyar, Spain', 'es'],
    ['Luchthaven Schiphol, Nederland', 'fr'],
    ['Efteling, Kaatsheuvel, Pays-Bas', 'de'],
    ['Neustadt in Holstein, Allemagne', 'nl'],
  ] as const)('%s is understood in %s', async (text, language) => {
    const [place] = await gazetteer.findPlacesByText({ texts: [text], language, countryCode: null, known: [] });
    expect(place).not.toBeNull();
  });
});

describe('proposePlaces', () => {
  it.each([
    ['Utrecht, Frankrijk', 'Atrecht, Frankrijk'],
    ['Hoorn, Spanje', 'Hoorn, Nederland'],
    ['Domplein 1, Utrech', 'Domplein 1, Utrecht, Nederland'],
  ])('for %j proposes %j first, which is then understood', async (text, label) => {
    const about = { language: 'nl', countryCode: 'NL' } as const;
    const places = await gazetteer.proposePlaces({ ...about, text, near: null, limit: 3 });
    expect(places.length).toBeLessThanOrEqual(3);
    expect(places[0]?.label).toBe(label);
    const [understood] = await gazetteer.findPlacesByText({ ...about, texts: [label], known: [] });
    expect(understood).toEqual(places[0]);
  });

  it('proposes nothing where nothing is near', async () => {
    expect(await gazetteer.proposePlaces({ text: 'xyzzyq qwx', language: 'nl', countryCode: 'NL', near: null, limit: 3 })).toEqual([]);
  });
});

describe('a text that is a street in a town', () => {
  it('is stored in parts, in the middle of its postcode', async () => {
    const place = await findOne('Domplein 1, 3512 JC Utrecht, Nederland');
    expect(place).toMatchObject({
      label: 'Domplein 1, 3512 JC Utrecht, Nederland',
      name: 'Domplein 1, Utrecht',
      street: 'Domplein',
      houseNumber: '1',
      zip: '3512 JC',
      town: 'Utrecht',
      kind: 'address',
      coordinates: { latitude: 52.092, longitude: 5.123 },
      accuracy: { precision: 'street-with-town', reckonedFrom: 'postcode', spreadKilometres: 0.5 },
    });
    expect(await gazetteer.findPlace(place?.key ?? '', 'nl')).toEqual(place);
  });

  it('uses the centre of the town if no postcode is more precise', async () => {
    expect(await findOne('Domplein 1, Utrecht')).toMatchObject({
      coordinates: { latitude: 52.09083, longitude: 5.12222 },
      accuracy: { precision: 'street-with-town', reckonedFrom: 'town', spreadKilometres: 10.6 },
    });
  });

  it('is understood by an older key, in which the number was not separate', async () => {
    expect(await gazetteer.findPlace('at:gn:2745912|3512 JC|Domplein 1', 'nl')).toMatchObject({ street: 'Domplein', houseNumber: '1' });
  });

  it('does not follow a key to a postcode elsewhere', async () => {
    const place = await gazetteer.findPlace('at:gn:2745912|9712 AB|Domplein|1|', 'nl');
    expect(place?.coordinates).toEqual({ latitude: 52.09083, longitude: 5.12222 });
  });

  it('prefers the country named, then that of the site', async () => {
    expect((await findOne('Calle Mayor 1, 28013 Madrid, Spanje'))?.countryCode).toBe('ES');
    expect((await findOne('Grotestraat 3, Valkenburg'))?.countryCode).toBe('NL');
  });

  it.each(['Domplein 1, Nergenshuizen', 'Domplein 1', '1, Utrecht', 'Poort 3, Efteling'])('makes nothing of %j', async (text) => {
    expect(await findOne(text)).toBeNull();
  });
});
