import { expect, it } from 'vitest';
import { loadPlaceRecords } from '#geo/gazetteer/place-records.ts';
import { createTownMap } from './town-map.ts';
import { findVisitedTowns } from './visited-towns.ts';

it('knows every listed town, of several with one name the largest', () => {
  const records = loadPlaceRecords();
  const { keys, famous, unknown } = findVisitedTowns(records);
  const { byId } = createTownMap(records);
  const naumburg = [...keys].map((key) => byId.get(key)).filter((record) => record?.name === 'Naumburg');
  expect(unknown).toEqual([]);
  expect(naumburg.map((record) => record?.population)).toEqual([29_722]);
  expect([...famous].every((key) => keys.has(key))).toBe(true);
  expect(famous.size).toBeGreaterThan(100);
});
