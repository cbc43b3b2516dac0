import type { PostcodeIndex, Village } from '../postcodes/postcode-index.ts';
import { isNoTown } from './address/no-towns.ts';
import type { PlaceRecord } from './place-records.ts';
import { foldName } from './search/fold.ts';

/**
 * Villages of the list of postcodes, which the gazetteer's index of towns lacks. They are places too: their positions follow those of the
 * index. A village that is only a shorter name of a town is that town.
 */
export type Villages = {
  /** Positions of the places of this folded name. */
  find(folded: string): number[];
  /** Positions of places whose folded names begin so, `most` at most. */
  listUnder(folded: string, most: number): number[];
  getRecord(place: number): PlaceRecord | undefined;
  /** The postcode that distinguishes a village from its namesakes in the country; null for any other place. */
  findDistinctCode(place: number): string | null;
  /** The position of a key from `getRecord`; null for any other. */
  findByKey(key: string): number | null;
};

type Source = {
  readonly firstPlace: number;
  /** Read when the first village is requested. */
  readonly getPostcodes: () => PostcodeIndex;
  /** The position of a town of GeoNames. */
  readonly findTown: (id: number) => number | undefined;
  /** How many towns of the index have this name in the country. */
  readonly countTowns: (folded: string, countryCode: string) => number;
};

const villageKey = /^pc:([A-Z]{2})-([A-Z\d]{2,5})-([a-z\d-]{1,60})$/;

const mostCached = 200;

/** Their inhabitants are unknown. */
const population = 500;

export function createVillages({ firstPlace, getPostcodes, findTown, countTowns }: Source): Villages {
  /** The same few names are looked up repeatedly while one text is read. */
  const cache = new Map<string, number[]>();
  const find = (folded: string) => {
    const found = cache.get(folded) ?? (isNoTown(folded) ? [] : getPostcodes().findVillages(folded).map(toPlace));
    if (cache.size >= mostCached) cache.clear();
    cache.set(folded, found);
    return found;
  };
  const toPlace = (position: number) => {
    const { townId } = getPostcodes().getVillage(position);
    return (townId === null ? undefined : findTown(townId)) ?? firstPlace + position;
  };
  const countNamesakes = (folded: string, countryCode: string) => {
    const villages = getPostcodes().findVillages(folded);
    const here = villages.filter((position) => getPostcodes().getVillage(position).countryCode === countryCode);
    return here.length + countTowns(folded, countryCode);
  };
  return {
    find: (folded) => (folded === '' ? [] : find(folded)),
    listUnder: (folded, most) =>
      getPostcodes()
        .listVillagesUnder(folded, most)
        .filter((position) => !isNoTown(foldName(getPostcodes().getVillage(position).name)))
        .map(toPlace),
    getRecord: (place) => (place < firstPlace ? undefined : createRecord(getPostcodes().getVillage(place - firstPlace))),
    findDistinctCode: (place) => {
      if (place < firstPlace) return null;
      const { name, countryCode, code } = getPostcodes().getVillage(place - firstPlace);
      return countNamesakes(foldName(name), countryCode) > 1 ? code : null;
    },
    findByKey: (key) => {
      const [, countryCode, code, slug = ''] = villageKey.exec(key) ?? [];
      if (countryCode === undefined) return null;
      const postcodes = getPostcodes();
      const position = postcodes.findVillages(slug.replaceAll('-', ' ')).find((at) => {
        const village = postcodes.getVillage(at);
        return village.countryCode === countryCode && village.code === code && village.townId === null;
      });
      return position === undefined ? null : firstPlace + position;
    },
  };
}

function createRecord({ name, countryCode, code, coordinates }: Village): PlaceRecord {
  const key = `pc:${countryCode}-${code}-${foldName(name).replaceAll(' ', '-')}`;
  return { key, name, countryCode, kind: 'town', isPart: false, population, ...coordinates, details: null };
}
