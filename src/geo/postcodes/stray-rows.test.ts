import { describe, expect, it } from 'vitest';
import { createNameIndex } from '../gazetteer/search/name-index.ts';
import type { PostcodeRow } from './read-postcode-table.ts';
import { readStoredPostcodes } from './stored-postcodes.ts';
import { putStraysRight } from './stray-rows.ts';

const index = createNameIndex([]);
const row = (code: string, name: string, latitude: number, longitude: number): PostcodeRow => ({
  ...{ countryCode: 'ES', code, name },
  latitude: Math.round(latitude * 1000),
  longitude: Math.round(longitude * 1000),
});

const madrid = [1, 2, 3, 4, 5, 6].map((district) => row(`2800${district}`, 'Madrid', 40.43 + district / 1000, -3.65));
const [becerril, mataelpino] = [row('28490', 'Becerril', 40.716, -3.988), row('28492', 'Mataelpino', 40.737, -3.945)];
const namedLikeAStreet = row('28491', 'Navacerrada', 40.435, -3.649);

describe('a row at a street of the capital that is called like its village', () => {
  it('goes between its neighbours in the list of codes', () => {
    const [moved] = putStraysRight([...madrid, becerril, namedLikeAStreet, mataelpino], index).filter(({ code }) => code === '28491');
    expect(moved).toMatchObject({ name: 'Navacerrada', latitude: 40_727, longitude: -3_966 });
  });

  it('stays where the codes about it are no neighbours', () => {
    const far = row('28499', 'Elsewhere', 41.6, -3.1);
    const rows = [...madrid, becerril, namedLikeAStreet, far];
    expect(putStraysRight(rows, index)).toEqual(rows);
  });

  it('keeps every row that is among its own', () => {
    const rows = [...madrid, becerril, mataelpino];
    expect(putStraysRight(rows, index)).toEqual(rows);
  });
});

it('the postcodes that we ship have Navacerrada in the mountains and the airport of Tenerife in the south', () => {
  const postcodes = readStoredPostcodes();
  expect(postcodes.findArea('ES', '28491')?.coordinates.latitude).toBeGreaterThan(40.6);
  expect(postcodes.findArea('ES', '38610')?.coordinates.latitude).toBeLessThan(28.2);
});
