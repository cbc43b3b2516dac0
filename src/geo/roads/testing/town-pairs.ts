import { unservedCountries } from '../../countries/european-countries.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { PlaceRecord } from '../../gazetteer/place-records.ts';

export type TownPair = { readonly from: PlaceRecord; readonly to: PlaceRecord };

const leastInhabitants = 1_500;
const mostKilometres = 60;

/** Picks two towns under 60 km apart by two numbers, the same for the same numbers. */
export function createPairPicker(records: readonly PlaceRecord[]): (first: number, second: number) => TownPair {
  const towns = records.filter(
    ({ kind, population, latitude, countryCode }) =>
      kind === 'town' && population > leastInhabitants && latitude > 35 && !unservedCountries.has(countryCode),
  );
  const belts = new Map<number, PlaceRecord[]>();
  for (const town of towns) {
    const belt = belts.get(Math.floor(town.latitude));
    if (belt === undefined) belts.set(Math.floor(town.latitude), [town]);
    else belt.push(town);
  }
  return (first, second) => {
    const from = towns[first % towns.length];
    if (from === undefined) throw new Error('a gazetteer without towns');
    const near = (belts.get(Math.floor(from.latitude)) ?? []).filter((to) => getGreatCircleKilometres(from, to) < mostKilometres);
    return { from, to: near[second % near.length] ?? from };
  };
}
