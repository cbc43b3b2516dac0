import type { PlaceKind } from '#domain/itinerary/itinerary.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { type AddressGuess, guessAroundPostcode, guessWithoutPostcode } from '../address/address-guesses.ts';
import { readAddressParts } from '../address/address-parts.ts';
import { findVenueKind, isOnlyKind, isStreetWord, isTelling, littleWords } from '../address/address-words.ts';
import { findPostcodeMentions, type PostcodeMention, printPostcode } from '../address/postcode-mentions.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { TypedText } from '../ports.ts';
import type { PostcodeArea } from '../postcodes/postcode-index.ts';
import type { Candidate, TypedAddress } from './choose-together.ts';
import { foldName } from './fold.ts';
import { getNameLanguage } from './languages.ts';
import { listExact, listVillages, type TypedSource } from './list-exact.ts';
import { searchNames } from './place-search.ts';
import { listTownsOfArea } from './postcode-towns.ts';
import { splitProvince } from './read-province.ts';
import { splitCountry } from './text-resolver.ts';

/** What a text may mean. `doubt`: it contradicts itself, so that none of them is meant for sure. */
export type Reading = {
  readonly candidates: readonly Candidate[];
  readonly doubt: boolean;
  /** The candidates are the towns of the region that the text names. */
  readonly isRegion?: boolean;
};

type Rated = Reading & { readonly points: number };

const unread: Reading = { candidates: [], doubt: false };

/** A town and its postcode that lie together leave no doubt. */
const agreement = 4;
/** A town reaches this much further for the post than where it is built. */
const postKilometres = 25;
/** A house number is seldom so long, so that it is a postcode. */
const surelyCode = 5;
/** What stands beside a town and is itself the name of a town. */
const otherTown = -2.5;
const ratherNumber = -3;
const longestStreet = 100;
/** From so many on a town abroad is meant by its name, though the word is also that of a hall or a station. */
const plainInhabitants = 20_000;

/**
 * `marked`: by a number, a comma, or words of streets and houses; `unlike-a-name`: the text is known not to be a misspelt name;
 * `any`: that is looked up.
 */
export type AddressLook = 'marked' | 'unlike-a-name' | 'any';

/** Reads an address in any order: a street, a house or both, a postcode, a town. Its town has to be known, or its postcode. */
export function readAddress(source: TypedSource, asked: TypedText, look: AddressLook): Reading {
  const province = splitProvince(source, asked);
  if (province !== null && province.towns.length > 0) return { candidates: province.towns, doubt: false };
  const typed = province === null ? asked : { ...asked, text: province.text };
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const question = { source, typed, within, text: head, look, towns: new Map<string, Candidate[]>() };
  const mentions = findPostcodeMentions(head);
  const readings = [...mentions.flatMap((mention) => readWithCode(question, mention)), ...readWithoutCode(question)];
  return readings.reduce<Rated>((best, reading) => (reading.points > best.points ? reading : best), { ...unread, points: -Infinity });
}

type Input = {
  readonly source: TypedSource;
  readonly typed: TypedText;
  /** Without its country, which is this where one was named. */
  readonly text: string;
  readonly within: string | null;
  readonly look: AddressLook;
  /** Those looked up already. */
  readonly towns: Map<string, Candidate[]>;
};

function readWithCode(question: Input, mention: PostcodeMention): Rated[] {
  const { source, text, within } = question;
  const countries = mention.countryCodes.filter((code) => within === null || code === within);
  // "1945" before a town of France is no code of hers.
  if (countries.length === 0 && within !== null && source.getPostcodes().countryCodes.includes(within)) return [];
  const areas = countries.flatMap((code) => source.getPostcodes().findArea(code, mention.code) ?? []);
  const guesses = guessAroundPostcode(text, mention).filter(isAddress);
  if (areas.length === 0) return guesses.flatMap((guess) => readGuess(question, { guess, zipOf: (code) => keepUnknown(mention, code) }));
  const agreed = guesses.flatMap((guess) => readAgreed(question, { guess, mention, areas }));
  if (agreed.length > 0) return agreed;
  const byCode = guesses.flatMap((guess) => (guess.town === '' ? readByCode(question, { guess, mention, areas }) : []));
  const isSure = mention.printed.length >= surelyCode;
  const against = isSure ? guesses.flatMap((guess) => readGuess(question, { guess, zipOf: () => '' })) : [];
  const [strongest] = against.sort((one, other) => other.points - one.points);
  if (strongest === undefined || strongest.points < agreement) return byCode;
  // The town and the code are of two places: both are shown.
  const candidates = [...byCode.flatMap((reading) => reading.candidates), ...strongest.candidates];
  return [{ candidates, doubt: true, points: strongest.points }];
}

