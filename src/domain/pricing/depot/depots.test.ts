import { describe, expect, it } from 'vitest';
import { countryCodes } from '#domain/sites/keys.ts';
import { houseBook } from '../testing/house-rates.ts';
import { sampleItinerary, samplePlace } from '../testing/sample-trips.ts';
import { depotOfItinerary, nearestDepot } from './depots.ts';

const { depots: table } = houseBook();
const { depots } = table;

const kerkrade = { latitude: 50.866, longitude: 6.063 };

describe('depots', () => {
  it.each(countryCodes)('%s has at least three', (country) => {
    expect(depots.filter(({ countryCode }) => countryCode === country).length).toBeGreaterThanOrEqual(3);
  });

  it('are within the bounds of their country', () => {
    const boxes = {
      NL: [50.7, 53.6, 3.3, 7.3],
      BE: [49.4, 51.6, 2.5, 6.5],
      DE: [47.2, 55.1, 5.8, 15.1],
      FR: [42.3, 51.1, -4.9, 8.3],
      ES: [36, 43.9, -9.4, 3.4],
      AT: [46.3, 49.1, 9.5, 17.2],
      IT: [36.6, 47.1, 6.6, 18.6],
    };
    for (const { countryCode, coordinates } of depots) {
      const [south = 0, north = 0, west = 0, east = 0] = boxes[countryCode as keyof typeof boxes];
      expect(coordinates.latitude).toBeGreaterThan(south);
      expect(coordinates.latitude).toBeLessThan(north);
      expect(coordinates.longitude).toBeGreaterThan(west);
      expect(coordinates.longitude).toBeLessThan(east);
    }
  });
});

describe('nearestDepot', () => {
  it('is the nearest of all if no country is given', () => {
    expect(nearestDepot(kerkrade, { table }).name).toBe('Aachen');
    expect(nearestDepot({ latitude: 52.09, longitude: 5.12 }, { table }).name).toBe('Nieuwegein');
  });

  it('is within the given country', () => {
    expect(nearestDepot(kerkrade, { countryCode: 'NL', table }).name).toBe('Maastricht');
  });

  it('is the nearest of all if the country has none', () => {
    expect(nearestDepot({ latitude: 46.2, longitude: 6.14 }, { countryCode: 'CH', table }).name).toBe('Lyon');
  });
});

describe('depotOfItinerary', () => {
  const waalwijk = { ...samplePlace('Waalwijk'), coordinates: { latitude: 51.687, longitude: 5.071 } };
  const eindhoven = {
    ...samplePlace('Luchthaven Eindhoven'),
    kind: 'airport',
    coordinates: { latitude: 51.458, longitude: 5.391 },
  } as const;
  const town = { ...eindhoven, kind: 'town' } as const;
  const goes = (...stops: Parameters<typeof sampleItinerary>[0]) => depotOfItinerary(sampleItinerary(stops), table).name;

  it('is the one with the shortest empty drives in both directions for a transfer', () => {
    expect(nearestDepot(waalwijk.coordinates, { countryCode: 'NL', table }).name).toBe('Nieuwegein');
    expect(goes({ place: waalwijk, at: '2026-12-01 08:00' }, { place: eindhoven })).toBe('Eindhoven');
    expect(goes({ place: eindhoven, at: '2026-12-01 08:00' }, { place: waalwijk })).toBe('Eindhoven');
  });

  it('is the same if the coach returns hours later, and the nearest if it waits', () => {
    const there = { place: waalwijk, at: '2026-12-01 08:00' };
    expect(goes(there, { place: eindhoven, at: '2026-12-08 20:00' }, { place: waalwijk })).toBe('Eindhoven');
    expect(goes(there, { place: eindhoven, at: '2026-12-01 10:00' }, { place: waalwijk })).toBe('Nieuwegein');
  });

  it('is the nearest to the start of any other trip', () => {
    expect(goes({ place: waalwijk, at: '2026-12-01 08:00' }, { place: town })).toBe('Nieuwegein');
    expect(goes({ place: waalwijk, at: '2026-12-01 08:00' }, { place: eindhoven, at: '2026-12-01 12:00' }, { place: town })).toBe(
      'Nieuwegein',
    );
  });
});
