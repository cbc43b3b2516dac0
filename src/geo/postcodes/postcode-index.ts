import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { foldName } from '../gazetteer/search/fold.ts';
import { codeWidth, type PostcodeColumns } from './postcode-file.ts';

/** The radius of a code at a point that two or three codes of a town share: on which side of the town it lies is unknown. */
export const sharedRadius = 4;

/** Where the addresses of a postcode are. */
export type PostcodeArea = {
  readonly countryCode: string;
  /** Upper case, letters and digits only; for a British or Dutch code its first half. */
  readonly code: string;
  readonly coordinates: Coordinates;
  /** How far the area extends from there; null if the code is located only by its town. */
  readonly radiusKilometres: number | null;
  /** The names there, towns and their parts. */
  readonly names: readonly string[];
};

/** A place that the gazetteer lacks. */
export type Village = {
  readonly name: string;
  readonly countryCode: string;
  readonly code: string;
  readonly coordinates: Coordinates;
  /** GeoNames id of the town in the gazetteer with the same name; null if the place is separate. */
  readonly townId: number | null;
};

export type PostcodeIndex = {
  readonly countryCodes: readonly string[];
  /** The area of a code, null if the country has no such code. */
  findArea(countryCode: string, code: string): PostcodeArea | null;
  /** Whether any code of the country with this beginning has an address this near. */
  hasCodeNear(countryCode: string, beginning: string, near: Near): boolean;
  /** The code of the nearest place of the country; null if the country has none. */
  findCodeNear(countryCode: string, coordinates: Coordinates): string | null;
  readonly villageCount: number;
  /** The village at a position, from 0. */
  getVillage(position: number): Village;
  /** Positions of the villages of this folded name. */
  findVillages(folded: string): number[];
  /** Positions of villages whose folded names begin so, `most` at most. */
  listVillagesUnder(folded: string, most: number): number[];
};

type Near = { readonly coordinates: Coordinates; readonly kilometres: number };

type Country = { readonly firstCode: number; readonly codeCount: number };

export function createPostcodeIndex(columns: PostcodeColumns): PostcodeIndex {
  const countries = listCountries(columns);
  const texts = createTexts(columns);
  const firstPlaces = sumCounts(columns.placeCounts);
  const reader = { columns, countries, texts, firstPlaces };
  const { villages } = columns;
  const foldedOf = (position: number) => foldName(texts.getName(villages[position] ?? 0));
  /** The first village whose folded name does not come before the text. */
  const findFirst = (folded: string) => findLeast(villages.length, (position) => foldedOf(position) >= folded);
  const listWhile = (folded: string, { isMeant, most }: { isMeant: (name: string) => boolean; most: number }) => {
    const positions: number[] = [];
    for (let at = findFirst(folded); at < villages.length && positions.length < most && isMeant(foldedOf(at)); at++) positions.push(at);
    return positions;
  };
  return {
    countryCodes: [...countries.keys()],
    findArea: (countryCode, code) => findArea(reader, countryCode, code),
    hasCodeNear: (countryCode, beginning, near) => hasCodeNear(reader, { countryCode, beginning }, near),
    findCodeNear: (countryCode, coordinates) => findCodeNear(reader, countryCode, coordinates),
    villageCount: villages.length,
    getVillage: (position) => getVillage(reader, position),
    findVillages: (folded) => listWhile(folded, { isMeant: (name) => name === folded, most: Infinity }),
    listVillagesUnder: (folded, most) => listWhile(folded, { isMeant: (name) => name.startsWith(folded), most }),
  };
}

type Texts = { getCode(code: number): string; getName(place: number): string };
type Reader = {
  readonly columns: PostcodeColumns;
  readonly countries: ReadonlyMap<string, Country>;
  readonly texts: Texts;
  /** The first place of each code, and after the last the number of all. */
  readonly firstPlaces: Int32Array;
};

function listCountries({ countries, codeCounts }: PostcodeColumns): Map<string, Country> {
  const starts = sumCounts(codeCounts);
  return new Map(
    Array.from(codeCounts, (codeCount, at) => [
      String.fromCharCode(countries[2 * at] ?? 0, countries[2 * at + 1] ?? 0),
      { firstCode: starts[at] ?? 0, codeCount },
    ]),
  );
}

function sumCounts(counts: Int32Array | Uint16Array): Int32Array {
  const sums = new Int32Array(counts.length + 1);
  for (const [at, count] of counts.entries()) sums[at + 1] = (sums[at] as number) + count;
  return sums;
}

const lineEnd = 10;

