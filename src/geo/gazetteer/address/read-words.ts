import { findVenueKind, isStreetLike, littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate, TypedAddress } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import { foldName } from '../search/fold.ts';
import type { TypedSource } from '../search/list-exact.ts';
import { getPopulation, type Input, listTowns, type Reading } from './address-reading.ts';
import { articles } from './guessed-town.ts';
import { type Asked, countBrandWords, findAsked, isCalledAfterTown, isKind, isKindAlone, isSide } from './name-words.ts';
import { findAskedVenues, findQuarter, findVenueInTown } from './parts-of-town.ts';
import { splitCountry } from './text-resolver.ts';

const mostWords = 14;
const mostTownWords = 4;
/** Fewer people live where a word of a name is a town by chance: at home, abroad, and for who stands in no country. */
const leastInhabitants = { own: 5_000, abroad: 50_000, nowhere: 20_000 } as const;
/** So large, a town is meant beside words that say nothing to us: "BASF Ludwigshafen". */
const knownTown = { own: 50_000, abroad: 200_000 } as const;
/** Two towns nearer each other than this are a town and its surroundings. */
const besideKilometres = 30;
const calledAfterLoss = 3;
const largeCity = 800_000;
/** After an article a smaller town is rather a word of a name: "Landgoed de Horst". */
const knownByArticle = 100_000;
const pointsPerWord = 0.4;

type Word = { readonly text: string; readonly folded: string /** A comma stands before it. */; readonly isAfterBreak: boolean };
type TownSpan = {
  readonly from: number;
  readonly to: number;
  readonly towns: readonly Candidate[];
  readonly points: number;
  readonly isCalledAfter: boolean;
};

/** `isPlain`: without a chain, an airport or a fair, so that an address of the town may say the same. `towns`: of the name that was read. */
export type WordReading = Reading & { readonly towns: readonly Candidate[]; readonly isPlain: boolean };

/** What lies outside the towns that it is called by. */
const outside: ReadonlySet<Asked | null> = new Set<Asked | null>(['airport', 'fair']);

/**
 * Reads the name of a hotel, a school, a hospital, a station or a fair in a town, every word of which is accounted for: chain or kind, the
 * town, a quarter or a side of it, a station or gate of it. The place is the quarter or the station where we know it, else the town. Two
 * towns that lie apart are asked about. Null where no such town is named, or where the words are those of a street.
 */
export function readWords(source: TypedSource, typed: TypedText): WordReading | null {
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const words = splitWords(head);
  const folded = words.map((word) => word.folded);
  if (words.length < 2 || words.length > mostWords) return null;
  const isBrand = markBrands(folded);
  const hasBrand = isBrand.includes(true);
  const hasKind = hasBrand || folded.some(isKind);
  if (isStreetAddress(head, folded, hasKind, hasBrand)) return null;
  const question: Input = { source, typed, within, text: head, look: 'any', towns: new Map() };
  const spans = listTownSpans(question, { words, folded, isBrand });
  const best = spans.reduce<TownSpan | null>((first, span) => (first === null || span.points > first.points ? span : first), null);
  if (best === null) return null;
  const rest = folded.filter((_, at) => at < best.from || at >= best.to);
  const said = rest.filter((word, at) => !littleWords.has(word) && !isBrand[folded.indexOf(word, at)]);
  if (said.length === 0 && !hasBrand) return null;
  const rivals = spans.filter((span) => isRival(question, { span, best, folded }));
  if (rivals.length > 0 && !isHotelName(folded, rivals, best)) {
    const candidates = [best, ...rivals].flatMap((span) => withAddress(span.towns.slice(0, 2), head));
    return { candidates, doubt: 'two-places', towns: best.towns, isPlain: !hasBrand };
  }
  const reading = place(question, { best, rest, folded, head, hasBrand, hasKind, words });
  const isOutside = folded.some((word) => outside.has(findAsked(word)));
  return reading === null ? null : { ...reading, towns: best.towns, isPlain: !hasBrand && !isOutside };
}

