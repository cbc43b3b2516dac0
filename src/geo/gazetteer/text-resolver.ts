import { foldName } from './fold.ts';
import type { NameLanguage } from './languages.ts';
import { findExact, type NameIndex } from './name-index.ts';
import { rankingPoints } from './ranking.ts';

export type ExactQuery = { readonly text: string; readonly language: NameLanguage; readonly countryCode: string | null };

/** What the resolver needs to know of labels: all that a place may be called in full, folded. */
type LabelSource = { getLabels(place: number, language: NameLanguage): readonly string[] };

type Resolver = { readonly index: NameIndex; readonly countryNames: ReadonlyMap<string, string>; readonly labels: LabelSource };

/** Text with the country taken off its end: "Utrecht, Nederland", "Utrecht Nederland". */
export type SplitCountry = { readonly head: string; readonly within: string | null };

/** Takes a country's name off the end of the text, after a comma or as its last words. */
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
    if (country !== undefined) {
      return { head: words.slice(0, -count).join(' ').replace(/,$/, ''), within: country };
    }
  }
  return { head: text, within: null };
}

/** The place that the text names exactly, or null: a label, a whole name, a name with its country. */
export function findExactPlace({ index, countryNames, labels }: Resolver, { text, language, countryCode }: ExactQuery): number | null {
  const plain = findExact(index, foldName(text));
  if (plain.length > 0) {
    return findBest(index, { candidates: plain, countryCode, within: null });
  }
  const { head, within } = splitCountry(text, countryNames);
  const named = findExact(index, foldName(head));
  const starts = [head.indexOf('('), head.lastIndexOf('('), head.indexOf(','), head.lastIndexOf(',')].filter((at) => at > 0);
  const candidates = [...named, ...starts.flatMap((at) => findExact(index, foldName(head.slice(0, at))))];
  const wanted = new Set([foldName(text), foldName(head)]);
  const labelled = candidates.filter((place) => labels.getLabels(place, language).some((label) => wanted.has(label)));
  return findBest(index, { candidates: labelled, countryCode, within }) ?? findBest(index, { candidates: named, countryCode, within });
}

type Choice = { readonly candidates: readonly number[]; readonly countryCode: string | null; readonly within: string | null };

function findBest({ records, weights }: NameIndex, { candidates, countryCode, within }: Choice): number | null {
  let best: number | null = null;
  let most = -Infinity;
  for (const place of candidates) {
    const country = records[place]?.countryCode;
    const score = (weights[place] as number) + (country === countryCode ? rankingPoints.ownCountry : 0);
    if ((within === null || country === within) && (score > most || (score === most && place < (best ?? place)))) {
      best = place;
      most = score;
    }
  }
  return best;
}
