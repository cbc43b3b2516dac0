import { isStreetBeginning, littleWords } from '../../address/address-words.ts';
import type { Candidate } from '../choose-together.ts';
import type { NameLanguage } from '../languages.ts';
import type { PlaceTable } from '../place-table.ts';
import { findQualified, findWithArticle, listTownsUnder, rateNamesakes } from '../rate-namesakes.ts';
import { foldName } from '../search/fold.ts';
import { findExact } from '../search/name-index.ts';

const shortestBeginning = 3;
/** About three times as many inhabitants. */
const leadPoints = 0.5;

export type ExactQuery = { readonly text: string; readonly language: NameLanguage; readonly countryCode: string | null };

/** What the resolver needs to know about labels: all full names of a place, folded. */
type LabelSource = { getLabels(place: number, language: NameLanguage): readonly string[] };

type Resolver = { readonly table: PlaceTable; readonly countryNames: ReadonlyMap<string, string>; readonly labels: LabelSource };

/** Text with the country removed from its end: "Utrecht, Nederland", "Utrecht Nederland". */
export type SplitCountry = { readonly head: string; readonly within: string | null };

/** Removes a country's name from the end of the text, after a comma or as its last words. */
export function splitCountry(text: string, countryNames: ReadonlyMap<string, string>): SplitCountry {
  const comma = text.lastIndexOf(',');
  const after = comma === -1 ? undefined : countryNames.get(foldName(text.slice(comma + 1)));
  if (after !== undefined) {
    return { head: text.slice(0, comma).trim(), within: after };
  }
  const words = text.split(' ');
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const tail = foldName(words.slice(-count).join(' '));
    const country = tail.length > 2 ? countryNames.get(tail) : undefined;
    if (country !== undefined && !isCalledAfter(words[words.length - count - 1] ?? '')) {
      return { head: words.slice(0, -count).join(' ').replace(/,$/, ''), within: country };
    }
  }
  return { head: text, within: null };
}

/** "Avenida de Portugal" and "Corso Francia" are not in the country that they are named after. */
function isCalledAfter(before: string): boolean {
  const folded = foldName(before);
  return /^(?:de|du|di|del|della|d)$/.test(folded) || isStreetBeginning(folded);
}

/** The places that the text may name exactly: a label, a whole name, a name with its country. */
export function listExactPlaces({ table, countryNames, labels }: Resolver, { text, language, countryCode }: ExactQuery): Candidate[] {
  const rate = (places: readonly number[], folded: string, within: string | null) =>
    rateNamesakes(table, { places, folded, language, countryCode, within });
  const plain = findNamed(table, foldName(text));
  if (plain.length > 0) return rate(plain, foldName(text), null);
  const { head, within } = splitCountry(text, countryNames);
  const named = table.findNamed(foldName(head));
  const starts = [head.indexOf('('), head.lastIndexOf('('), head.indexOf(','), head.lastIndexOf(',')].filter((at) => at > 0);
  const candidates = [...named, ...starts.flatMap((at) => listCalled(table, foldName(head.slice(0, at))))];
  const wanted = new Set([foldName(text), foldName(head)]);
  const labelled = candidates.filter((place) => labels.getLabels(place, language).some((label) => wanted.has(label)));
  const rated = rate(labelled, foldName(head), within);
  if (rated.length > 0) return rated;
  return rate(findNamed(table, foldName(head)), foldName(head), within);
}

/** Towns and villages of this name, because labels say which is meant. */
function listCalled({ index, villages }: PlaceTable, folded: string): number[] {
  return [...new Set([...findExact(index, folded), ...villages.find(folded)])];
}

/** Places with exactly this name, and those with it as their local name. */
function findNamed({ index, findNamed: findCalled }: PlaceTable, folded: string): number[] {
  const places = [...findCalled(folded), ...findWithArticle(index, folded)];
  return places.length === 0 ? [] : [...places, ...findQualified(index, folded)];
}

/**
 * The towns whose names begin with the text as a whole word, if one is by far the largest: "Santiago" is Santiago de Compostela. Empty if
 * none leads, because nobody should be picked up in the wrong town.
 */
export function listLeadingTowns(
  { table, countryNames }: Omit<Resolver, 'labels'>,
  { text, language, countryCode }: ExactQuery,
): Candidate[] {
  const { head, within } = splitCountry(text, countryNames);
  const folded = foldName(head);
  if (folded.length < shortestBeginning || littleWords.has(folded)) return [];
  // Nobody calls Hull "Kingston" for its long name: speakers of the language use another one.
  const isCalledSo = (place: number) => foldName(table.getRecord(place)?.details?.names?.[language] ?? folded).startsWith(folded);
  const places = listTownsUnder(table.index, `${folded} `)
    .map(({ place }) => place)
    .filter(isCalledSo);
  const rated = rateNamesakes(table, { places, folded, language, countryCode, within });
  const [first, second] = rated.map(({ points }) => points).sort((one, other) => other - one);
  return first !== undefined && first >= (second ?? 0) + leadPoints ? rated.filter(({ points }) => points === first) : [];
}