type Placing = {
  readonly best: TownSpan;
  readonly rest: readonly string[];
  readonly folded: readonly string[];
  readonly words: readonly Word[];
  readonly head: string;
  readonly hasBrand: boolean;
  readonly hasKind: boolean;
};

function place(question: Input, placing: Placing): Reading | null {
  const { best, rest, folded, head, hasBrand, hasKind, words } = placing;
  const { source } = question;
  const town = best.towns[0];
  if (town === undefined) return null;
  const named = findVenueInTown(source, { town, folded, rest });
  if (named !== null) return { candidates: [named.isWhole && !hasBrand ? named.venue : withVenue(named.venue, head)], doubt: null };
  const quarter = findQuarter(question, { towns: best.towns, words: words.map(({ text }) => text), folded, span: best });
  if (quarter !== null) return { candidates: withAddress([quarter], head), doubt: null };
  const kinds = rest.flatMap((word) => findAsked(word) ?? []);
  const [kind] = kinds.includes('airport') ? ['airport' as const] : kinds;
  const townWords = folded.slice(best.from, best.to);
  const venues =
    kind === undefined
      ? []
      : findAskedVenues(source, { kind, towns: best.towns, townWords, rest, isMainMeant: hasBrand || folded.some(saysMain) });
  const unexplained = rest.filter((word) => !littleWords.has(word) && !isKind(word) && !isSide(word));
  const [only, ...more] = venues;
  if (only !== undefined && more.length === 0) {
    return { candidates: [hasBrand || unexplained.length > 0 ? withVenue(only, head) : only], doubt: null };
  }
  if (more.length > 0 && (kind === 'airport' || (kind === 'station' && !hasBrand)))
    return { candidates: hasBrand ? venues.map((venue) => withVenue(venue, head)) : venues, doubt: 'several' };
  // Airports and the fairs of large cities lie outside them: of one that we lack the town alone says too little.
  if (only === undefined && (kind === 'airport' || (kind === 'fair' && getPopulation(question, town) >= largeCity)))
    return { candidates: withAddress(best.towns.slice(0, 3), head), doubt: 'several' };
  const isKnown = getPopulation(question, town) >= (town.isOwn ? knownTown.own : knownTown.abroad);
  if (unexplained.length > 0 && !hasKind && !isKnown) return null;
  // A town at the edge of a text is kept to the old reading where words are left that say nothing of a kind.
  const candidates = withAddress(
    best.towns,
    best.to === folded.length && !littleWords.has(folded[best.from - 1] ?? '') ? joinBefore(words, best.from) : head,
  );
  return { candidates, doubt: null };
}

/** "Hbf" and "Centraal" say that the main station of a town is meant. */
function saysMain(word: string): boolean {
  return /^(?:hauptbahnhof|hbf|centraal|cs|central|centrale)$/.test(word);
}

function joinBefore(words: readonly Word[], to: number): string {
  return words
    .slice(0, to)
    .map(({ text, isAfterBreak }, at) => (at === 0 ? text : isAfterBreak ? `, ${text}` : ` ${text}`))
    .join('');
}

/** No key of an address holds more. */
const longestVenue = 110;

function toAddress(venue: string): TypedAddress {
  const name = venue.replaceAll('|', ' ').slice(0, longestVenue).trim();
  return { venue: name, street: '', houseNumber: '', zip: '', kind: findVenueKind(foldName(name)) ?? 'venue' };
}

function withVenue(candidate: Candidate, venue: string): Candidate {
  return venue === '' ? candidate : { ...candidate, address: toAddress(venue) };
}

function withAddress(towns: readonly Candidate[], venue: string): Candidate[] {
  return towns.map((town) => withVenue(town, venue));
}

