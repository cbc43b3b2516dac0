import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CityFigures } from './figures.ts';
import { readCities } from './read-cities.ts';

const delft: CityFigures = {
  slug: 'delft',
  languageSlug: 'delft',
  geonames: 2757345,
  name: 'Delft',
  country: 'NL',
  region: '11',
  population: 95_060,
  latitude: 52.0067,
  longitude: 4.3556,
  yard: { name: 'Rotterdam', kilometres: 16, minutes: 25 },
  near: [],
  parts: [],
  airports: [],
  stations: [],
  venues: [],
  within: { short: [], middle: [], long: [] },
  twoDays: null,
  abroad: null,
  oneDriver: null,
  schoolHolidays: [],
  lacksSchoolHolidays: false,
  examples: [],
  isAlike: false,
};

async function read(cities: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'cities-'));
  await mkdir(join(folder, 'cities'));
  await writeFile(join(folder, 'cities/nl-nl.json'), typeof cities === 'string' ? cities : JSON.stringify(cities));
  return await readCities(folder);
}

describe('the figures of cities', () => {
  it('are a row for each city', async () => {
    const { entries, issues } = await read([delft]);
    expect(issues).toEqual([]);
    expect(entries).toMatchObject([{ kind: 'city', site: 'nl', language: 'nl', slug: 'delft', position: 0 }]);
  });

  it('may hold no city twice, by whatever name', async () => {
    const { issues } = await read([delft, { ...delft, slug: 'delft-2' }]);
    expect(issues.map(({ file, field, message }) => `${file} ${field} ${message}`)).toEqual([
      'cities/nl-nl.json languageSlug delft stands twice',
      'cities/nl-nl.json geonames 2757345 stands twice',
    ]);
  });

  it.each([
    ['a yard without a way', [{ ...delft, yard: { name: 'Rotterdam', kilometres: -1, minutes: 25 } }], '0.yard.kilometres'],
    [
      'a holiday on no day',
      [{ ...delft, schoolHolidays: [{ kind: 'may', from: '2027-02-30', until: '2027-03-01' }] }],
      '0.schoolHolidays.0.from',
    ],
    ['no JSON', '[{', ''],
  ])('may not hold %s', async (_what, cities, field) => {
    const { entries, issues } = await read(cities);
    expect(entries).toEqual([]);
    expect(issues[0]?.field).toBe(field);
  });

  it('may be empty', async () => {
    expect(await readCities(join(tmpdir(), 'nowhere'))).toEqual({ entries: [], issues: [] });
  });
});
