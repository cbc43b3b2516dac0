import { foldName } from '../gazetteer/search/fold.ts';
import { isStreetBeginning, littleWords } from './address-words.ts';
import type { PostcodeMention } from './postcode-mentions.ts';

/** One way to read an address: which words are the town, and what remains. */
export type AddressGuess = {
  /** Empty if only the postcode names it. */
  readonly town: string;
  /** The remaining segments, in their order. */
  readonly rest: readonly string[];
  /** How likely this reading is by the town's position in the text, on the scale of `rankingPoints`. */
  readonly points: number;
  /** Nothing separates the town from the rest. */
  readonly isLoose: boolean;
  /** It is one of the words of a name, which all remain: "Hôtel Mercure Lille Aéroport". */
  readonly isInner?: boolean;
};

/** No town of our countries has more words. */
const mostTownWords = 5;
const mostSegments = 8;

/** Scores for a town after its postcode, before it, in its own segment, and known only by the postcode. */
const places = {
  afterCode: 2,
  beforeCode: 1.6,
  lastAlone: 1.8,
  firstAlone: 1,
  innerAlone: 0.8,
  atEnd: 0,
  atStart: -0.3,
  within: -0.8,
  byCode: -3,
} as const;
/** A town of more words is more likely the intended whole. */
const perWord = 0.3;

/** A dash between spaces, but not the one in "4 - 6", which is one house number. */
const between = /[,;\n|•·]|\s[-–—]\s(?!(?<=\d\s[-–—]\s)\d{1,4} ?[a-z]?(?:,|$))/iu;

/** The text split at commas, line ends and dashes between spaces. */
function splitSegments(text: string): string[] {
  return text
    .split(between)
    .map((segment) => segment.trim())
    .filter((segment) => /[\p{L}\d]/u.test(segment))
    .slice(0, mostSegments);
}

/** The ways to read a text that contains a postcode. */
export function guessAroundPostcode(text: string, { start, end }: PostcodeMention): AddressGuess[] {
  const before = splitSegments(text.slice(0, start)).map(dropLink);
  const after = splitSegments(text.slice(end).replace(/^\s*[,;]/, ''));
  const isAfterDirectly = !/^\s*[,;]/.test(text.slice(end));
  const next = after[0];
  const previous = before.at(-1);
  const guesses: AddressGuess[] = [];
  if (next !== undefined) {
    const others = { before, after: after.slice(1) };
    guesses.push(...takeFromStart(next, { ...others, points: places.afterCode - (isAfterDirectly ? 0 : 0.2) }));
  }
  if (previous !== undefined) guesses.push(...takeFromEnd(previous, { before: before.slice(0, -1), after, points: places.beforeCode }));
  const all = [...before, ...after];
  for (const at of all.keys()) {
    if (at !== before.length && at !== before.length - 1) guesses.push(takeWhole(all, at, places.innerAlone));
  }
  return [...guesses, { town: '', rest: all, points: places.byCode, isLoose: false }];
}

/** The ways to read a text without a postcode; none if it contains nothing but the town. */
export function guessWithoutPostcode(text: string): AddressGuess[] {
  const segments = splitSegments(text);
  const [first = ''] = segments;
  const last = segments.at(-1) ?? '';
  const alone = segments.length === 1;
  const whole = alone
    ? []
    : segments.map((_, at) =>
        takeWhole(segments, at, at === segments.length - 1 ? places.lastAlone : at === 0 ? places.firstAlone : places.innerAlone),
      );
  const fromEnd = takeFromEnd(last, { before: segments.slice(0, -1), after: [], points: places.atEnd });
  const fromStart = takeFromStart(first, { before: [], after: segments.slice(1), points: places.atStart });
  const inner = alone ? [] : takeFromEnd(first, { before: [], after: segments.slice(1), points: places.atStart - 0.3 });
  return [...whole, ...[...fromEnd, ...fromStart, ...inner].filter(({ rest, isLoose }) => isLoose && rest.length > 0)];
}

