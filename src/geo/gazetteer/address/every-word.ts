import { findVenueKind, isStreetLike, isStreetWord, littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import type { VenueGroup } from '../place-records.ts';
import type { PlaceTable } from '../place-table.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { findNode } from '../search/trie-search.ts';
import type { Reading } from './address-reading.ts';
import { articles } from './guessed-town.ts';
import { findAsked, isCalledAfterTown, isKind, isKindAlone, isNature, isSide } from './name-words.ts';
import { isNoTown } from './no-towns.ts';
import { findVenueInTown } from './parts-of-town.ts';
import { findMisspeltTowns } from './read-misspelt.ts';
import { listLeadingTowns, splitCountry } from './text-resolver.ts';
import { joinWords, leaveOut, markBrands, type Span, splitWords, type Word, withVenue } from './typed-words.ts';
import { findVenueByWholeWords } from './venue-words.ts';

const mostWords = 14;
const mostTownWords = 4;
const shortestTown = 3;
/** A shorter word begins the names of too many towns: "Sarlat" is Sarlat-la-Canéda. */
const shortestBeginning = 6;
const mostOfOneName = 2;
/** Smaller towns are not called by the first word of their names. */
const calledShort = 5_000;
/** Within this distance, two towns are a town and its surroundings. */
const besideKilometres = 30;
/** A smaller foreign town at the end of a text is a coincidence, unless the town before it is in that country. */
const knownAbroad = 20_000;
/** A hotel of a chain in a city of this size keeps its city, although its quarter has the name of a far village. */
const cityInhabitants = 100_000;
const villageInhabitants = 1_500;
const mostChoices = 4;

type Mention = Span & { readonly towns: readonly Candidate[] };
type Question = {
  readonly source: TypedSource;
  readonly typed: TypedText;
  readonly words: readonly Word[];
  readonly isBrand: readonly boolean[];
  readonly within: string | null;
};

/**
 * Turns a reading into a question if it leaves words of the text unexplained that name another place as well: a town at the end behind a
 * town that may be a word of a name ("Landgoed Bergen Hilvarenbeek"), or a sight of ours and a town far from it ("Efteling Rotterdam"). A
 * text with a postcode says enough.
 */
export function accountForWords(source: TypedSource, typed: TypedText, read: Reading): Reading {
  const reading = read.candidates.length > 1 ? chooseTold(source, typed, read) : read;
  const { candidates, doubt } = reading;
  const isPlain = candidates.every(({ address, place }) => address === undefined && source.table.getRecord(place)?.kind === 'town');
  if (reading.isRegion === true || doubt === 'postcode' || isPlain || candidates.some(({ address }) => (address?.zip ?? '') !== ''))
    return reading;
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const words = splitWords(head);
  if (words.length < 2 || words.length > mostWords || listExact(source, typed).length > 0) return reading;
  const question: Question = { source, typed, words, isBrand: markBrands(words.map(({ folded }) => folded)), within };
  const mentions = listMentions(question);
  const second = findSecondTown(question, mentions, candidates);
  if (second.length > 0) return { candidates: [...candidates, ...second].slice(0, mostChoices), doubt: 'two-places' };
  const named = listChosen(question, mentions, candidates);
  const [chosen = null] = named;
  const sight = named.flatMap((town) => findSight(question, town, { candidates, apartFrom: town.towns }));
  if (sight.length > 0) return { candidates: [...sight, ...candidates].slice(0, mostChoices), doubt: 'two-places' };
  // With a comma the towns are compared by their segments; "Gare de Lyon Part-Dieu, sortie Villette" is a part of a venue.
  const isPart = candidates.some(({ place, address }) => address !== undefined && source.table.getRecord(place)?.kind !== 'town');
  const last = head.includes(',') || isPart ? null : findLastTown(question, { mentions, chosen, candidates });
  if (last === null) return reading;
  const beside = findSight(question, last, { candidates, apartFrom: last.towns });
  if (doubt === null && beside.length === 0) return settle(question, { last, chosen, candidates });
  const more = withVenue(listOwnFirst(last.towns).slice(0, 2), leaveOut(words, last));
  return { candidates: [...beside, ...more, ...candidates].slice(0, mostChoices), doubt: doubt ?? 'two-places' };
}

/** Of namesakes those whose whole names hold most of the words: "Grundschule Neustadt Aisch" is in Neustadt an der Aisch. */
function chooseTold({ table }: TypedSource, { text }: TypedText, reading: Reading): Reading {
  if (reading.isRegion === true || reading.candidates.some(({ address }) => address === undefined)) return reading;
  const typed = foldName(text).split(' ');
  const count = ({ place }: Candidate) => {
    const { name = '', kind, details = null } = table.getRecord(place) ?? {};
    const names = [name, ...Object.values(details?.names ?? {}), ...(details?.otherNames ?? [])];
    const own = new Set(names.flatMap((one) => foldName(one).split(' ')));
    return kind === 'town' ? typed.filter((word) => own.has(word) && !littleWords.has(word)).length : 0;
  };
  const most = Math.max(...reading.candidates.map(count));
  return { ...reading, candidates: reading.candidates.filter((candidate) => count(candidate) === most) };
}

/** Every town or village that some of the words name, without those within a longer name. */
function listMentions(question: Question): Mention[] {
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
function listChosen({ source, words }: Question, mentions: readonly Mention[], candidates: readonly Candidate[]): Mention[] {
  const places = new Set(candidates.map(({ place }) => place));
  const named = mentions.filter(({ towns }) => towns.some(({ place }) => places.has(place)));
  if (named.length > 0) return named;
  const names = candidates.map(({ place }) => source.table.getRecord(place)).filter((record) => record?.kind === 'town');
  const at = words.findIndex(({ folded }) => names.some((record) => ` ${foldName(record?.name ?? '')} `.includes(` ${folded} `)));
  return at === -1 ? [] : [{ from: at, to: at + 1, towns: candidates }];
}

/** "Utrecht Hilvarenbeek": a large town that the text names, although both names are words of a venue of ours far from it. */
function findSecondTown({ source, words }: Question, mentions: readonly Mention[], candidates: readonly Candidate[]): Candidate[] {
  const isVenue = candidates.every(({ place }) => source.table.getRecord(place)?.kind !== 'town');
  if (!isVenue || mentions.length !== 2 || mentions.reduce((sum, { from, to }) => sum + to - from, 0) < words.length) return [];
  return listOwnFirst(mentions.flatMap(({ towns }) => towns)).filter(
    (town) => (source.table.getRecord(town.place)?.population ?? 0) >= knownAbroad && isApart(town, candidates),
  );
}

function isApart({ coordinates }: Pick<Candidate, 'coordinates'>, others: readonly Candidate[]): boolean {
  return others.every((other) => getGreatCircleKilometres(coordinates, other.coordinates) > besideKilometres);
}

/** Those of the visitor's country if there are any, the likeliest first. */
function listOwnFirst(towns: readonly Candidate[]): Candidate[] {
  const own = towns.filter(({ isOwn }) => isOwn);
  return [...(own.length > 0 ? own : towns)].sort((one, other) => other.points - one.points);
}

/** Every town has one: its name does not say which. */
const everywhere =
  /(?:^| )(?:hospital|hopital|klinik|klinikum|ziekenhuis|clinico|universit\p{L}*|rathaus|stadhuis|mairie|ayuntamiento)(?: |$)/u;

/** "MST Enschede" is no airport of that code. */
const notSights: ReadonlySet<VenueGroup> = new Set(['airport', 'square', 'port']);

type Beside = { readonly candidates: readonly Candidate[]; readonly apartFrom: readonly Candidate[] };

/** A sight of ours that the words beside the town name by themselves, far from that town. */
function findSight({ source, typed, words, within }: Question, chosen: Span, { candidates, apartFrom }: Beside): Candidate[] {
  const { table, venues } = source;
  if (candidates.some(({ place }) => table.getRecord(place)?.kind !== 'town')) return [];
  const beside = leaveOut(words, chosen);
  const folded = foldName(beside);
  if (/[,\d]/.test(beside) || isStreetLike(folded) || everywhere.test(folded) || folded.split(' ').every(saysNothing)) return [];
  const kind = findVenueKind(folded);
  if (kind !== null && kind !== 'venue') return [];
  const named = listExact(source, { ...typed, text: beside }).map(({ place }) => place);
  const byWords = folded.includes(' ') ? findVenueByWholeWords(venues, { folded, within }) : null;
  return [...new Set([...named, ...(byWords === null ? [] : [byWords]), ...listBeginning(table, folded)])].flatMap((place) => {
    const record = table.getRecord(place);
    const group = record?.details?.group ?? null;
    if (record === undefined || group === null || notSights.has(group)) return [];
    const { latitude, longitude, countryCode } = record;
    const coordinates = { latitude, longitude };
    const isOwn = countryCode === typed.countryCode;
    return isApart({ coordinates }, apartFrom) ? [{ place, points: 0, coordinates, isPart: false, isOwn }] : [];
  });
}

/** The sights whose names begin with the text: "PortAventura". */
function listBeginning({ index, getRecord }: PlaceTable, folded: string): number[] {
  const node = folded.length < shortestBeginning ? -1 : findNode(index.trie, `${folded} `);
  if (node === -1) return [];
  const { entryPlaces, entryStarts, ends } = index.trie;
  const places = entryPlaces.subarray(entryStarts[node], entryStarts[ends[node] as number]);
  const found = [...new Set(places)].filter((place) => {
    const name = foldName(getRecord(place)?.name ?? '');
    // "Adidas" is not the Adidas Arena.
    const more = name.startsWith(`${folded} `) ? name.slice(folded.length + 1).split(' ') : [];
    return more.some((word) => !saysNothing(word) && !isKind(word));
  });
  // "Circuit" begins the names of many.
  return found.length > mostOfOneName ? [] : found;
}

type Found = { readonly mentions: readonly Mention[]; readonly chosen: Mention | null; readonly candidates: readonly Candidate[] };

/** Another town that the last words name, behind the one that was read and far from it; null if there is none. */
function findLastTown(question: Question, { mentions, chosen, candidates }: Found): Mention | null {
  const { words } = question;
  const end = words.findLastIndex(({ folded }) => !saysNothing(folded) && !isKind(folded)) + 1;
  const last = mentions.find(({ to }) => to === end || to === words.length) ?? findUnlisted(question, end);
  if (last === null || last.from === 0 || (chosen !== null && last.from < chosen.to)) return null;
  if (isNamePart(question, last) || isOfVenue(question, last, candidates)) return null;
  const isNear = last.towns.some((town) => !isApart(town, candidates));
  const towns = isNear ? [] : last.towns.filter((town) => isMeant(question, town, candidates));
  return towns.length === 0 ? null : { ...last, towns };
}

/** "am Stadtwald", "de Soie", "Gare de Lyon": a word of a name; before a number, a street. */
function isNamePart({ words }: Question, { from, to }: Span): boolean {
  const before = words.slice(0, from).map(({ folded }) => folded);
  const previous = before.at(-1) ?? '';
  const isLinked = littleWords.has(previous) && !prepositions.test(previous);
  return isLinked || isCalledAfterTown(before, false) || /^\d/.test(words[to]?.folded ?? '');
}

/** "Gare Bordeaux St Jean": words of the venue that was read. */
function isOfVenue({ source, words }: Question, { from, to }: Span, candidates: readonly Candidate[]): boolean {
  const own = source.venues.filter(({ place }) => candidates.some((candidate) => candidate.place === place));
  const parts = words.slice(from, to).flatMap(({ folded }) => folded.split(' '));
  return own.some(({ ownWords, townWords }) => parts.every((part) => littleWords.has(part) || ownWords.has(part) || townWords.has(part)));
}

/** After a preposition of place, the town follows: "Hotel Bergen in Hilvarenbeek". */
const prepositions = /^(?:in|te|a|en|at|bei|bij|near|nahe)$/;

function isMeant({ source, typed, isBrand }: Question, { place, isOwn }: Candidate, candidates: readonly Candidate[]): boolean {
  const { population = 0, countryCode = '' } = source.table.getRecord(place) ?? {};
  const records = candidates.map((candidate) => source.table.getRecord(candidate.place));
  const isCity = records.some((record) => (record?.population ?? 0) >= cityInhabitants);
  if (isBrand.includes(true) && isCity && population < villageInhabitants) return false;
  const isHere = isOwn || records.some((record) => record?.countryCode === countryCode);
  return isHere || population >= (typed.countryCode === null ? villageInhabitants : knownAbroad);
}

/** A town that the last words begin, "Bad Sooden", or that the last word nearly names. */
function findUnlisted({ source, typed, words, isBrand }: Question, end: number): Mention | null {
  const { table, countryNames } = source;
  if (isBrand.includes(true)) return null;
  for (let from = Math.max(0, end - mostTownWords); from < end; from += 1) {
    const text = joinWords(words.slice(from, end));
    if (text.length < shortestBeginning) continue;
    const towns = listLeadingTowns({ table, countryNames }, { ...typed, language: getNameLanguage(typed.language), text });
    const isShort = towns.some(({ place, isOwn }) => isOwn && (table.getRecord(place)?.population ?? 0) >= calledShort);
    if (towns.length > 0 && (from < end - 1 || isShort)) return { from, to: end, towns };
  }
  const word = words[end - 1];
  if (word === undefined || isStreetLike(`${word.folded} x`) || isStreetLike(`x ${word.folded}`)) return null;
  const towns = findMisspeltTowns(source, { ...typed, text: word.text });
  return towns.length === 0 ? null : { from: end - 1, to: end, towns };
}

type Settled = { readonly last: Mention; readonly chosen: Mention | null; readonly candidates: readonly Candidate[] };

/**
 * The last town if the one before it is a word of a name: after an article ("Camping De Bergen Wanroij"), or of a venue of ours near the
 * last town ("Beekse Bergen Hilvarenbeek"). Otherwise both, as a question.
 */
function settle({ source, typed, words }: Question, { last, chosen, candidates }: Settled): Reading {
  const folded = words.map((word) => word.folded);
  const rest = folded.filter((_, at) => at < last.from || at >= last.to);
  for (const town of last.towns) {
    const named = findVenueInTown(source, { town, folded, rest });
    if (named !== null && named.isWhole) return { candidates: [named.venue], doubt: null };
  }
  const meant = withVenue(listOwnFirst(last.towns).slice(0, 2), leaveOut(words, last));
  if (chosen !== null && isWordOfName({ typed, words }, chosen) && last.towns.some(({ isOwn }) => isOwn)) {
    return { candidates: meant, doubt: null };
  }
  const others = listOwnFirst(candidates).slice(0, 2);
  const isTown = others.every(({ place }) => source.table.getRecord(place)?.kind === 'town');
  const renamed = chosen === null || !isTown ? others : withVenue(others, leaveOut(words, chosen));
  return { candidates: [...meant, ...renamed], doubt: 'two-places' };
}

/** "De Bergen", "Almere College": after an article, or before a kind of house. */
function isWordOfName({ typed, words }: Pick<Question, 'typed' | 'words'>, { from, to }: Span): boolean {
  if (articles[getNameLanguage(typed.language)].test(` ${words[from - 1]?.folded ?? ''} `)) return true;
  const kind = findVenueKind(words[to]?.folded ?? '');
  return from === 0 && (kind === 'school' || kind === 'hotel' || kind === 'venue');
}