function splitWords(text: string): Word[] {
  return text.split(/[,;|]/).flatMap((segment, at) =>
    segment
      .split(/[\s()"“”„]+|(?<=\p{L}{3})\/|\s[-–]\s/u)
      .filter((word) => foldName(word) !== '')
      .map((word, index) => ({ text: word, folded: foldName(word), isAfterBreak: at > 0 && index === 0 })),
  );
}

function markBrands(folded: readonly string[]): boolean[] {
  const whole = folded.flatMap((word, at) => word.split(' ').map((part) => ({ part, at })));
  const parts = whole.map(({ part }) => part);
  const marked = folded.map(() => false);
  for (let at = 0; at < parts.length; at += 1) {
    for (let more = countBrandWords(parts, at) - 1; more >= 0; more -= 1) marked[whole[at + more]?.at ?? -1] = true;
  }
  return marked;
}

/** A street with or without its number belongs to the reading of addresses. */
function isStreetAddress(head: string, folded: readonly string[], hasKind: boolean, hasBrand: boolean): boolean {
  if (/\d{4}/.test(head)) return true;
  if (/(?:^|[\s,])\d{1,4} ?[a-z]?(?:$|[\s,-])/iu.test(head)) return !hasBrand || isStreetLike(folded.join(' '));
  return !hasKind && isStreetLike(folded.join(' '));
}

type Marked = { readonly words: readonly Word[]; readonly folded: readonly string[]; readonly isBrand: readonly boolean[] };

function listTownSpans(question: Input, { words, folded, isBrand }: Marked): TownSpan[] {
  const spans: TownSpan[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + mostTownWords); to > from; to -= 1) {
      if (spans.some((span) => span.from <= from && span.to >= to)) continue;
      const span = { words: words.slice(from, to), folded: folded.slice(from, to) };
      if (
        isBrand.slice(from, to).includes(true) ||
        span.words.slice(1).some(({ isAfterBreak }) => isAfterBreak) ||
        saysNothing(span.folded)
      )
        continue;
      const text = span.words
        .map((word) => word.text)
        .join(' ')
        .replace(/^[dl]['’](?=\p{L})/iu, '');
      const isArticled = from > 0 && articles[getNameLanguage(question.typed.language)].test(` ${folded[from - 1] ?? ''} `);
      const towns = listTowns(question, text).filter(
        (town) => isTown(question, town) && !(isArticled && getPopulation(question, town) < knownByArticle),
      );
      if (towns.length === 0) continue;
      const isElided = /^[dl]['’]/iu.test(span.words[0]?.text ?? '');
      const loss = from > 1 && isCalledAfterTown(folded.slice(0, from), isElided) ? calledAfterLoss : 0;
      const points = Math.max(...towns.map((town) => town.points)) + pointsPerWord * (to - from - 1) - loss;
      spans.push({ from, to, towns: [...towns].sort((one, other) => other.points - one.points), points, isCalledAfter: loss > 0 });
    }
  }
  return spans;
}

function saysNothing(folded: readonly string[]): boolean {
  return folded.every((word) => littleWords.has(word) || isSide(word) || isKindAlone(word) || findAsked(word) !== null || /^\d/.test(word));
}

function isTown(question: Input, town: Candidate): boolean {
  const { typed } = question;
  const least = typed.countryCode === null ? leastInhabitants.nowhere : town.isOwn ? leastInhabitants.own : leastInhabitants.abroad;
  return getPopulation(question, town) >= least;
}

type RivalInput = { readonly span: TownSpan; readonly best: TownSpan; readonly folded: readonly string[] };

/** Another town that is named and lies apart, and is not what a station or a street is called after. */
function isRival(question: Input, { span, best, folded }: RivalInput): boolean {
  if (span === best || (span.from < best.to && best.from < span.to)) return false;
  if (span.isCalledAfter || isCalledAfterTown(folded.slice(0, span.from), false)) return false;
  const isApart = span.towns.every((one) =>
    best.towns.every((other) => getGreatCircleKilometres(one.coordinates, other.coordinates) > besideKilometres),
  );
  return isApart && span.towns.some((town) => getPopulation(question, town) >= leastInhabitants.nowhere);
}

/** "Hotel Bristol Wien": a hotel is called like a town, before the town that it is in. */
function isHotelName(folded: readonly string[], rivals: readonly TownSpan[], best: TownSpan): boolean {
  return rivals.every(({ from, to }) => to <= best.from && findVenueKind(folded[from - 1] ?? '') === 'hotel');
}
