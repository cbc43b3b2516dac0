import { describe, expect, it } from 'vitest';
import type { Stop } from '#domain/itinerary/itinerary.ts';
import { sampleGroup, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import { withDepartements } from './find-departements.ts';

const stopAt = (name: string, countryCode: string, zip = ''): Stop => ({
  place: { ...samplePlace(name, countryCode), zip },
  departure: null,
  notes: '',
});
const stops = [stopAt('Lyon', 'FR'), stopAt('Grenoble', 'FR', '38000'), stopAt('Torino', 'IT')];
const places = { findPostcodeNear: async () => '69001' };

describe('withDepartements', () => {
  it('are recorded for a French place without a postcode, for a group of children', async () => {
    const found = await withDepartements(stops, { places, group: sampleGroup(30, { occasion: 'schools' }) });
    expect(found.map(({ place }) => place.departement)).toEqual(['69', undefined, undefined]);
  });

  it('leaves every other trip as it is', async () => {
    expect(await withDepartements(stops, { places, group: sampleGroup(30) })).toBe(stops);
    const none = { findPostcodeNear: async () => null };
    const group = sampleGroup(30, { occasion: 'schools' });
    expect((await withDepartements(stops, { places: none, group }))[0]).toBe(stops[0]);
  });
});
