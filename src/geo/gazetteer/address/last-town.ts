import { isStreetLike, littleWords } from '../../address/address-words.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import { foldName } from '../search/fold.ts';
import type { TypedSource } from '../search/list-exact.ts';
import { isCalledAfterTown, isKind } from './name-words.ts';
import { findMisspeltTowns } from './read-misspelt.ts';
import { listLeadingTowns } from './text-resolver.ts';
import { type Found, isApart, type Mention, mostTownWords, type Question, saysNothing } from './town-mentions.ts';
import { joinWords, type Span } from './typed-words.ts';

/** A shorter word begins the names of too many towns: "Sarlat" is Sarlat-la-Canéda. */
const shortestBeginning = 6;
/** Smaller towns are not called by the first word of their names. */
const calledShort = 5_000;
/** A smaller foreign town at the end of a text is a coincidence, unless the town before it is in that country. */
const knownAbroad = 20_000;
/** A hotel of a chain in a city of this size keeps its city, although its quarter has the name of a far village. */
const cityInhabitants = 100_000;
const villageInhabitants = 1_500;

/** Another town that the last words name, behind the one that was read and far from it; null if there is none. */
export function findLastTown(question: Question, { mentions, chosen, candidates }: Found): Mention | null {
  const { words } = question;
  const end = words.findLastIndex(({ folded }) => !saysNothing(folded) && !isKind(folded)) + 1;
  const named = mentions.find(({ to }) => to === end || to === words.length);
  const last = named === undefined ? findUnlisted(question, end) : addLeading(question, named);
  if (last === null || last.from === 0 || (chosen !== null && last.from < chosen.to)) return null;
  if (isNamePart(question, last) || isOfVenue(question, last, candidates)) return null;
  const isNear = last.towns.some((town) => !isApart(town, candidates));
  const towns = isNear ? [] : last.towns.filter((town) => isMeant(question, town, candidates));
  return towns.length === 0 ? null : { ...last, towns };
}

/** "Conil" is a hamlet, and more often Conil de la Frontera. */
function addLeading({ source, typed, words }: Question, named: Mention): Mention {
  const isHamlet = named.towns.every(({ place }) => (source.table.getRecord(place)?.population ?? 0) < villageInhabitants);
  const leading = isHamlet ? listLeading(source, { ...typed, text: joinWords(words.slice(named.from, named.to)) }) : [];
  return { ...named, towns: [...leading.filter(({ isOwn }) => isOwn), ...named.towns] };
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

/** A region that the last words name, a town that they begin, "Bad Sooden", or one that the last word nearly names. */
function findUnlisted({ source, typed, words, isBrand }: Question, end: number): Mention | null {
  const { table, getRegions } = source;
  if (isBrand.includes(true)) return null;
  for (let from = Math.max(0, end - mostTownWords); from < end; from += 1) {
    const text = joinWords(words.slice(from, end));
    const region = getRegions().find(foldName(text));
    if (region !== null && from > 0) return { from, to: end, towns: region.places.flatMap((place) => toCandidate(source, typed, place)) };
    const towns = text.length < shortestBeginning ? [] : listLeading(source, { ...typed, text });
    const isShort = towns.some(({ place, isOwn }) => isOwn && (table.getRecord(place)?.population ?? 0) >= calledShort);
    if (towns.length > 0 && (from < end - 1 || isShort)) return { from, to: end, towns };
  }
  const word = words[end - 1];
  if (word === undefined || isStreetLike(`${word.folded} x`) || isStreetLike(`x ${word.folded}`)) return null;
  const towns = findMisspeltTowns(source, { ...typed, text: word.text });
  return towns.length === 0 ? null : { from: end - 1, to: end, towns };
}

function listLeading({ table, countryNames }: TypedSource, typed: TypedText): readonly Candidate[] {
  return listLeadingTowns({ table, countryNames }, { ...typed, language: getNameLanguage(typed.language) });
}

function toCandidate({ table }: TypedSource, { countryCode }: TypedText, place: number): Candidate[] {
  const record = table.getRecord(place);
  if (record === undefined) return [];
  const { latitude, longitude } = record;
  return [{ place, points: 0, coordinates: { latitude, longitude }, isPart: false, isOwn: record.countryCode === countryCode }];
}

/** Kinds of houses that lie in the country rather than in a quarter of the city that stands in their names. */
const rural =
  /^(?:camping|campingplatz|campsite|camp|kamp|kampeerboerderij|kamphuis|boerderij|landgoed|groepshotel|groepsaccommodatie|ferienhof|ferienpark|ferienhaus|jugendherberge|jeugdherberg|schullandheim|landhaus|landhotel|gite|domaine|albergue|finca|cortijo|granja|farm|hostel)$/;

/** "Ferienhof Hamburg Hooksiel": a word that says nothing to us behind a town, where a place of the country is more likely than a quarter. */
export function isOpenEnd({ words }: Question, { chosen, mentions }: Found): boolean {
  const last = words.at(-1)?.folded ?? '';
  if (chosen === null || chosen.to >= words.length || saysNothing(last) || isKind(last) || /\d/.test(last)) return false;
  const isLinked = littleWords.has(words.at(-2)?.folded ?? '');
  return !isLinked && words.some(({ folded }) => rural.test(folded)) && mentions.every(({ to }) => to < words.length);
}
