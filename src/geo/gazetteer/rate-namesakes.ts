import type { Candidate } from './choose-together.ts';
import type { NameLanguage } from './languages.ts';
import type { PlaceRecord, VenueGroup } from './place-records.ts';
import type { PlaceTable } from './place-table.ts';
import { foldName } from './search/fold.ts';
import { createSpellings, type NameIndex } from './search/name-index.ts';
import { namesakePoints } from './search/ranking.ts';
import { findNode } from './search/trie-search.ts';

/**
 * What follows the name of a German, French or English town to distinguish it from namesakes. A Dutch "Bergen op Zoom" is never called
 * "Bergen".
 */
const qualifier = /^(am|an|auf|bei|im|in|ob|unter|vor|sur|sous|les|lez|en|d|upon|under) /;
const articles: ReadonlySet<string> = new Set('de den die el het l la las le les los s the'.split(' '));

/** "Le Havre" and "Den Haag" are typed without their article. */
export function findWithArticle({ trie, records }: NameIndex, folded: string): number[] {
  const node = findNode(trie, folded);
  if (node === -1) return [];
  const places = trie.entryPlaces.subarray(trie.entryStarts[node], trie.entryStarts[node + 1]);
  return [...places].filter((place) => {
    const record = records[place];
    return record?.kind === 'town' && isWithArticle(record, folded);
  });
}

function isWithArticle({ name, details }: Pick<PlaceRecord, 'name' | 'details'>, folded: string): boolean {
  return [name, ...Object.values(details?.names ?? {})].some((one) => {
    const whole = foldName(one);
    return whole.endsWith(` ${folded}`) && articles.has(whole.slice(0, -folded.length - 1));
  });
}

/** "Neustadt in Holstein" and "Villeneuve-d'Ascq" are known by their first word in their own country. */
export function findQualified(index: NameIndex, folded: string): number[] {
  return listTownsUnder(index, `${folded} `).flatMap(({ place, rest }) => (qualifier.test(rest) ? [place] : []));
}

/** Towns whose own names begin like the folded text, and the rest of those names. */
export function listTownsUnder({ trie, records }: NameIndex, folded: string): { readonly place: number; readonly rest: string }[] {
  const node = findNode(trie, folded);
  if (node === -1) return [];
  const places = trie.entryPlaces.subarray(trie.entryStarts[node], trie.entryStarts[trie.ends[node] as number]);
  return [...new Set(places)].flatMap((place) => {
    const record = records[place];
    const name = foldName(record?.name ?? '');
    return record?.kind === 'town' && name.startsWith(folded) ? [{ place, rest: name.slice(folded.length) }] : [];
  });
}

type Namesakes = {
  readonly places: readonly number[];
  /** The name by which they were found. */
  readonly folded: string;
  /** The visitor's. */
  readonly language: NameLanguage;
  /** The site's country. */
  readonly countryCode: string | null;
  /** Only places of this country. */
  readonly within: string | null;
};

/** Each place once, with its points: inhabitants, the site's country, and whether it is the name in the visitor's language. */
export function rateNamesakes(
  { getRecord, getWeight }: PlaceTable,
  { places, folded, language, countryCode, within }: Namesakes,
): Candidate[] {
  return [...new Set(places)].flatMap((place) => {
    const record = getRecord(place);
    if (record === undefined || (within !== null && record.countryCode !== within)) return [];
    const own = record.countryCode === countryCode ? namesakePoints.ownCountry : 0;
    const points = getWeight(place) + own + rateName(record, { folded, language });
    const { latitude, longitude, isPart } = record;
    return [{ place, points, coordinates: { latitude, longitude }, isPart, isOwn: own > 0 }];
  });
}

/** "HAM" of Hamburg's airport: whoever does not know the code means the town called Ham. */
function isCode(name: string, group: VenueGroup | null | undefined): boolean {
  return group === 'airport' && /^[A-Z]{3}$/.test(name);
}

function rateName({ name, details }: PlaceRecord, { folded, language }: Pick<Namesakes, 'folded' | 'language'>): number {
  const isCalled = (one: string | undefined) => one !== undefined && createSpellings(one).includes(folded);
  const others = details?.otherNames ?? [];
  if ([name, details?.names[language], ...others.filter((one) => !isCode(one, details?.group))].some(isCalled)) return 0;
  if (others.some(isCalled)) return namesakePoints.code;
  if (Object.values(details?.names ?? {}).some(isCalled)) return namesakePoints.otherLanguage;
  if (isWithArticle({ name, details }, folded)) return namesakePoints.withoutArticle;
  if (!foldName(name).startsWith(`${folded} `)) return namesakePoints.shortened;
  return qualifier.test(foldName(name).slice(folded.length + 1)) ? namesakePoints.qualified : 0;
}
