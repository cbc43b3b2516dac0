import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { NameIndex } from './name-index.ts';
import { laterWord } from './name-trie.ts';
import { type BestPlaces, createBestPlaces, getNearPoints, getThreshold, offerPlace, rankingPoints } from './ranking.ts';
import { findNode, getAllowedEdits, visitSimilar } from './trie-search.ts';
import { findVenuesByWords, type VenueWords } from './venue-words.ts';

export type NameQuery = {
  /** Folded text. */
  readonly folded: string;
  /** Only places of this country. */
  readonly within: string | null;
  /** Places of this country rank higher. */
  readonly countryCode: string | null;
  readonly near: Coordinates | null;
  readonly limit: number;
};

/** What was typed may be misspelt when fewer names than this were found, or none of a place as well known as this. */
const fewPlaces = 3;
const wellKnownScore = 5.2;

type Search = { readonly index: NameIndex; readonly query: NameQuery; readonly best: BestPlaces };

/** Places (positions in the index) whose names begin with the text, or nearly; best first. */
export function searchNames(index: NameIndex, venues: readonly VenueWords[], query: NameQuery): number[] {
  const best = createBestPlaces(query.limit);
  const search = { index, query, best };
  const node = query.folded === '' ? -1 : findNode(index.trie, query.folded);
  if (node !== -1) {
    offerSubtree(search, node, 0);
  }
  const byWords = findVenuesByWords(venues, query.folded);
  for (const { place, countryCode } of byWords) {
    offerRecord(search, { place, points: rankingPoints.anyOrder, countryCode });
  }
  const isExact = node !== -1 && (index.trie.entryStarts[node] as number) < (index.trie.entryStarts[node + 1] as number);
  const isWeak = best.places.length < fewPlaces || (best.scores[0] ?? 0) < wellKnownScore;
  if (!isExact && byWords.length === 0 && isWeak) {
    offerSimilar(search);
  }
  return best.places;
}

/** Offers names with one typing error, and those with two only where nothing else was found. */
function offerSimilar(search: Search): void {
  const { folded } = search.query;
  const most = getAllowedEdits(folded.length);
  for (let allowed = 1; allowed <= most && (allowed === 1 || search.best.places.length === 0); allowed++) {
    visitSimilar(search.index.trie, { query: folded, allowed, visit: (node, edits) => offerSubtree(search, node, edits) });
  }
}

/** Offers every place with a name under the node. */
function offerSubtree({ index, query, best }: Search, node: number, edits: number): void {
  const { trie, records, weights } = index;
  const end = trie.entryStarts[trie.ends[node] as number] as number;
  const { length } = query.folded;
  const mostNear = query.near === null ? 0 : rankingPoints.near;
  for (let entry = trie.entryStarts[node] as number; entry < end; entry++) {
    const place = trie.entryPlaces[entry] as number;
    const gap = (trie.entryLengths[entry] as number) - length;
    const points = getMatchPoints({ isLater: trie.entryKinds[entry] === laterWord, gap, edits });
    const most = (weights[place] as number) + points + rankingPoints.ownCountry + mostNear;
    if (most > getThreshold(best)) {
      offerRecord({ index, query, best }, { place, points, countryCode: records[place]?.countryCode ?? '' });
    }
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
  offerPlace(best, place, (index.weights[place] as number) + points + own + near);
}

type Match = { readonly isLater: boolean; readonly gap: number; readonly edits: number };

/** `gap` is how many letters the name has more than the query. */
function getMatchPoints({ isLater, gap, edits }: Match): number {
  if (edits > 0) {
    const similar = Math.abs(gap) <= edits ? rankingPoints.similarLength : 0;
    return edits * rankingPoints.edit + similar + (isLater ? rankingPoints.laterWord : 0);
  }
  if (gap === 0) {
    return isLater ? rankingPoints.laterWordExact : rankingPoints.exact;
  }
  return isLater ? rankingPoints.laterWord : 0;
}
