import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from '#domain/input/clean-text.ts';
import type { PlaceQuery } from '../ports.ts';
import { getSharedGazetteer } from '../testing/shared-geo.ts';
import type { EngineFailure } from './engine-failure.ts';
import { parseGeocodedKey } from './geocoded-place.ts';
import { createPlaceFinder } from './place-finder.ts';
import { oddities, sayJson, startOddServer } from './testing/odd-server.ts';
import { createFeature, createReply } from './testing/photon-replies.ts';

const server = await startOddServer();
const gazetteer = getSharedGazetteer();
const getGazetteer = () => gazetteer;
const embedded = createPlaceFinder({ getGazetteer, geocoder: null, report: () => undefined });

function createFinder() {
  const failures: EngineFailure[] = [];
  const report = (_: string, failed: EngineFailure) => failures.push(failed);
  return { failures, finder: createPlaceFinder({ getGazetteer, geocoder: { url: server.url, languages: [] }, report }) };
}

function createQuery(text: string, more: Partial<PlaceQuery> = {}): PlaceQuery {
  return { text, language: 'nl', countryCode: 'NL', near: null, limit: 5, ...more };
}

async function find(text: string, ...features: readonly unknown[]) {
  server.behave(sayJson(createReply(...features)));
  return (await createFinder().finder.findPlaces(createQuery(text))).places;
}

describe('a geocoder', () => {
  it('places a house at its position, labelled like those of the gazetteer', async () => {
    const [house] = await find('Domplein 1', createFeature({}));
    expect(house).toMatchObject({
      label: 'Domplein 1, Utrecht, Nederland',
      name: 'Domplein 1, Utrecht',
      town: 'Utrecht',
      street: 'Domplein 1',
      zip: '3512 JC',
      countryCode: 'NL',
      kind: 'address',
      coordinates: { latitude: 52.09076, longitude: 5.12142 },
      timeZone: 'Europe/Amsterdam',
    });
  });

  it('gives the gazetteer its towns, so that they are named in the language of the visitor', async () => {
    const cologne = createFeature(
      { name: 'Köln', type: 'city', osm_key: 'place', countrycode: 'DE', housenumber: undefined },
      [6.96, 50.94],
    );
    const places = await find('Koeln am Rhein', cologne);
    expect(places[0]).toMatchObject({ key: 'gn:2886242', label: 'Keulen, Duitsland' });
  });

  it('comes after our own venues and after exact names', async () => {
    const stranger = createFeature({ name: 'Snackbar Efteling', osm_key: 'amenity', osm_value: 'fast_food', city: 'Breda' }, [4.78, 51.58]);
    const places = await find('efteling', stranger);
    const names = places.map(({ name }) => name);
    expect(names[0]).toBe('Efteling');
    expect(names.slice(1, names.indexOf('Snackbar Efteling')).filter((name) => !name.startsWith('Efteling'))).toEqual([]);
    const hamlet = createFeature({ name: 'Keulen', type: 'locality', osm_key: 'place', housenumber: undefined }, [5.6, 52.2]);
    expect((await find('keulen', hamlet))[0]?.label).toBe('Keulen, Duitsland');
  });

  it('repeats nothing that we have', async () => {
    const park = createFeature({ name: 'Efteling', osm_key: 'tourism', osm_value: 'theme_park', city: 'Kaatsheuvel' }, [5.045, 51.65]);
    const places = await find('efteling', park, park);
    expect(places.filter(({ name }) => name === 'Efteling')).toHaveLength(1);
  });

  it('names the nearest town of a hamlet', async () => {
    const hamlet = createFeature({ name: 'Ter Aase', type: 'locality', osm_key: 'place', housenumber: undefined }, [5.0, 52.11]);
    const [place] = await find('Ter Aase', hamlet);
    expect(place).toMatchObject({ kind: 'town', name: 'Ter Aase', town: 'Ter Aase', countryCode: 'NL' });
    expect(place?.label).toMatch(/^Ter Aase \(.+\), Nederland$/);
  });

  it('is not asked for two letters', async () => {
    const before = server.asked.length;
    expect((await find('ut')).length).toBeGreaterThan(0);
    expect(server.asked.length).toBe(before);
  });

  it('respects the limit, and fills up from the gazetteer', async () => {
    expect(await find('amsterdam', createFeature({}))).toHaveLength(5);
    const streets = Array.from({ length: 9 }, (_, at) => createFeature({ housenumber: String(at + 1) }));
    expect(await find('domplein utrecht', ...streets)).toHaveLength(5);
  });
});

