import { describe, expect, it } from 'vitest';
import { loadAtlas } from '../countries/atlas.ts';
import { createCountryIndex } from '../countries/country-index.ts';
import { europeanCountries } from '../countries/european-countries.ts';
import { findTimeZone } from '../countries/time-zones.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { townNameRows } from './data/town-names.ts';
import { getPlaceKey, loadPlaceRecords, type PlaceRecord } from './place-records.ts';
import { parseList, parseNumber, parseTable } from './table.ts';

const records = loadPlaceRecords();
const towns = records.filter(({ key }) => typeof key === 'number');
const allTowns = records.filter(({ kind }) => kind === 'town');
const ours = records.filter(({ key }) => typeof key === 'string');
const venues = ours.filter(({ details }) => details?.group !== null);
const countries = createCountryIndex(loadAtlas());

/** The atlas leaves out small islands and draws coasts and borders to about 2 km. */
const borderKilometres = 5;

function isInItsCountry(record: PlaceRecord): boolean {
  const steps = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const));
  return steps.some(([x, y]) => {
    const latitude = record.latitude + (y * borderKilometres) / 111;
    const longitude = record.longitude + (x * borderKilometres) / 70;
    return countries.findCountry({ latitude, longitude }) === record.countryCode;
  });
}

/** The atlas leaves out headlands and small islands: there the nearest town decides. */
function isNearestToItsCountry(record: PlaceRecord): boolean {
  let nearest: PlaceRecord | null = null;
  let least = Infinity;
  for (const town of towns) {
    const kilometres = getGreatCircleKilometres(town, record);
    if (kilometres < least) {
      least = kilometres;
      nearest = town;
    }
  }
  return nearest?.countryCode === record.countryCode && least < 60;
}

describe('the data', () => {
  it('has the towns of Europe, at least 900 venues and 500 towns with names by language', () => {
    expect(towns.length).toBeGreaterThan(64_000);
    expect(venues.length).toBeGreaterThan(900);
    expect(parseTable(townNameRows, 7).length).toBeGreaterThan(500);
  });

  it('has venues of every kind in each of our countries where there are any', () => {
    const counts = (group: string, code: string) =>
      venues.filter(({ details, countryCode }) => details?.group === group && countryCode === code).length;
    for (const code of ['NL', 'BE', 'DE', 'FR', 'ES']) {
      for (const group of ['airport', 'station', 'attraction', 'arena', 'port']) {
        expect(counts(group, code), `${group} in ${code}`).toBeGreaterThan(0);
      }
    }
    for (const code of ['LU', 'AT', 'CH', 'IT', 'GB', 'IE', 'PT', 'DK', 'SE', 'NO', 'PL', 'CZ']) {
      expect(counts('airport', code), `airports in ${code}`).toBeGreaterThan(0);
    }
    for (const code of ['AT', 'FR', 'CH', 'IT', 'DE', 'ES']) {
      expect(counts('ski', code), `ski resorts in ${code}`).toBeGreaterThan(4);
    }
  });

  it('has no venue twice', () => {
    const namesakes = Map.groupBy(venues, ({ name, details }) => `${details?.group} ${name}`).values();
    const twice = [...namesakes].flatMap((alike) =>
      alike.filter((venue, at) => alike.slice(0, at).some((other) => getGreatCircleKilometres(venue, other) < 2)),
    );
    expect(twice.map(getPlaceKey)).toEqual([]);
  });

  it('has no key twice', () => {
    expect(new Set(records.map(getPlaceKey)).size).toBe(records.length);
  });

  it('names towns by language that are in the extract', () => {
    const ids = new Set(towns.map(({ key }) => key));
    const unknown = parseTable(townNameRows, 7).filter(([id = '']) => !ids.has(parseNumber(id)));
    expect(unknown).toEqual([]);
  });

  it('puts every place of ours in its country', () => {
    expect(ours.filter((record) => !isInItsCountry(record) && !isNearestToItsCountry(record)).map(getPlaceKey)).toEqual([]);
  });

  it('puts every venue within 15 km of some town of its country, and mountains, parks and places in them within 30 km', () => {
    const remote = new Set(['area', 'sight', 'ski']);
    const most = (group: string) => (remote.has(group) ? 30 : 15);
    const townsByCountry = Map.groupBy(allTowns, ({ countryCode }) => countryCode);
    const lonely = venues.filter((venue) => {
      const isNear = (town: (typeof allTowns)[number]) => getGreatCircleKilometres(town, venue) < most(venue.details?.group ?? '');
      return !townsByCountry.get(venue.countryCode)?.some(isNear);
    });
    expect(lonely.map(getPlaceKey)).toEqual([]);
  });

  it('puts every venue within 30 km of its own town, where the data have that town', () => {
    const townsByName = Map.groupBy(allTowns, ({ name, countryCode }) => `${countryCode} ${name}`);
    const far = venues.filter((venue) => {
      const namesakes = townsByName.get(`${venue.countryCode} ${venue.details?.townName}`) ?? [];
      return namesakes.length > 0 && !namesakes.some((town) => getGreatCircleKilometres(town, venue) < 30);
    });
    expect(far.map(getPlaceKey)).toEqual([]);
  });

  it('has a time zone for every place', () => {
    expect(records.filter(({ countryCode, latitude, longitude }) => findTimeZone(countryCode, { latitude, longitude }) === null)).toEqual(
      [],
    );
    expect(Object.keys(europeanCountries).length).toBeGreaterThan(45);
  });
});

describe('tables', () => {
  it('refuse a row of the wrong width and invalid numbers', () => {
    expect(() => parseTable('a | b\nc', 2)).toThrow('a row of 1 cells instead of 2');
    expect(() => parseNumber('1,5')).toThrow('not a number');
    expect(() => parseNumber('')).toThrow('not a number');
    expect(parseList('')).toEqual([]);
    expect(parseList("a, d'Aix")).toEqual(['a', "d'Aix"]);
  });
});
