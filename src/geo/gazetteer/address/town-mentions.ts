import { isStreetLike, isStreetWord, littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { findAsked, isKindAlone, isNature, isSide } from './name-words.ts';
import { isNoTown } from './no-towns.ts';
import { splitCountry } from './text-resolver.ts';
import { markBrands, type Span, splitWords, type Word } from './typed-words.ts';

export const mostTownWords = 4;
const shortestTown = 3;
/** Within this distance, two towns are a town and its surroundings. */
const besideKilometres = 30;

/** Words that name towns. */
export type Mention = Span & { readonly towns: readonly Candidate[] };

export type Question = {
  readonly source: TypedSource;
  readonly typed: TypedText;
  readonly words: readonly Word[];
  readonly isBrand: readonly boolean[];
  readonly within: string | null;
};

/** The towns of a text, the words of the one that was read, and what was read. */
export type Found = { readonly mentions: readonly Mention[]; readonly chosen: Mention | null; readonly candidates: readonly Candidate[] };

const mostWords = 14;

/** The words of a text; null for one word alone, or for too many. */
export function createQuestion(source: TypedSource, typed: TypedText): Question | null {
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const words = splitWords(head);
  if (words.length < 2 || words.length > mostWords) return null;
  return { source, typed, words, isBrand: markBrands(words.map(({ folded }) => folded)), within };
}

/** Every town or village that some of the words name, without those within a longer name. */
export function listMentions(question: Question): Mention[] {
  const { words, typed, source } = question;
  const found: Mention[] = [];
  for (let count = Math.min(mostTownWords, words.length); count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const span = { from, to: from + count };
      if (found.some((other) => other.from <= from && other.to >= span.to) || !mayBeTown(question, span)) continue;
      const text = words
        .slice(from, span.to)
        .map((word) => word.text)
        .join(' ');
      const towns = listTowns(source, { ...typed, text });
      if (towns.length > 0) found.push({ ...span, towns });
    }
  }
  return found;
}

function mayBeTown({ words, isBrand }: Question, { from, to }: Span): boolean {
  const span = words.slice(from, to);
  if (span.slice(1).some(({ isAfterBreak }) => isAfterBreak) || isBrand.slice(from, to).includes(true)) return false;
  const folded = span.map((word) => word.folded);
  if (folded.join(' ').length < shortestTown || isStreetLike(folded.join(' '))) return false;
  return !folded.every(saysNothing);
}

export /** Whether a word names no place: a kind, a side, a street word, a number. */
function saysNothing(word: string): boolean {
  return (
    littleWords.has(word) ||
    isSide(word) ||
    isNature(word) ||
    isStreetWord(word) ||
    isKindAlone(word) ||
    findAsked(word) !== null ||
    /^\d/.test(word)
  );
}

function listTowns(source: TypedSource, typed: TypedText): Candidate[] {
  const found = [...listExact(source, typed), ...listVillages(source, typed)];
  return found.filter(({ place }) => {
    const record = source.table.getRecord(place);
    return record?.kind === 'town' && !isNoTown(foldName(record.name));
  });
}

/** The words that name the towns of the reading; none if they are called otherwise. */
export function listChosen({ source, words }: Question, mentions: readonly Mention[], candidates: readonly Candidate[]): Mention[] {
  const places = new Set(candidates.map(({ place }) => place));
  const named = mentions.filter(({ towns }) => towns.some(({ place }) => places.has(place)));
  if (named.length > 0) return named;
  const names = candidates.map(({ place }) => source.table.getRecord(place)).filter((record) => record?.kind === 'town');
  const at = words.findIndex(({ folded }) => names.some((record) => ` ${foldName(record?.name ?? '')} `.includes(` ${folded} `)));
  return at === -1 ? [] : [{ from: at, to: at + 1, towns: candidates }];
}

export function isApart({ coordinates }: Pick<Candidate, 'coordinates'>, others: readonly Candidate[]): boolean {
  return others.every((other) => getGreatCircleKilometres(coordinates, other.coordinates) > besideKilometres);
}

/** Those of the visitor's country if there are any, the likeliest first. */
export function listOwnFirst(towns: readonly Candidate[]): Candidate[] {
  const own = towns.filter(({ isOwn }) => isOwn);
  return [...(own.length > 0 ? own : towns)].sort((one, other) => other.points - one.points);
}
