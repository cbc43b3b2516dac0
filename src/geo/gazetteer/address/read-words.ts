import { findVenueKind, isStreetLike, littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import { foldName } from '../search/fold.ts';
import type { TypedSource } from '../search/list-exact.ts';
import { getPopulation, type Input, listTowns, type Reading } from './address-reading.ts';
import { articles } from './guessed-town.ts';
import { type Asked, findAsked, isCalledAfterTown, isKind, isKindAlone, isSide } from './name-words.ts';
import { findAskedVenues, findQuarter, findVenueInTown } from './parts-of-town.ts';
import { splitCountry } from './text-resolver.ts';
import { joinWords, leaveOut, markBrands, type Span, splitWords, type Word, withVenue } from './typed-words.ts';

const mostWords = 14;
const mostTownWords = 4;
/**
 * Below these sizes, a village name within another name is a coincidence: in the visitor's country, abroad, and for a visitor without a
 * country.
 */
const leastInhabitants = { own: 5_000, abroad: 50_000, nowhere: 20_000 } as const;
/** At this size, a town is meant beside unknown words: "BASF Ludwigshafen". */
const knownTown = { own: 50_000, abroad: 200_000 } as const;
/** Closer than this, two towns are a town and its surroundings. */
const besideKilometres = 30;
const calledAfterLoss = 3;
const largeCity = 800_000;
const leastNamesake = 1_000;
const rivers = /^(?:elbe|oder|rhein|main|saale|unstrut|weser|aller|donau|neckar|marne|seine|loire|saone|meuse|maas|waal|ijssel|lek)$/;
/** After an article a smaller town is more likely a word of a name: "Landgoed de Horst". */
const knownByArticle = 100_000;
const pointsPerWord = 0.4;
/** "Porte d’Italie". */
const elided = /^[dl]['’](?=\p{L})/iu;

type TownSpan = Span & {
  readonly towns: readonly Candidate[];
  readonly points: number;
  readonly isCalledAfter: boolean;
  /** How many towns have this name, including small ones. */
  readonly namesakes: number;
};

/**
 * `isPlain`: without a chain, an airport or a fair, so that an address of the town may say the same. `towns`: those of the name that was
 * read.
 */
export type WordReading = Reading & { readonly towns: readonly Candidate[]; readonly isPlain: boolean; readonly hasKind: boolean };

/** Venues outside the towns that they are named after. */
const outside: ReadonlySet<Asked | null> = new Set<Asked | null>(['airport', 'fair']);

/**
 * Reads the name of a hotel, a school, a hospital, a station or a fair in a town, with every word accounted for: chain or kind, the town, a
 * quarter or a side of it, a station or gate of it. The place is the quarter or the station if we know it, otherwise the town. Two distant
 * towns lead to a question. Null if no such town is named, or if the words are those of a street.
 */
export function readWords(source: TypedSource, typed: TypedText): WordReading | null {
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const words = splitWords(head);
  const folded = words.map((word) => word.folded);
  if (words.length < 2 || words.length > mostWords) return null;
  const isBrand = markBrands(folded);
  const hasBrand = isBrand.includes(true);
  if (isStreetAddress(head, folded, hasBrand || folded.some(isKind), hasBrand)) return null;
  const question: Input = { source, typed, within, text: head, look: 'any', towns: new Map() };
  const spans = listTownSpans(question, { words, folded, isBrand });
  const best = spans.reduce<TownSpan | null>((first, span) => (first === null || span.points > first.points ? span : first), null);
  if (best === null) return null;
  const rest = folded.filter((_, at) => at < best.from || at >= best.to);
  const hasKind = hasBrand || rest.some(isKind);
  const said = rest.filter((word, at) => !littleWords.has(word) && !isBrand[folded.indexOf(word, at)]);
  if (said.length === 0 && !hasBrand) return null;
  const rivals = spans.filter((span) => isRival(question, { span, best, folded }));
  if (rivals.length > 0 && !isHotelName(folded, rivals, best)) {
    const candidates = [best, ...rivals].flatMap((span) => withVenue(span.towns.slice(0, 2), leaveOut(words, span)));
    return { candidates, doubt: 'two-places', towns: best.towns, isPlain: !hasBrand, hasKind };
  }
  const reading = place(question, { best, rest, folded, head, hasBrand, hasKind, words });
  const isOutside = isAirportName(rest) || folded.some((word) => outside.has(findAsked(word)));
  if (reading === null) return null;
  // "Lyon Saint Exupéry gare TGV" is at the airport, and no house of that name in Lyon.
  const isAirport = reading.candidates.some(({ place: at }) => source.table.getRecord(at)?.kind === 'airport');
  return { ...reading, towns: best.towns, isPlain: !hasBrand && !isOutside && !isAirport, hasKind };
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
  const { best, rest, folded, head, hasBrand, words } = placing;
  const { source } = question;
  const [town] = best.towns;
  if (town === undefined) return null;
  const [named = null] = best.towns.flatMap((each) => findVenueInTown(source, { town: each, folded, rest }) ?? []);
  const isHotel = hasBrand || folded.some((word) => findVenueKind(word) === 'hotel');
  if (named !== null) return { candidates: named.isWhole && !isHotel ? [named.venue] : atVenue(source, named.venue, head), doubt: null };
  const quarter = findQuarter(question, { towns: best.towns, words: words.map(({ text }) => text), folded, span: best });
  if (quarter !== null) return { candidates: withVenue([quarter], head), doubt: null };
  const unexplained = rest.filter((word) => !littleWords.has(word) && !isKind(word) && !isSide(word));
  return placeByKind(question, { ...placing, unexplained }) ?? placeInTown(question, { ...placing, unexplained });
}

type Explained = Placing & { /** Words that say nothing to us. */ readonly unexplained: readonly string[] };

/** The requested airport, station, fair or port of the town; null if none is requested, or if the town is precise enough. */
function placeByKind(question: Input, { best, rest, folded, head, hasBrand }: Explained): Reading | null {
  const kinds = rest.flatMap((word) => findAsked(word) ?? []);
  const [kind] = kinds.includes('airport') || isAirportName(rest) ? ['airport' as const] : kinds;
  if (kind === undefined) return null;
  const townWords = folded.slice(best.from, best.to);
  const isMainMeant = hasBrand || folded.some(saysMain);
  const venues = findAskedVenues(question.source, { kind, towns: best.towns, townWords, rest, isMainMeant });
  const candidates = hasBrand ? venues.flatMap((venue) => atVenue(question.source, venue, head)) : venues;
  if (venues.length === 1) return { candidates, doubt: null };
  if (venues.length > 1) return kind === 'airport' || (kind === 'station' && !hasBrand) ? { candidates, doubt: 'several' } : null;
  // Airports and the fairs of large cities are outside them: if we lack one, the town alone is not precise enough.
  const isLarge = best.towns.some((town) => getPopulation(question, town) >= largeCity);
  const isOutside = kind === 'airport' || (kind === 'fair' && isLarge);
  return isOutside ? { candidates: withVenue(best.towns.slice(0, 3), head), doubt: 'several' } : null;
}

/** "Belfast International", but not "International School". */
function isAirportName(rest: readonly string[]): boolean {
  return rest.length === 1 && rest[0] === 'international';
}

/** The town, labelled as such; null if words remain that name no kind and the town is not well known. */
function placeInTown(question: Input, { best, folded, head, hasKind, words, unexplained }: Explained): Reading | null {
  const isKnown = best.towns
    .slice(0, 1)
    .some(
      (town) =>
        question.source.table.isSkiTown(town.place) || getPopulation(question, town) >= (town.isOwn ? knownTown.own : knownTown.abroad),
    );
  // "Freiburg Elbe": words after the name of several towns distinguish them, although we cannot resolve it.
  const isSignificant = best.from === 0 && (best.namesakes > 1 || unexplained.every((word) => rivers.test(word)));
  if (unexplained.length > 0 && !hasKind && (!isKnown || isSignificant)) return null;
  const isAtEnd = best.to === folded.length && !littleWords.has(folded[best.from - 1] ?? '');
  return { candidates: withVenue(best.towns, isAtEnd ? joinWords(words.slice(0, best.from)) : head), doubt: null };
}

/** "Hbf" and "Centraal" mean the main station of a town. */
function saysMain(word: string): boolean {
  return /^(?:hauptbahnhof|hbf|centraal|cs|central|centrale)$/.test(word);
}

/** The words beside the venue's own name, so that a label that is read again does not grow. */
function atVenue({ table }: TypedSource, venue: Candidate, head: string): Candidate[] {
  const { name = '', details = null } = table.getRecord(venue.place) ?? {};
  const names = new Set([name, details?.townName ?? '', ...Object.values(details?.names ?? {})].map(foldName));
  const said = head.split(', ').filter((part) => !names.has(foldName(part)));
  return withVenue([venue], said.length === 0 ? head : said.join(', '));
}

/** "Hôtel Marseille 13 Saint-Just": no house number. */
const cityDistrict = /(?<=(?:Paris|Marseille|Lyon) )\d{1,2}(?= \p{Lu})/gu;

/** A street, with or without its number, belongs to the reading of addresses. */
function isStreetAddress(head: string, folded: readonly string[], hasKind: boolean, hasBrand: boolean): boolean {
  if (/\d{4}/.test(head)) return true;
  if (/(?:^|[\s,])\d{1,4} ?[a-z]?(?:$|[\s,-])/iu.test(head.replace(cityDistrict, ''))) return !hasBrand || isStreetLike(folded.join(' '));
  return !hasKind && isStreetLike(folded.join(' '));
}

type Marked = { readonly words: readonly Word[]; readonly folded: readonly string[]; readonly isBrand: readonly boolean[] };

function listTownSpans(question: Input, marked: Marked): TownSpan[] {
  const spans: TownSpan[] = [];
  const { length } = marked.words;
  for (let from = 0; from < length; from += 1) {
    for (let to = Math.min(length, from + mostTownWords); to > from; to -= 1) {
      const isHeld = spans.some((span) => span.from <= from && span.to >= to);
      const span = isHeld ? null : readSpan(question, marked, { from, to });
      if (span !== null) spans.push(span);
    }
  }
  return spans;
}

/** The towns that some of the words name together; null if they name none, or are those of a chain or a kind. */
function readSpan(question: Input, { words, folded, isBrand }: Marked, { from, to }: Span): TownSpan | null {
  const span = words.slice(from, to);
  const isBroken = span.slice(1).some(({ isAfterBreak }) => isAfterBreak);
  if (isBroken || isBrand.slice(from, to).includes(true) || saysNothing(folded.slice(from, to))) return null;
  const text = span.map((word) => word.text).join(' ');
  const isElided = elided.test(text);
  const isArticled = from > 0 && articles[getNameLanguage(question.typed.language)].test(` ${folded[from - 1] ?? ''} `);
  const all = listTowns(question, text.replace(elided, ''));
  const isNamed = all.some((town) => isTown(question, town) && !(isArticled && getPopulation(question, town) < knownByArticle));
  // Smaller towns of the name count too, so that the answer is a question instead of its namesake.
  const towns = (isNamed ? all : [])
    .filter((town) => getPopulation(question, town) >= leastNamesake || isTown(question, town))
    .sort((one, other) => other.points - one.points);
  const [likeliest] = towns;
  if (likeliest === undefined) return null;
  const isCalledAfter = from > 1 && isCalledAfterTown(folded.slice(0, from), isElided);
  const points = likeliest.points + pointsPerWord * (to - from - 1) - (isCalledAfter ? calledAfterLoss : 0);
  return { from, to, towns, points, isCalledAfter, namesakes: all.length };
}

function saysNothing(folded: readonly string[]): boolean {
  return folded.every((word) => littleWords.has(word) || isSide(word) || isKindAlone(word) || findAsked(word) !== null || /^\d/.test(word));
}

function isTown(question: Input, town: Candidate): boolean {
  const { typed } = question;
  const least = typed.countryCode === null ? leastInhabitants.nowhere : town.isOwn ? leastInhabitants.own : leastInhabitants.abroad;
  return getPopulation(question, town) >= least || question.source.table.isSkiTown(town.place);
}

type RivalInput = { readonly span: TownSpan; readonly best: TownSpan; readonly folded: readonly string[] };

/** Another distant town that is named, and is not what a station or a street is named after. */
function isRival(question: Input, { span, best, folded }: RivalInput): boolean {
  if (span === best || (span.from < best.to && best.from < span.to)) return false;
  if (span.isCalledAfter || isCalledAfterTown(folded.slice(0, span.from), false)) return false;
  const isApart = span.towns.every((one) =>
    best.towns.every((other) => getGreatCircleKilometres(one.coordinates, other.coordinates) > besideKilometres),
  );
  return isApart && span.towns.some((town) => getPopulation(question, town) >= leastInhabitants.nowhere);
}

/** "Hotel Bristol Wien": a hotel with a town's name, before the town where it is. */
function isHotelName(folded: readonly string[], rivals: readonly TownSpan[], best: TownSpan): boolean {
  return rivals.every(({ from, to }) => to <= best.from && findVenueKind(folded[from - 1] ?? '') === 'hotel');
}
