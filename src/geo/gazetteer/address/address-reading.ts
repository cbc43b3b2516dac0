import { countryNameOf } from '#domain/sites/country-name.ts';
import type { AddressGuess } from '../../address/address-guesses.ts';
import { readAddressParts } from '../../address/address-parts.ts';
import { hasEvidence, isOnlyKind, isPlainStreet, isStreetBeginning, isStreetWord, littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { PostcodeArea } from '../../postcodes/postcode-index.ts';
import type { Candidate, TypedAddress } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import type { PlaceRecord } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { isGuessed, isKindAtStart } from './guessed-town.ts';
import { isOfBrand } from './name-words.ts';
import { isNoTown } from './no-towns.ts';
import { listLeadingTowns } from './text-resolver.ts';

/** Text beside a town that is itself the name of a town. */
const otherTown = -2.5;
/** From this size on, a foreign town's name means the town, although the word is also that of a hall or a station. */
const plainInhabitants = 20_000;

const longestStreet = 100;

/**
 * `marked`: by a number, a comma, or words of streets and houses; `unlike-a-name`: the text is known not to be a misspelt name; `any`: not
 * checked yet.
 */
export type AddressLook = 'marked' | 'unlike-a-name' | 'any';

/** Why no reading is certain: the text names two places that are far apart, a postcode outside its town, or ambiguous words. */
export type Doubt = 'two-places' | 'postcode' | 'several';

/** What a text may mean. */
export type Reading = {
  readonly candidates: readonly Candidate[];
  readonly doubt: Doubt | null;
  /** The candidates are the towns of the region that the text names. */
  readonly isRegion?: boolean;
};

export type Rated = Reading & { readonly points: number };

export type Input = {
  readonly source: TypedSource;
  readonly typed: TypedText;
  /** Without its country; this one if it was named. */
  readonly text: string;
  readonly within: string | null;
  readonly look: AddressLook;
  /** The lookups done already. */
  readonly towns: Map<string, Candidate[]>;
};

type TownGuess = { readonly guess: AddressGuess; readonly zipOf: (countryCode: string) => string };

export function readGuess(question: Input, { guess, zipOf }: TownGuess): (Rated & { readonly evidence: boolean })[] {
  if (guess.town === '' || isCalledAfter(question, guess)) return [];
  if (guess.isLoose && isOfBrand(foldName(question.text), foldName(guess.town))) return [];
  const towns = listTowns(question, guess.town).filter((town) => !isKindAtStart(question.source, { guess, town }));
  const evidence = !guess.isLoose || guess.rest.some(hasEvidence);
  const candidates = towns.map((town) => {
    const zip = zipOf(question.source.table.getRecord(town.place)?.countryCode ?? '');
    const candidate = createCandidate(town, { area: null, address: readAddressOf(guess, zip) });
    return isGuessed(question, { guess, town }) ? { ...candidate, isGuessed: true } : candidate;
  });
  const isTownToo = guess.rest.some((segment) => isOtherTown(question, segment) && !isFarNamesake(question, { segment, towns }));
  return rate(guess, candidates, (evidence ? 0.5 : 0) + (isTownToo ? otherTown : 0)).map((rated) => ({ ...rated, evidence }));
}

/**
 * "Venedig Piazzale Roma" and "Valencia Avenida de Madrid": after a town and a street word, the last town is part of the street's name, and
 * "12 rue de Paris" does not say its town; after "sur" it is the river of a town.
 */
function isCalledAfter(question: Input, { town, rest, isLoose }: AddressGuess): boolean {
  if (!isLoose || rest.length !== 1 || !question.text.endsWith(` ${town}`)) return false;
  const words = getBefore({ town, rest }).split(' ');
  if (riverWords.test(foldName(words.at(-1) ?? ''))) return true;
  while (words.length > 0 && isLink(words.at(-1) ?? '')) words.pop();
  const street = words.pop() ?? '';
  if (words.every((word) => /^\d/.test(word))) return isPlainStreet(foldName(street));
  return isStreetBeginning(foldName(street)) && isKnownTown(question, words.join(' '));
}

/** The text beside the town, without the town if a name leads into it: "Aeropuerto de" of "Aeropuerto de Gerona". */
export function getBefore({ town, rest }: Pick<AddressGuess, 'town' | 'rest'>): string {
  const said = rest.join(' ');
  return said.endsWith(` ${town}`) ? said.slice(0, -town.length).trim() : said;
}

function isLink(word: string): boolean {
  const folded = foldName(word);
  return littleWords.has(folded) && !isStreetBeginning(folded);
}

/** A town that contradicts the code is not one of its streets. */
export function isOtherTown(question: Input, segment: string): boolean {
  return !hasEvidence(segment) && listTowns(question, segment).length > 0;
}

/** "Freiburg" is a town, and no castle of that name. */
export function isKnownTown(question: Input, text: string): boolean {
  return listTowns(question, text).some((town) => getPopulation(question, town) >= plainInhabitants);
}

/** Closer than this it may be meant itself; larger than this it is well known. */
const farKilometres = 60;
const fewerTimes = 5;

/** The old port of La Rochelle is meant, although a distant hamlet is called Vieux-Port. */
function isFarNamesake(question: Input, { segment, towns }: { readonly segment: string; readonly towns: readonly Candidate[] }): boolean {
  const [largest] = [...towns].sort((one, other) => getPopulation(question, other) - getPopulation(question, one));
  if (largest === undefined) return false;
  return listTowns(question, segment).every((namesake) => {
    const isFar = getGreatCircleKilometres(namesake.coordinates, largest.coordinates) > farKilometres;
    return isFar && getPopulation(question, namesake) * fewerTimes < getPopulation(question, largest);
  });
}

export function getPopulation({ source }: Input, { place }: Candidate): number {
  return source.table.getRecord(place)?.population ?? 0;
}

export function listTowns(question: Input, town: string): Candidate[] {
  const known = question.towns.get(town) ?? findTowns(question, town);
  question.towns.set(town, known);
  return known;
}

function findTowns({ source, typed, within }: Input, town: string): Candidate[] {
  const text = within === null ? town : `${town}, ${countryNameOf(within, getNameLanguage(typed.language))}`;
  const isMeant = isMoreThanKind(source, foldName(town));
  const towns = listExact(source, { ...typed, text }).filter(
    (candidate) => isTownRow(source.table.getRecord(candidate.place)) && isMeant(candidate),
  );
  if (towns.length > 0 || isStreetWord(foldName(town))) return towns;
  // Nobody means a village called España.
  const villages = source.countryNames.has(foldName(town)) ? [] : listVillages(source, { ...typed, text });
  // "Bad Homburg" is Bad Homburg vor der Höhe, and not something called Bad in Homburg.
  if (villages.length > 0 || isCutShort(town)) return villages;
  const leading = listLeadingTowns(source, { ...typed, language: getNameLanguage(typed.language), text });
  return town.includes(' ') ? leading : leading.filter((one) => isCalledShort(source, one, town));
}

const shortestWord = 5;
const calledShort = 5_000;

/** "Driebergen" is Driebergen-Rijsenburg and "Brive" Brive-la-Gaillarde in their own country. */
function isCalledShort({ table }: TypedSource, { place, isOwn }: Candidate, town: string): boolean {
  if (!isOwn || town.length < shortestWord || !/^\p{Lu}/u.test(town) || isOnlyKind(foldName(town))) return false;
  const { name = '', population = 0 } = table.getRecord(place) ?? {};
  return population >= calledShort && name.toLowerCase().startsWith(`${town.toLowerCase()}-`);
}

/** Whether people live there: not a station, street or company in a list of places. */
function isTownRow(record: PlaceRecord | undefined): boolean {
  return record?.kind === 'town' && !isNoTown(foldName(record.name));
}

const articles: ReadonlySet<string> = new Set('de den die el het l la las le les los'.split(' '));

/** "Puerto de" is no Puerto de la Cruz and "Le Cap" of "Le Cap Ferret" no Cap d’Agde: the text after it completes another name. */
function isCutShort(town: string): boolean {
  const words = foldName(town).split(' ');
  const last = words.at(-1) ?? '';
  const isArticled = words.length === 2 && articles.has(words[0] ?? '');
  return isArticled || littleWords.has(last) || riverWords.test(last);
}

/**
 * These are followed by a river or the sea, which distinguishes a town from its namesakes: "Montreuil sur" is no street in a town called
 * Mer.
 */
const riverWords = /^(?:sur|sous|lez|aan|ob|upon)$/;

/**
 * "Hôtel Ibis Lille Centre Gares" is in no village of Navarre: words that only name a kind of place are a town only in the visitor's
 * country, or if it is large.
 */
function isMoreThanKind({ table }: TypedSource, folded: string): (candidate: Candidate) => boolean {
  const [isKind, isStreet] = [isOnlyKind(folded), isStreetWord(folded)];
  return ({ place, isOwn }) =>
    (!isKind && !isStreet) || (isOwn && !isStreet) || (table.getRecord(place)?.population ?? 0) >= plainInhabitants;
}

export function readAddressOf({ rest }: AddressGuess, zip: string): TypedAddress {
  return { ...readAddressParts(rest), zip };
}

type Located = { readonly area: PostcodeArea | null; readonly address: TypedAddress };

export function createCandidate(town: Candidate, { area, address }: Located): Candidate {
  const isSaid = address.zip + address.street + address.venue !== '';
  const coordinates = area === null || area.radiusKilometres === null ? town.coordinates : area.coordinates;
  return isSaid ? { ...town, coordinates, address } : town;
}

export function rate({ points }: AddressGuess, candidates: readonly Candidate[], more: number): Rated[] {
  if (candidates.length === 0) return [];
  return [{ candidates, doubt: null, points: points + more + Math.max(...candidates.map((candidate) => candidate.points)) }];
}

/** No street is longer, and a town's name contains letters. */
export function isAddress({ rest, town }: AddressGuess): boolean {
  const text = rest.join(', ');
  return text.length <= longestStreet && (town === '' || /\p{L}/u.test(town));
}