/** A town among the words of a name: "Hôtel Mercure Lille Aéroport", "camping de Lakens Bloemendaal aan Zee". None if there is a number. */
export function guessWithin(text: string): AddressGuess[] {
  const segments = splitSegments(text);
  return segments.flatMap((segment, at) => {
    const words = segment.split(' ');
    if (/\d/.test(segment)) return [];
    return words.slice(1, -1).flatMap((_, before) => {
      const most = Math.min(mostTownWords, words.length - before - 2);
      return Array.from({ length: most }, (_none, less) => {
        const town = words.slice(before + 1, before + 1 + most - less).join(' ');
        return {
          town,
          rest: [segment, ...segments.toSpliced(at, 1)],
          points: places.within + perWord * (most - less - 1),
          isLoose: true,
          isInner: true,
        };
      });
    });
  });
}

function takeWhole(segments: readonly string[], at: number, points: number): AddressGuess {
  return { town: segments[at] ?? '', rest: segments.toSpliced(at, 1), points, isLoose: false };
}

type Around = { readonly before: readonly string[]; readonly after: readonly string[]; readonly points: number };

/** The town as the first words of a segment, with the first segment first. */
function takeFromStart(segment: string, { before, after, points }: Around): AddressGuess[] {
  const words = segment.split(' ');
  return countDown(words.length).map((count) => {
    const left = dropTail(words.slice(count).join(' '));
    const rest = [...before, ...(left === '' ? [] : [left]), ...after];
    return {
      town: words.slice(0, count).join(' '),
      rest,
      points: points + perWord * (count - 1) - (left === '' ? 0 : 0.5),
      isLoose: left !== '',
    };
  });
}

/** What follows a town without adding information: its river, its province or district, the French post's sorting code. */
const tail = /^(?:(?:a\.?|am|an der|bei|im|in|ob|sur|sous|aan de|aan|upon|on) \p{L}+|\(.*\)|cedex(?: \d{1,2})?|\d{1,2})$/iu;
const district = /^\p{Lu}{1,2}$/u;

function dropTail(words: string): string {
  return tail.test(words) || district.test(words) ? '' : words;
}

/**
 * "University of Oxford": a name that leads into its town includes the town; after a house number it does not, "Raadhuisplein 1 te
 * Heerenveen".
 */
function closeName(left: readonly string[], whole: readonly string[]): string {
  const [road, last] = [left.at(-2), left.at(-1)].map((word) => foldName(word ?? ''));
  // "Km 12 carretera de Utrera" is on the road to Utrera.
  const isRoad = isStreetBeginning(road ?? '');
  return littleWords.has(last ?? '') && (isRoad || !/\d/.test(left.join(''))) ? whole.join(' ') : dropLink(left.join(' '));
}

/** "Am Markt 1 in", "5 rue de la Paix à": the word that links a numbered street to its town belongs to neither. */
function dropLink(words: string): string {
  return /\d/.test(words) ? words.replace(/ (?:in|te|à|en|at)$/iu, '') : words;
}

const beginnings = /^(?:bad|sankt|st\.?|saint|sainte|ste|san|santa|sint|gross|groß|klein|neu|nieuw|alt)$/i;

/** "Feuerwehr Bad Homburg" is more likely in Bad Homburg than in Homburg. */
function isCutOff(words: readonly string[], count: number): boolean {
  return beginnings.test(words.at(-count - 1) ?? '');
}

/** "Gare d’Ottignies": the town without its linking word, and whether there was one. */
function leaveElision(town: string): readonly [string, boolean] {
  const bare = town.replace(/^d['’](?=\p{Lu})/u, '');
  return [bare, bare !== town];
}

/** The town as the last words of a segment, with the first segment first. */
function takeFromEnd(segment: string, { before, after, points }: Around): AddressGuess[] {
  const words = segment.split(' ');
  return countDown(words.length).map((count) => {
    const [town, isElided] = leaveElision(words.slice(-count).join(' '));
    const said = words.slice(0, words.length - count);
    const left = isElided && said.length > 0 ? segment : closeName(said, words);
    const rest = [...before, ...(left === '' ? [] : [left]), ...after];
    return {
      town,
      rest,
      points: points + perWord * (count - 1) - (left === '' ? 0 : 0.5) - (isCutOff(words, count) ? 2 : 0),
      isLoose: left !== '',
    };
  });
}

function countDown(words: number): number[] {
  const counts = words <= mostTownWords ? [words] : [];
  for (let count = Math.min(mostTownWords, words - 1); count > 0; count--) counts.push(count);
  return counts;
}
