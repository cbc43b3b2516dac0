import { describe, expect, it } from 'vitest';
import { europeanCountries } from '../countries/european-countries.ts';
import { createPolygon, isInside } from '../countries/polygon.ts';
import { readCityFile, visitCities } from '../gazetteer/city-file.ts';
import { loadLakes, loadLand } from './ground.ts';

const [land, lakes] = [loadLand(), loadLakes()].map((rings) => rings.map((ring) => createPolygon([ring])));

function isDrawnAsLand(longitude: number, latitude: number): boolean {
  const isIn = (shapes = land) => (shapes ?? []).some((shape) => isInside(shape, longitude, latitude));
  return isIn(land) && !isIn(lakes);
}

/** Outlines are simplified to some hundred metres, and a harbour town's centre may be its quay. */
function isNearLand(longitude: number, latitude: number): boolean {
  const around = [0, 0.6, 1.2, 2.2].flatMap((kilometres) =>
    Array.from({ length: 16 }, (_, at) => [
      (kilometres / 111) * Math.cos((at * Math.PI) / 8),
      (kilometres / 111) * Math.sin((at * Math.PI) / 8),
    ]),
  );
  return around.some(([north = 0, east = 0]) => isDrawnAsLand(longitude + east / Math.cos((latitude * Math.PI) / 180), latitude + north));
}

describe('the ground of the maps', () => {
  it.each([
    ['Almere Stad', 5.2145, 52.3703],
    ['Almere Haven', 5.2208, 52.3394],
    ['Zeewolde', 5.5292, 52.3325],
    ['Lelystad', 5.475, 52.5083],
    ['Biddinghuizen', 5.6931, 52.455],
    ['Dronten', 5.7181, 52.525],
    ['Emmeloord', 5.7486, 52.7108],
    ['Urk', 5.6083, 52.6625],
    ['Den Helder', 4.7594, 52.9599],
    ['Den Burg on Texel', 4.7981, 53.0539],
    ['Middelburg', 3.6136, 51.5],
    ['Burg on Fehmarn', 11.1937, 54.4378],
    ['Binz on Rügen', 13.6094, 54.4006],
    ['Saint-Martin on Ré', -1.3675, 46.2003],
    ['Saint-Pierre on Oléron', -1.3036, 45.9433],
    ['Palma', 2.6502, 39.5694],
    ['Venice', 12.3267, 45.4386],
    ['Lisbon', -9.1333, 38.7167],
    ['Le Havre', 0.1077, 49.4938],
  ])('has %s on land', (_, longitude, latitude) => {
    expect(isDrawnAsLand(longitude, latitude)).toBe(true);
  });

  it.each([
    ['the IJsselmeer', 5.35, 52.8],
    ['the Markermeer', 5.2, 52.52],
    ['the Ketelmeer', 5.75, 52.598],
    ['the Gooimeer', 5.19, 52.322],
    ['the Veluwemeer', 5.7, 52.4],
    ['Lake Constance', 9.4, 47.6],
    ['the Channel', 1.4, 50.95],
  ])('has the middle of %s under water', (_, longitude, latitude) => {
    expect(isDrawnAsLand(longitude, latitude)).toBe(false);
  });

  it('leaves no town of Europe in the water', () => {
    const drowned: string[] = [];
    visitCities({
      bytes: readCityFile(),
      countryCodes: new Set(Object.keys(europeanCountries)),
      visit: ({ name, population, featureCode, longitude, latitude }) => {
        const isTown = population >= 20_000 && featureCode !== 'PPLX';
        if (isTown && !isNearLand(longitude, latitude)) drowned.push(name);
      },
    });
    // Its islands are not in Natural Earth.
    expect(drowned).toEqual(['Ålesund']);
  });
});
