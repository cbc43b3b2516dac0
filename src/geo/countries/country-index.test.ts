import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadAtlas } from './atlas.ts';
import { createCountryIndex } from './country-index.ts';
import { splitByCountry } from './kilometres-by-country.ts';

const countries = createCountryIndex(loadAtlas());
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const utrecht = at(52.0908, 5.1222);
const cologne = at(50.9333, 6.95);
const paris = at(48.8534, 2.3488);
const amsterdam = at(52.374, 4.8897);

describe('findCountry', () => {
  it.each([
    ['Utrecht', 52.09, 5.12, 'NL'],
    ['Baarle', 51.3, 4.6, 'BE'],
    ['Köln', 50.93, 6.95, 'DE'],
    ['Pristina', 42.67, 21.17, 'XK'],
    ['Belfast', 54.6, -5.93, 'GB'],
    ['Dublin', 53.33, -6.3, 'IE'],
    ['Ajaccio inland', 42.1, 9.0, 'FR'],
    ['Tenerife', 28.25, -16.6, 'ES'],
    ['Andorra', 42.55, 1.55, 'AD'],
    ['Luxembourg', 49.6, 6.13, 'LU'],
    ['Bodø inland, on a latitude at which Russia crosses the date line', 67.28, 15.5, 'NO'],
    ['Kayseri', 38.73, 35.48, 'TR'],
    ['the North Sea', 54, 4, null],
    ['Kaliningrad, on land but not served', 54.6, 21.2, null],
    ['New York', 40.7, -74, null],
  ])('%s', (_name, latitude, longitude, expected) => {
    expect(countries.findCountry(at(latitude, longitude))).toBe(expected);
  });

  it('does not depend on earlier queries', () => {
    const points = fc.array(
      fc.record({ latitude: fc.double({ min: 36, max: 60, noNaN: true }), longitude: fc.double({ min: -9, max: 25, noNaN: true }) }),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(points, (asked) => {
        const forwards = asked.map(countries.findCountry);
        const backwards = [...asked].reverse().map(countries.findCountry).reverse();
        expect(backwards).toEqual(forwards);
      }),
    );
  });
});

describe('land and sea', () => {
  it('distinguishes sea from land, with lakes counting as land', () => {
    expect(countries.isLand(at(54, 4))).toBe(false);
    expect(countries.isLand(at(47.6, 9.4))).toBe(true);
    expect(countries.isLand(at(54.6, 21.2))).toBe(true);
  });

  it('knows islands apart from the continent', () => {
    const continent = countries.findLandmass(paris);
    expect(countries.findLandmass(at(40.4, -3.7))).toBe(continent);
    expect(countries.findLandmass(at(59.4, 17))).toBe(continent);
    expect(countries.findLandmass(at(51.6, -1))).not.toBe(continent);
    expect(countries.findLandmass(at(55.5, 11.8))).not.toBe(continent);
    expect(countries.findLandmass(at(54, 4))).toBeNull();
  });
});

describe('splitByCountry', () => {
  it('shares a route between the countries on its way', () => {
    const toCologne = splitByCountry(countries, { line: [utrecht, cologne], kilometres: 220 });
    expect(Object.keys(toCologne)).toEqual(['NL', 'DE']);
    expect(toCologne.NL).toBeGreaterThan(90);
    const toParis = splitByCountry(countries, { line: [amsterdam, paris], kilometres: 515 });
    expect(Object.keys(toParis)).toEqual(['NL', 'BE', 'FR']);
    expect(toParis.FR).toBeGreaterThan(180);
  });

  it('gives the water under a bridge to the country before it', () => {
    const overSound = splitByCountry(countries, { line: [at(55.67, 12.4), at(55.6, 13.2)], kilometres: 60 });
    expect(Object.keys(overSound)).toEqual(['DK', 'SE']);
  });

  it('adds up to the kilometres, whatever the line', () => {
    const point = fc.record({
      latitude: fc.double({ min: 44, max: 52, noNaN: true }),
      longitude: fc.double({ min: 0, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 20_000 }), (line, tenths) => {
        const split = splitByCountry(countries, { line, kilometres: tenths / 10 });
        const sum = Object.values(split).reduce((all, part) => all + Math.round(part * 10), 0);
        expect(sum === tenths || Object.keys(split).length === 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('returns nothing for a line over open sea', () => {
    expect(splitByCountry(countries, { line: [at(54, 4), at(54.5, 4)], kilometres: 60 })).toEqual({});
  });
});
