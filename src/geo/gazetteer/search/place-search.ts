import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { unservedCountries } from '../../countries/european-countries.ts';
import { findVenuesByWords, type VenueWords } from '../address/venue-words.ts';
import type { PlaceRecord } from '../place-records.ts';
import { type PlaceTable, villageWeight } from '../place-table.ts';
import type { NameIndex } from './name-index.ts';
import { laterWord, type NameTrie, otherName } from './name-trie.ts';
import { type BestPlaces, createBestPlaces, getNearPoints, getThreshold, namesakePoints, offerPlace, rankingPoints } from './ranking.ts';
import { findNode, getAllowedEdits, visitSimilar } from './trie-search.ts';

export type NameQuery = {
  /** Folded text. */
  readonly folded: string;
  /** Only places of this country. */
  readonly within: string | null;
  /** Places of this country rank higher. */
  readonly countryCode: string | null;
  readonly near: Coordinates | null;
  readonly limit: number;
  /** Also names that differ by a typing error; not for an address, which is no name. */
  readonly isName: boolean;
};

/** The text may be misspelt if fewer names than this were found, or no place as well known as this. */
const fewPlaces = 3;
const wellKnownScore = 5.2;
/** No name with a typing error scores more than this. */
const enoughScore = 7;

/** From this length on, a large town is searched with a typing error, however many names begin like the text. */
const shortestMisspelt = 3;

/** Beginnings of village names are practically unlimited. */
const shortestVillage = 4;
const mostVillages = 20;

type Search = { readonly index: NameIndex; readonly query: NameQuery; readonly best: BestPlaces };

/** Places (positions in the index) whose names begin with the text, or nearly; best first. */
export function searchNames(
  { index, findVillages, getRecord, villages }: PlaceTable,
  venues: readonly VenueWords[],
  query: NameQuery,
): number[] {
  const best = createBestPlaces(query.limit);
  const search = { index, query, best };
  const node = query.folded === '' ? -1 : findNode(index.trie, query.folded);
  if (node !== -1) {
    offerSubtree(search, { trie: index.trie, node, edits: 0 });
  }
  const byWords = findVenuesByWords(venues, query.folded);
  for (const { place, countryCode } of byWords) {
    offerRecord(search, { place, points: rankingPoints.anyOrder, countryCode });
  }
  const offerVillages = (places: readonly number[], points: number) => {
    for (const place of places) offerVillage(search, getRecord(place), { place, points });
  };
  offerVillages(findVillages(query.folded), rankingPoints.village);
  if (query.isName) offerMisspelt(search, { node, isWorded: byWords.length > 0 });
  if (best.places.length < fewPlaces && query.folded.length >= shortestVillage) {
    offerVillages(villages.listUnder(query.folded, mostVillages), 0);
  }
  return best.places;
}

type Offered = { readonly node: number; readonly isWorded: boolean };

function offerMisspelt(search: Search, { node, isWorded }: Offered): void {
  const { index, best } = search;
  offerLarge(search);
  const isExact = node !== -1 && (index.trie.entryStarts[node] as number) < (index.trie.entryStarts[node + 1] as number);
  const isWeak = best.places.length < fewPlaces || (best.scores[0] ?? 0) < wellKnownScore;
  if (!isExact && !isWorded && isWeak) offerSimilar(search);
}

function offerVillage(
  { query, best }: Search,
  record: PlaceRecord | undefined,
  { place, points }: Pick<Candidate, 'place' | 'points'>,
): void {
  if (record === undefined || (query.within !== null && record.countryCode !== query.within)) return;
  const own = record.countryCode === query.countryCode ? rankingPoints.ownCountry : 0;
  const near = query.near === null ? 0 : getNearPoints(query.near, record);
  offerPlace(best, place, villageWeight + points + own + near);
}