/** A code that no list of ours has may be right where we have no list; in our countries it is wrong, and kept as it was typed. */
function keepUnknown({ printed, countryCodes }: PostcodeMention, countryCode: string): string {
  return countryCodes.includes(countryCode) || /^[\d ]{4,6}$/.test(printed) ? printed : '';
}

type CodeGuess = { readonly guess: AddressGuess; readonly mention: PostcodeMention; readonly areas: readonly PostcodeArea[] };

function readAgreed(question: Input, { guess, mention, areas }: CodeGuess): Rated[] {
  if (guess.town === '') return [];
  const towns = listTowns(question, guess.town);
  const abroad = towns.filter(({ place }) => !isListed(question.source, place));
  const unlisted = abroad.map((town) => createCandidate(town, { area: null, address: readAddressOf(guess, mention.printed) }));
  const candidates = areas.flatMap((area) => {
    const here = towns.filter(({ place, coordinates }) => isTownOf(question.source, { area, place, coordinates }));
    return here.map((town) => createCandidate(town, { area, address: readAddressOf(guess, printPostcode(area.countryCode, mention)) }));
  });
  return rate(guess, [...candidates, ...unlisted], agreement);
}

/** Whether we have the postcodes of the place's country: where not, any code may be right. */
function isListed({ table, getPostcodes }: TypedSource, place: number): boolean {
  return getPostcodes().countryCodes.includes(table.getRecord(place)?.countryCode ?? '');
}

type TownOfArea = { readonly area: PostcodeArea } & Pick<Candidate, 'place' | 'coordinates'>;

function isTownOf({ table }: TypedSource, { area, place, coordinates }: TownOfArea): boolean {
  const record = table.getRecord(place);
  if (record?.countryCode !== area.countryCode) return false;
  return getGreatCircleKilometres(coordinates, area.coordinates) <= postKilometres + (area.radiusKilometres ?? 0);
}

/** The towns of the code itself. Words that are nearly the town's name are a slip of the pen, not a street. */
function readByCode(question: Input, { guess, mention, areas }: CodeGuess): Rated[] {
  const { source, typed } = question;
  const candidates = areas.flatMap((area) => {
    const towns = listTownsOfArea(source, { area, countryCode: typed.countryCode });
    const rest = guess.rest.filter(
      (segment) => !area.names.some((name) => isSlipOf(foldName(segment), foldName(name))) && !isOtherTown(question, segment),
    );
    const address = readAddressOf({ ...guess, rest }, printPostcode(area.countryCode, mention));
    return towns.map((town) => createCandidate(town, { area, address }));
  });
  return rate(guess, candidates, agreement + (isRatherNumber(mention, guess) ? ratherNumber : 0));
}

/** "plein 1944 nijmegen": four digits beside words without a number are that number. */
function isRatherNumber({ printed }: PostcodeMention, { rest }: AddressGuess): boolean {
  return printed.length < surelyCode && rest.length > 0 && !rest.some((segment) => /\d/.test(segment));
}

/** A town that contradicts the code is none of its streets. */
function isOtherTown(question: Input, segment: string): boolean {
  return !hasEvidence(segment) && isTown(question, segment);
}

function isSlipOf(typed: string, name: string): boolean {
  if (typed.length < 4 || Math.abs(typed.length - name.length) > 2 || typed[0] !== name[0]) return false;
  const letters = (text: string) => text.split('').sort().join('');
  const [one, other] = [letters(typed), letters(name)];
  const missing = [...one].filter((letter) => !other.includes(letter)).length + [...other].filter((letter) => !one.includes(letter)).length;
  return missing <= 1;
}

function readWithoutCode(question: Input): Rated[] {
  const { source, typed, text, look } = question;
  const readings = guessWithoutPostcode(text)
    .filter(isAddress)
    .filter(({ rest }) => /\p{L}/u.test(rest.join('')))
    .filter((guess) => !guess.isLoose || isSomething(source, guess, typed))
    .flatMap((guess) => readGuess(question, { guess, zipOf: () => '' }))
    .filter(({ evidence }) => evidence || look !== 'marked');
  const isBare = readings.length > 0 && readings.every(({ evidence }) => !evidence);
  return isBare && look === 'any' && isMisspelt(question) ? [] : readings;
}

