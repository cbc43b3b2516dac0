import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPhotonAddress } from './photon.ts';
import { readPhotonReply } from './photon-reply.ts';
import { createFeature, createReply } from './testing/photon-replies.ts';

const query = { text: 'Domplein 1', language: 'nl', countryCode: 'NL', near: null, limit: 6 } as const;

describe('createPhotonAddress', () => {
  it('sends only parameters that every Photon knows, and never a language that was not imported', () => {
    const local = { url: 'http://photon', languages: [] };
    expect(createPhotonAddress(local, query)).toBe('http://photon/api?q=Domplein+1&limit=12&lang=default');
    for (const language of ['nl', 'nlBE', 'es', 'en', 'de', 'fr', 'frBE'] as const) {
      expect(createPhotonAddress(local, { ...query, language })).toContain('lang=default');
    }
  });

  it('asks in a language that was imported', () => {
    const settings = { url: 'http://photon', languages: ['de', 'fr'] } as const;
    const languageOf = (language: 'nl' | 'de' | 'frBE' | 'en') =>
      new URL(createPhotonAddress(settings, { ...query, language })).searchParams.get('lang');
    expect([languageOf('de'), languageOf('frBE'), languageOf('en'), languageOf('nl')]).toEqual(['de', 'fr', 'default', 'default']);
  });

  it('sends the visitor’s position, and quotes what was typed', () => {
    const address = new URL(
      createPhotonAddress(
        { url: 'http://photon', languages: [] },
        { ...query, text: 'a&lang=nl#?', near: { latitude: 52.09083, longitude: 5.12222 } },
      ),
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      q: 'a&lang=nl#?',
      limit: '12',
      lang: 'default',
      lat: '52.091',
      lon: '5.122',
    });
  });
});

describe('readPhotonReply', () => {
  const read = (properties: object) => readPhotonReply(createReply(createFeature(properties)))?.[0];

  it('reads a house, longitude first', () => {
    expect(read({})).toEqual({
      kind: 'address',
      name: '',
      street: 'Domplein 1',
      zip: '3512 JC',
      townNames: ['Utrecht'],
      countryCode: 'NL',
      coordinates: { latitude: 52.09076, longitude: 5.12142 },
    });
  });

  it.each([
    [
      { housenumber: undefined, street: undefined, name: 'Domplein', type: 'street', osm_key: 'highway' },
      { kind: 'address', street: 'Domplein' },
    ],
    [
      { countrycode: 'fr', street: 'rue de Rivoli', housenumber: '12' },
      { street: '12 rue de Rivoli', countryCode: 'FR' },
    ],
    [
      { name: 'Grand Hotel Karel V', osm_key: 'tourism', osm_value: 'hotel' },
      { kind: 'hotel', name: 'Grand Hotel Karel V', street: 'Domplein 1' },
    ],
    [{ name: 'Gerrit Rietveld College', osm_key: 'amenity', osm_value: 'school' }, { kind: 'school' }],
    [{ name: 'Utrecht Centraal', osm_key: 'railway', osm_value: 'station' }, { kind: 'station' }],
    [{ name: 'Airport', osm_key: 'aeroway', osm_value: 'aerodrome' }, { kind: 'airport' }],
    [{ name: 'Quay', osm_key: 'amenity', osm_value: 'ferry_terminal' }, { kind: 'port' }],
    [
      { name: 'Domtoren', osm_key: 'tourism', osm_value: 'attraction' },
      { kind: 'venue', name: 'Domtoren' },
    ],
    [
      { name: 'Utrecht', type: 'city', osm_key: 'place', housenumber: undefined },
      { kind: 'town', townNames: ['Utrecht'] },
    ],
    [{ city: undefined, locality: 'Lage Vuursche' }, { townNames: ['Lage Vuursche'] }],
    [{ postcode: '1000;1001' }, { zip: '1000' }],
    [{ postcode: '<script>' }, { zip: '' }],
  ])('reads %j', (properties, expected) => {
    expect(read(properties)).toMatchObject(expected);
  });

  it.each([
    { countrycode: undefined },
    { countrycode: 'US' },
    { type: 'county', name: 'Utrecht' },
    { street: undefined, housenumber: undefined, name: undefined },
    { name: 7 },
  ])('leaves out %j', (properties) => {
    expect(readPhotonReply(createReply(createFeature(properties)))).toEqual([]);
  });

  it('leaves out places without coordinates, and keeps the rest', () => {
    const nowhere = { ...createFeature({}), geometry: { type: 'Point', coordinates: [5.1, 152] } };
    expect(readPhotonReply(createReply(nowhere, null, 'x', createFeature({})))).toHaveLength(1);
  });

  it('accepts no other answer, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(readPhotonReply(json)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.anything()), (features) => {
        expect(readPhotonReply(createReply(...features))).toEqual([]);
      }),
    );
  });
});