function createTexts({ codes, names, latitudes }: PostcodeColumns): Texts {
  const allCodes = Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength).toString('latin1');
  const allNames = Buffer.from(names.buffer, names.byteOffset, names.byteLength);
  const ends = new Int32Array(latitudes.length).fill(names.length);
  let line = 0;
  for (let at = 0; at < names.length; at++) {
    if (names[at] === lineEnd) ends[line++] = at;
  }
  const startOf = (place: number) => (place === 0 ? 0 : (ends[place - 1] as number) + 1);
  return {
    getCode: (code) => allCodes.slice(code * codeWidth, (code + 1) * codeWidth).trimEnd(),
    getName: (place) => {
      let at = place;
      while (at > 0 && startOf(at) === ends[at]) at--;
      return allNames.toString('utf8', startOf(at), ends[at]);
    },
  };
}

/** The least number below `count` for which the condition is true, if it stays true after; otherwise `count`. */
function findLeast(count: number, isTrue: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function findArea(reader: Reader, countryCode: string, wanted: string): PostcodeArea | null {
  const { countries, texts, firstPlaces, columns } = reader;
  const country = countries.get(countryCode);
  if (country === undefined) return null;
  const { firstCode, codeCount } = country;
  const code = firstCode + findLeast(codeCount, (at) => texts.getCode(firstCode + at) >= wanted);
  if (code === firstCode + codeCount || texts.getCode(code) !== wanted) return null;
  const [first, end] = [firstPlaces[code] as number, firstPlaces[code + 1] as number];
  const places = Array.from({ length: end - first }, (_, at) => first + at);
  const own = places.filter((place) => columns.areOwn[place] === 1);
  return {
    countryCode,
    code: wanted,
    coordinates: getMiddle(columns, own.length > 0 ? own : places),
    radiusKilometres: columns.radii[code] === 0 ? null : (columns.radii[code] as number) / 10,
    names: [...new Set(places.map(texts.getName))],
  };
}

type Beginning = { readonly countryCode: string; readonly beginning: string };

function hasCodeNear({ countries, texts, firstPlaces, columns }: Reader, { countryCode, beginning }: Beginning, near: Near): boolean {
  const { firstCode, codeCount } = countries.get(countryCode) ?? { firstCode: 0, codeCount: 0 };
  for (let at = findLeast(codeCount, (code) => texts.getCode(firstCode + code) >= beginning); at < codeCount; at++) {
    const code = firstCode + at;
    if (!texts.getCode(code).startsWith(beginning)) return false;
    const middle = getMiddle(columns, [firstPlaces[code] as number]);
    if (getGreatCircleKilometres(middle, near.coordinates) <= near.kilometres) return true;
  }
  return false;
}

/** By the distance on a plane that touches the globe there, which is accurate enough nearby. */
function findCodeNear(
  { countries, texts, firstPlaces, columns }: Reader,
  countryCode: string,
  { latitude, longitude }: Coordinates,
): string | null {
  const country = countries.get(countryCode);
  if (country === undefined) return null;
  const { firstCode, codeCount } = country;
  const narrow = Math.cos((latitude * Math.PI) / 180);
  const [first, end] = [firstPlaces[firstCode] as number, firstPlaces[firstCode + codeCount] as number];
  let [nearest, least] = [first, Infinity];
  for (let place = first; place < end; place++) {
    const north = (columns.latitudes[place] as number) / 1000 - latitude;
    const east = ((columns.longitudes[place] as number) / 1000 - longitude) * narrow;
    const distance = north * north + east * east;
    if (distance < least) [nearest, least] = [place, distance];
  }
  const code = firstCode + findLeast(codeCount, (at) => (firstPlaces[firstCode + at + 1] as number) > nearest);
  return texts.getCode(code);
}

function getMiddle({ latitudes, longitudes }: PostcodeColumns, places: readonly number[]): Coordinates {
  const mean = (values: Int32Array) => Math.round(places.reduce((sum, place) => sum + (values[place] as number), 0) / places.length) / 1000;
  return { latitude: mean(latitudes), longitude: mean(longitudes) };
}

function getVillage({ columns, countries, texts, firstPlaces }: Reader, position: number): Village {
  const place = columns.villages[position] ?? -1;
  const code = findLeast(firstPlaces.length, (at) => (firstPlaces[at] as number) > place) - 1;
  const [countryCode = ''] = [...countries].findLast(([, { firstCode }]) => firstCode <= code) ?? [];
  const townId = columns.villageTowns[position] ?? 0;
  return {
    name: texts.getName(place),
    countryCode,
    code: texts.getCode(code),
    coordinates: getMiddle(columns, [place]),
    townId: townId === 0 ? null : townId,
  };
}
