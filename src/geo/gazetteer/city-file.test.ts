import { describe, expect, it } from 'vitest';
import { type City, readCityFile, visitCities } from './city-file.ts';

const bytes = readCityFile();

function decodeCities(file: Buffer, codes: readonly string[]): City[] {
  const cities: City[] = [];
  visitCities({ bytes: file, countryCodes: new Set(codes), visit: (city) => cities.push(city) });
  return cities;
}

describe('visitCities', () => {
  it('reads the places of the requested countries', () => {
    const cities = decodeCities(bytes, ['NL', 'LU']);
    expect(new Set(cities.map(({ countryCode }) => countryCode))).toEqual(new Set(['NL', 'LU']));
    expect(cities.length).toBeGreaterThan(1400);
    expect(cities.find(({ id }) => id === 2745912)).toEqual({
      id: 2745912,
      name: 'Utrecht',
      countryCode: 'NL',
      featureCode: 'PPLA',
      population: 290529,
      latitude: 52.09083,
      longitude: 5.12222,
    });
  });

  it('reads every place of the file with valid coordinates', () => {
    const european = decodeCities(bytes, ['DE', 'FR', 'ES', 'PL', 'GB']);
    expect(
      european.every(({ latitude, longitude, name }) => latitude > 27 && latitude < 61 && longitude > -19 && longitude < 25 && name !== ''),
    ).toBe(true);
  });

  it('does not take half a file for a whole one', () => {
    expect(() => decodeCities(bytes.subarray(0, 1001), ['NL'])).toThrow('cities.pbf');
  });
});