/** "Sint Truden" is Sint-Truiden, and not something called Sint in a town called Truden. */
function isMisspelt({ source, typed, text, within }: Input): boolean {
  const query = { folded: foldName(text), within, countryCode: typed.countryCode, near: null, limit: 1, isName: true };
  return searchNames(source.table, [], query).length > 0;
}

type TownGuess = { readonly guess: AddressGuess; readonly zipOf: (countryCode: string) => string };

function readGuess(question: Input, { guess, zipOf }: TownGuess): (Rated & { readonly evidence: boolean })[] {
  if (guess.town === '') return [];
  const towns = listTowns(question, guess.town);
  const evidence = !guess.isLoose || guess.rest.some(hasEvidence);
  const candidates = towns.map((town) => {
    const zip = zipOf(question.source.table.getRecord(town.place)?.countryCode ?? '');
    return createCandidate(town, { area: null, address: readAddressOf(guess, zip) });
  });
  const isTownToo = guess.rest.some((segment) => isOtherTown(question, segment));
  return rate(guess, candidates, (evidence ? 0.5 : 0) + (isTownToo ? otherTown : 0)).map((rated) => ({ ...rated, evidence }));
}

function hasEvidence(segment: string): boolean {
  return /\d/.test(segment) || isTelling(foldName(segment));
}

function isTown(question: Input, text: string): boolean {
  return listTowns(question, text).length > 0;
}

const manyKinds: ReadonlySet<PlaceKind> = new Set(['airport', 'station', 'port']);

/** Words before or after a town say something only where they are no place themselves, and more than what kind of place is meant. */
function isSomething(source: TypedSource, { rest }: AddressGuess, typed: TypedText): boolean {
  const text = rest.join(' ');
  const folded = foldName(text);
  const great = folded.split(' ').filter((word) => !littleWords.has(word));
  if (great.length === 0 || folded.length < 3) return false;
  // Of stations and airports we know those that there are: several, or none of ours.
  if (isOnlyKind(folded)) return !manyKinds.has(findVenueKind(folded) ?? 'venue');
  return hasEvidence(text) || listExact(source, { ...typed, text }).length === 0;
}

/** No street is longer, and a town has letters. */
function isAddress({ rest, town }: AddressGuess): boolean {
  const text = rest.join(', ');
  return text.length <= longestStreet && (town === '' || /\p{L}/u.test(town));
}

function listTowns(question: Input, town: string): Candidate[] {
  const known = question.towns.get(town) ?? findTowns(question, town);
  question.towns.set(town, known);
  return known;
}

function findTowns({ source, typed, within }: Input, town: string): Candidate[] {
  const text = within === null ? town : `${town}, ${countryNameOf(within, getNameLanguage(typed.language))}`;
  const isMeant = isMoreThanKind(source, foldName(town));
  const towns = listExact(source, { ...typed, text }).filter(
    (candidate) => source.table.getRecord(candidate.place)?.kind === 'town' && isMeant(candidate),
  );
  return towns.length > 0 || isStreetWord(foldName(town)) ? towns : listVillages(source, { ...typed, text });
}

/** "Hôtel Ibis Lille Centre Gares" is in no village of Navarre: what says only what kind of place is meant is a town at home, or a large one. */
function isMoreThanKind({ table }: TypedSource, folded: string): (candidate: Candidate) => boolean {
  const isKind = isOnlyKind(folded);
  return ({ place, isOwn }) => !isKind || isOwn || (table.getRecord(place)?.population ?? 0) >= plainInhabitants;
}

function readAddressOf({ rest }: AddressGuess, zip: string): TypedAddress {
  return { ...readAddressParts(rest), zip };
}

type Located = { readonly area: PostcodeArea | null; readonly address: TypedAddress };

function createCandidate(town: Candidate, { area, address }: Located): Candidate {
  const isSaid = address.zip + address.street + address.venue !== '';
  const coordinates = area === null || area.radiusKilometres === null ? town.coordinates : area.coordinates;
  return isSaid ? { ...town, coordinates, address } : town;
}

function rate({ points }: AddressGuess, candidates: readonly Candidate[], more: number): Rated[] {
  if (candidates.length === 0) return [];
  return [{ candidates, doubt: false, points: points + more + Math.max(...candidates.map((candidate) => candidate.points)) }];
}
