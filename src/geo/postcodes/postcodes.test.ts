import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadPlaceRecords } from '../gazetteer/place-records.ts';
import { createNameIndex } from '../gazetteer/search/name-index.ts';
import { createPostcodeColumns } from './create-postcode-columns.ts';
import { decodePostcodeFile, encodePostcodeFile } from './postcode-file.ts';
import { createPostcodeIndex } from './postcode-index.ts';
import { readPostcodeTable } from './read-postcode-table.ts';
import { findPostcodeFile, readStoredPostcodes } from './stored-postcodes.ts';

const stored = readStoredPostcodes();
const index = createNameIndex(loadPlaceRecords());

const sample = `country,postcode,place,latitude,longitude
NL,3511,Utrecht,52.0886,5.1174
NL,3512,Utrecht,52.0915,5.1228
NL,8715,Stavoren,52.8829,5.3638
DE,18609,Binz,54.3833,13.6167
LU,L-1111,Luxembourg,49.6009,6.1173
PL,00-950,Warszawa,52.2356,21.0102
ES,36780,"Guarda, A (Casco Urbano)",41.9056,-8.8579
FR,98799,Clipperton Island,10.2922,-109.2072
FR,75303 SP 07,Paris 07,48.8565,2.321`;

describe('the postcodes that come along', () => {
  it('take less than 3 MB', () => {
    expect(readFileSync(findPostcodeFile()).length).toBeLessThan(3_000_000);
  });

  it('are those of 17 countries', () => {
    expect(stored.countryCodes.toSorted()).toEqual([
      'AT',
      'BE',
      'CH',
      'CZ',
      'DE',
      'DK',
      'ES',
      'FR',
      'GB',
      'IT',
      'LI',
      'LU',
      'MC',
      'NL',
      'PL',
      'PT',
      'SI',
    ]);
  });

  it.each([
    ['NL', '1012', 'Amsterdam', 52.37, 4.9],
    ['DE', '10115', 'Berlin', 52.53, 13.38],
    ['FR', '75008', 'Paris', 48.88, 2.32],
    ['GB', 'SW1A', 'Westminster Abbey', 51.5, -0.13],
    ['PT', '1000', 'Lisboa', 38.72, -9.13],
    ['LU', '1111', 'Luxembourg', 49.6, 6.12],
    ['CZ', '11000', 'Staré Město', 50.09, 14.42],
  ])('%s %s is %s', (countryCode, code, name, latitude, longitude) => {
    const area = stored.findArea(countryCode, code);
    expect(area?.names).toContain(name);
    expect(area?.coordinates.latitude).toBeCloseTo(latitude, 1);
    expect(area?.coordinates.longitude).toBeCloseTo(longitude, 1);
  });

  it.each([
    ['DE', '00000'],
    ['NL', '10115'],
    ['XX', '1000'],
    ['GB', ''],
    ['FR', '75008 '],
    ['DE', 'zzzzz'],
  ])('%s has no %j', (countryCode, code) => {
    expect(stored.findArea(countryCode, code)).toBeNull();
  });

  it('find villages that the gazetteer lacks, also by their beginnings', () => {
    const [stavoren = -1] = stored.findVillages('stavoren');
    expect(stored.getVillage(stavoren)).toMatchObject({ name: 'Stavoren', countryCode: 'NL', code: '8715', townId: null });
    expect(stored.listVillagesUnder('stavor', 5).map((at) => stored.getVillage(at).name)).toEqual(['Stavoren']);
    expect(stored.findVillages('stavor')).toEqual([]);
  });

  it('know a town by the part of its name that is in use', () => {
    const townIds = stored.findVillages('binz').map((at) => stored.getVillage(at).townId);
    expect(townIds).toContain(2_856_198);
    expect(index.records.some(({ key }) => key === 2_856_198)).toBe(true);
  });

  it('have every village in the order in which they are looked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: stored.villageCount - 1 }), (position) => {
        const { name, countryCode, code } = stored.getVillage(position);
        expect(stored.findArea(countryCode, code)?.names).toContain(name);
      }),
    );
  });
});

describe('a table of postcodes', () => {
  const rows = readPostcodeTable(sample);

  it('is read without other continents and garrisons, its codes without signs and spaces', () => {
    expect(rows.map(({ countryCode, code }) => `${countryCode} ${code}`)).toEqual([
      'DE 18609',
      'ES 36780',
      'LU 1111',
      'NL 3511',
      'NL 3512',
      'NL 8715',
      'PL 00950',
    ]);
    expect(rows.find(({ countryCode }) => countryCode === 'ES')?.name).toBe('A Guarda');
  });

  it('with another line is refused', () => {
    expect(() => readPostcodeTable('head\nNL;3511;Utrecht')).toThrow('NL;3511;Utrecht');
  });

  it('comes back from its file as it went in', () => {
    const columns = createPostcodeColumns(rows, index);
    expect(decodePostcodeFile(encodePostcodeFile(columns))).toEqual(columns);
    const own = createPostcodeIndex(columns);
    expect(own.findArea('NL', '3512')).toEqual({
      countryCode: 'NL',
      code: '3512',
      coordinates: { latitude: 52.092, longitude: 5.123 },
      radiusKilometres: 0.5,
      names: ['Utrecht'],
    });
    expect(own.findVillages('stavoren')).toHaveLength(1);
    expect(own.findVillages('utrecht')).toHaveLength(0);
  });

  it('marks a code that is located only by its town', () => {
    const codes = ['46001', '46002', '46003', '46004'].map((code) => `ES,${code},Valencia,39.4698,-0.3774`);
    const own = createPostcodeIndex(createPostcodeColumns(readPostcodeTable(['head', ...codes].join('\n')), index));
    expect(own.findArea('ES', '46002')?.radiusKilometres).toBeNull();
  });
});

describe('the nearest postcode', () => {
  it.each([
    ['Lyon', 45.758, 4.832, '69'],
    ['Grenoble', 45.178, 5.714, '38'],
    ['Montpellier', 43.611, 3.877, '34'],
    ['Versailles', 48.804, 2.126, '78'],
    ['Lille', 50.633, 3.058, '59'],
    ['Bastia', 42.7, 9.45, '20'],
    ['Vienne, on the other bank of the Rhône', 45.525, 4.878, '38'],
  ])('of %s begins with its département', (_town, latitude, longitude, departement) => {
    expect(stored.findCodeNear('FR', { latitude, longitude })?.slice(0, 2)).toBe(departement);
  });

  it('is null in a country without postcodes', () => {
    expect(stored.findCodeNear('XX', { latitude: 45, longitude: 5 })).toBeNull();
  });
});