/** Offers large towns whose whole name differs by one letter: "Belin" is a village, but mostly meant for Berlin. */
function offerLarge(search: Search): void {
  const { folded } = search.query;
  const trie = search.index.largeTrie;
  if (folded.length < shortestMisspelt || (search.best.scores[0] ?? 0) > enoughScore) {
    return;
  }
  visitSimilar(trie, {
    query: folded,
    allowed: 1,
    visit: (node, { edits, isWhole }) => {
      if (isWhole && edits > 0) offerWhole(search, { trie, node, edits });
    },
  });
}

/** Offers names with one typing error, and those with two only if nothing else was found. */
function offerSimilar(search: Search): void {
  const { folded } = search.query;
  const { trie } = search.index;
  const most = getAllowedEdits(folded.length);
  for (let allowed = 1; allowed <= most && (allowed === 1 || search.best.places.length === 0); allowed++) {
    visitSimilar(trie, {
      query: folded,
      allowed,
      visit: (node, { edits, isWhole }) =>
        isWhole ? offerWhole(search, { trie, node, edits }) : offerSubtree(search, { trie, node, edits }),
    });
  }
}

type Match = { readonly trie: NameTrie; readonly node: number; readonly edits: number };

/** Offers every place with a name under the node: names that begin like the text. */
function offerSubtree(search: Search, { trie, node, edits }: Match): void {
  const end = trie.entryStarts[trie.ends[node] as number] as number;
  const { length } = search.query.folded;
  for (let entry = trie.entryStarts[node] as number; entry < end; entry++) {
    const isWhole = edits === 0 && trie.entryLengths[entry] === length;
    offerEntry(search, {
      place: trie.entryPlaces[entry] as number,
      points: getMatchPoints(trie.entryKinds[entry] as number, { isWhole, edits }),
    });
  }
}

/** Offers the places with a name at the node itself: the text is that name apart from the edits. */
function offerWhole(search: Search, { trie, node, edits }: Match): void {
  const end = trie.entryStarts[node + 1] as number;
  for (let entry = trie.entryStarts[node] as number; entry < end; entry++) {
    const points = getMatchPoints(trie.entryKinds[entry] as number, { isWhole: true, edits });
    offerEntry(search, { place: trie.entryPlaces[entry] as number, points });
  }
}

function offerEntry(search: Search, { place, points }: { readonly place: number; readonly points: number }): void {
  const { records, weights } = search.index;
  const mostNear = search.query.near === null ? 0 : rankingPoints.near;
  const most = (weights[place] as number) + points + rankingPoints.ownCountry + mostNear;
  if (most > getThreshold(search.best)) {
    offerRecord(search, { place, points, countryCode: records[place]?.countryCode ?? '' });
  }
}

type Candidate = { readonly place: number; readonly points: number; readonly countryCode: string };

function offerRecord({ index, query, best }: Search, { place, points, countryCode }: Candidate): void {
  if (query.within !== null && countryCode !== query.within) {
    return;
  }
  const record = index.records[place];
  const own = countryCode === query.countryCode ? rankingPoints.ownCountry : 0;
  const near = query.near === null || record === undefined ? 0 : getNearPoints(query.near, record);
  const unserved = unservedCountries.has(countryCode) ? namesakePoints.unserved : 0;
  offerPlace(best, place, (index.weights[place] as number) + points + own + near + unserved);
}

/** `isWhole`: the text is the whole name apart from the edits, rather than its beginning. */
function getMatchPoints(kind: number, { isWhole, edits }: { readonly isWhole: boolean; readonly edits: number }): number {
  if (edits > 0) {
    const similar = isWhole ? rankingPoints.similarLength : 0;
    const other = kind === otherName ? rankingPoints.otherName : 0;
    return edits * rankingPoints.edit + similar + other + (kind === laterWord ? rankingPoints.laterWord : 0);
  }
  if (isWhole) {
    return kind === laterWord ? rankingPoints.laterWordExact : rankingPoints.exact;
  }
  return kind === laterWord ? rankingPoints.laterWord : 0;
}
