import { isOnlyKind } from '../address/address-words.ts';
import { unservedCountries } from '../countries/european-countries.ts';
import { isNoTown } from './address/no-towns.ts';
import type { PlaceRecord } from './place-records.ts';
import { foldName } from './search/fold.ts';
import { findExact, type NameIndex } from './search/name-index.ts';
import { namesakePoints } from './search/ranking.ts';
import type { Villages } from './villages.ts';

/** All places by position: those of the index, then the villages. */
export type PlaceTable = {
  readonly index: NameIndex;
  readonly villages: Villages;
  getRecord(place: number): PlaceRecord | undefined;
  /** Whether a ski resort of our list is in this town. */
  isSkiTown(place: number): boolean;
  /** How likely a place is meant, by its size and what is there, on the scale of a town's inhabitants. */
  getWeight(place: number): number;
  /** Towns and venues whose whole name, or a common part of it, is the folded text: "Binz". */
  findNamed(folded: string): number[];
  /** Villages of this name, which count if nothing else has it. */
  findVillages(folded: string): number[];
};

/** The decimal logarithm of a village's assumed inhabitants. */
export const villageWeight = 2.7;

export function createPlaceTable(index: NameIndex, villages: Villages): PlaceTable {
  const { records, weights } = index;
  let resorts: ReadonlySet<number> | null = null;
  const isSkiTown = (place: number) => {
    resorts ??= findSkiTowns(index);
    return resorts.has(place);
  };
  const getRecord = (place: number) => records[place] ?? villages.getRecord(place);
  return {
    index,
    villages,
    getRecord,
    isSkiTown,
    getWeight: (place) => {
      const weight = weights[place] ?? villageWeight;
      const isServed = !unservedCountries.has(getRecord(place)?.countryCode ?? '');
      return weight + (isSkiTown(place) ? namesakePoints.skiResort : 0) + (isServed ? 0 : namesakePoints.unserved);
    },
    findNamed: (folded) => {
      const parts = villages.find(folded).filter((place) => place < records.length);
      const found = [...new Set([...findExact(index, folded), ...parts])];
      // Nobody means a hamlet called "Hauptbahnhof".
      return isNoTown(folded) ? found.filter((place) => getRecord(place)?.kind !== 'town') : found;
    },
    findVillages: (folded) => (isOnlyKind(folded) ? [] : villages.find(folded).filter((place) => place >= records.length)),
  };
}

/** Groups go to Sölden for its pistes, whatever the number of inhabitants; not to the village of that name in another country. */
function findSkiTowns(index: NameIndex): Set<number> {
  const { records } = index;
  const resorts = records.flatMap(({ details, countryCode }) =>
    details?.group === 'ski' ? [{ name: details.townName, countryCode }] : [],
  );
  return new Set(
    resorts.flatMap(({ name, countryCode }) =>
      findExact(index, foldName(name)).filter((place) => records[place]?.countryCode === countryCode),
    ),
  );
}