describe('a key of the geocoder', () => {
  it('finds the same place again in any language, also without the geocoder', async () => {
    const [house] = await find('Domplein 1', createFeature({}));
    expect(await embedded.findPlace(house?.key ?? '', 'nl')).toEqual(house);
    expect(await embedded.findPlace(house?.key ?? '', 'fr')).toMatchObject({ label: 'Domplein 1, Utrecht, Pays-Bas' });
  });

  it('survives the form, whatever the geocoder calls the place', async () => {
    const odd = fc.string({ unit: 'grapheme', maxLength: 90 });
    const kind = fc.constantFrom({ osm_key: 'tourism', osm_value: 'hotel' }, { osm_key: 'place' }, { osm_key: 'building' });
    await fc.assert(
      fc.asyncProperty(odd, odd, kind, async (name, street, tags) => {
        const places = await find('domplein', createFeature({ name, street, ...tags }, [5.1293, 52.05]));
        for (const place of places) {
          expect(place.key.length).toBeLessThanOrEqual(200);
          expect(await embedded.findPlace(cleanLine(place.key), 'nl')).toEqual(place);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'ph:',
    'ph:address|gn:2745912|52.09|5.12|3512 JC|Domplein 1',
    'ph:palace|gn:2745912|52.09|5.12||Domplein 1|',
    'ph:address|gn:1|52.09|5.12||Domplein 1|',
    'ph:address|venue:efteling|51.65|5.04||Laan 1|',
    'ph:address|ph:x|52.09|5.12||Domplein 1|',
    'ph:address|gn:2745912|43.7|7.26||Promenade des Anglais 1|',
    'ph:address|gn:2745912|1e9|5.12||Domplein 1|',
    'ph:address|gn:2745912|NaN|5.12||Domplein 1|',
    'ph:address|gn:2745912|52.09|5.12|||',
    `ph:hotel|gn:2745912|52.09|5.12|||${'x'.repeat(61)}`,
    'ph:hotel|gn:2745912|52.09|5.12|||Hotel\u202eletoH',
  ])('%j is none that we made', async (key) => {
    expect(await embedded.findPlace(key, 'nl')).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        expect(parseGeocodedKey(`ph:${text}`)).toBeNull();
      }),
    );
  });
});

describe('a failing geocoder', () => {
  it.each(Object.entries(oddities))('and %s: the gazetteer answers, reports it, and pauses the geocoder', async (_, { kind, listener }) => {
    server.behave(listener);
    const { finder, failures } = createFinder();
    const answer = await finder.findPlaces(createQuery('utrecht'));
    expect(answer).toEqual({ places: await gazetteer.searchPlaces(createQuery('utrecht')), isFallback: true });
    expect(failures).toMatchObject([{ kind, ...(kind === 'timeout' ? { detail: 'no answer within 1400 ms' } : {}) }]);
    const asked = server.asked.length;
    expect((await finder.findPlaces(createQuery('utrecht c'))).isFallback).toBe(true);
    expect(server.asked.length).toBe(asked);
  });

  it('and refuses a parameter: the gazetteer answers, and the refusal is reported', async () => {
    server.behave(sayJson({ message: 'Language is not supported.' }, 400));
    const { finder, failures } = createFinder();
    expect((await finder.findPlaces(createQuery('utrecht'))).isFallback).toBe(true);
    expect(failures).toEqual([{ kind: 'refused', detail: 'status 400: Language is not supported.' }]);
  });

  it('leaves an address that was typed with its town', async () => {
    server.behave(sayJson({}, 500));
    expect(await createFinder().finder.searchPlaces(createQuery('Domplein 1, Utrecht'))).toMatchObject([
      { kind: 'address', town: 'Utrecht' },
    ]);
  });
});

it('is no fallback where no geocoder is set', async () => {
  const places = await gazetteer.searchPlaces(createQuery('utrecht'));
  expect(await embedded.findPlaces(createQuery('utrecht'))).toEqual({ places, isFallback: false });
});
