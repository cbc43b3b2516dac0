import { getGreatCircleKilometres } from '../../distance.ts';
import type { PlaceRecord, VenueGroup } from '../place-records.ts';
import { abbreviateSaints, foldName, foldSpelledOut } from './fold.ts';
import { laterWord, type NameTrie, otherName, wholeName } from './name-trie.ts';
import { createTrieBuilder, type TrieBuilder } from './trie-builder.ts';
import { findNode } from './trie-search.ts';

/** The same name in the same country within this distance is the same town, listed twice by GeoNames. */
const sameTownKilometres = 6;
/** Slightly more than that in degrees of latitude, to save the exact distance for most pairs. */
const sameTownDegrees = 0.06;
/** Words that no one begins to type a name with. */
const littleWords: ReadonlySet<string> = new Set(
  'a am an an auf aux bei ca da d de del della den der des di do du e el en et i im in l la las le les los o of op s sur te the the und van von y'.split(
    ' ',
  ),
);
const shortestLaterWord = 3;
/** The extract contains places of 1,000 inhabitants and more; some come without a number. */
const unknownPopulation = 1000;
/** Parts of towns are seldom meant, and GeoNames counts some of them too high. */
const partPenalty = 0.8;
/** Most towns have such a name, with nothing to fold in it. */
const oneWord = /^[A-Za-z]+$/;

/** Towns of 40,000 inhabitants and more: about 2,500. */
const largeWeight = 4.6;

/** How well known a venue is, on the scale of towns (the logarithm of its inhabitants). */
const venueWeights: Readonly<Record<VenueGroup, number>> = {
  airport: 5.3,
  attraction: 4.9,
  station: 4.7,
  arena: 4.6,
  port: 4.5,
  ski: 4.5,
  square: 4.5,
  area: 4.4,
  sight: 4.2,
  ground: 4.2,
};

export type NameIndex = {
  readonly records: readonly PlaceRecord[];
  readonly trie: NameTrie;
  /** A place's weight in the ranking: the decimal logarithm of its inhabitants. */
  readonly weights: Float32Array;
  /** Only the names of large places: few enough to look for a typing error in every query. */
  readonly largeTrie: NameTrie;
};

/** Indexes every name of every place; towns listed twice are dropped. */
export function createNameIndex(all: readonly PlaceRecord[]): NameIndex {
  const records = dropDoubles(all);
  const builder = createTrieBuilder();
  records.forEach((record, place) => {
    addEntries(builder, record, place);
  });
  return createIndexOfTrie(records, builder.build());
}

/** The index of records whose names are in the trie already. */
export function createIndexOfTrie(records: readonly PlaceRecord[], trie: NameTrie): NameIndex {
  const weights = Float32Array.from(records, getWeight);
  const large = createTrieBuilder();
  for (const [place, record] of records.entries()) {
    if ((weights[place] as number) >= largeWeight && record.kind === 'town') addEntries(large, record, place);
  }
  return { records, trie, weights, largeTrie: large.build() };
}

/** Places with a whole name that is exactly this folded text. */
export function findExact({ trie }: NameIndex, folded: string): number[] {
  const node = folded === '' ? -1 : findNode(trie, folded);
  if (node === -1) {
    return [];
  }
  const places: number[] = [];
  const end = trie.entryStarts[node + 1] as number;
  for (let entry = trie.entryStarts[node] as number; entry < end; entry++) {
    if (trie.entryKinds[entry] !== laterWord) {
      places.push(trie.entryPlaces[entry] as number);
    }
  }
  return places;
}

function getWeight({ details, population, isPart }: PlaceRecord): number {
  const group = details?.group ?? null;
  if (group !== null) {
    return venueWeights[group];
  }
  return Math.log10(Math.max(population, unknownPopulation)) - (isPart ? partPenalty : 0);
}

function dropDoubles(records: readonly PlaceRecord[]): PlaceRecord[] {
  // Nearly all names are unique: a list is made only for the others.
  const firsts = new Map<string, PlaceRecord>();
  const namesakes = new Map<string, PlaceRecord[]>();
  const dropped = new Set<PlaceRecord>();
  for (const record of records) {
    const first = firsts.get(record.name);
    if (first === undefined) {
      firsts.set(record.name, record);
      continue;
    }
    const others = namesakes.get(record.name) ?? [first];
    const double = others.find((other) => !dropped.has(other) && isSameTown(record, other));
    if (double !== undefined) {
      dropped.add(record.population > double.population ? double : record);
    }
    others.push(record);
    namesakes.set(record.name, others);
  }
  return records.filter((record) => !dropped.has(record));
}

function isSameTown(left: PlaceRecord, right: PlaceRecord): boolean {
  return (
    left.countryCode === right.countryCode &&
    left.kind === 'town' &&
    right.kind === 'town' &&
    Math.abs(left.latitude - right.latitude) < sameTownDegrees &&
    getGreatCircleKilometres(left, right) < sameTownKilometres
  );
}

function addEntries(builder: TrieBuilder, record: PlaceRecord, place: number): void {
  if (record.details === null && oneWord.test(record.name)) {
    builder.add(record.name.toLowerCase(), place, wholeName);
    return;
  }
  const own = new Set(createSpellings(record.name));
  const wholes = new Set([...own, ...getOtherNames(record).flatMap(createSpellings)]);
  for (const key of wholes) {
    builder.add(key, place, own.has(key) ? wholeName : otherName);
  }
  for (const key of wholes) {
    for (const rest of getLaterWords(key)) {
      if (!wholes.has(rest)) builder.add(rest, place, laterWord);
    }
  }
}

function getOtherNames({ details }: PlaceRecord): string[] {
  return details === null ? [] : [...Object.values(details.names), ...details.otherNames];
}

/** Every folded spelling of a name. */
export function createSpellings(name: string): string[] {
  const folded = foldName(name);
  const bare = name.endsWith(')') ? foldName(name.slice(0, name.lastIndexOf('('))) : null;
  const spellings = [folded, foldSpelledOut(name), abbreviateSaints(folded), bare];
  return spellings.flatMap((spelling) => (spelling === null || spelling === '' ? [] : [spelling]));
}

/** The rest of a name from each later word on: "den haag" is also found by "haag". */
function getLaterWords(folded: string): string[] {
  if (!folded.includes(' ')) {
    return [];
  }
  const words = folded.split(' ');
  return words.slice(1).flatMap((word, at) => {
    const rest = words.slice(at + 1).join(' ');
    return rest.length < shortestLaterWord || littleWords.has(word) ? [] : [rest];
  });
}
