import { type AddressGuess, guessAroundPostcode } from '../../address/address-guesses.ts';
import { type PostcodeMention, printPostcode } from '../../address/postcode-mentions.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { PostcodeArea } from '../../postcodes/postcode-index.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import type { TypedSource } from '../search/list-exact.ts';
import {
  createCandidate,
  type Input,
  isAddress,
  isOtherTown,
  listTowns,
  type Rated,
  rate,
  readAddressOf,
  readGuess,
} from './address-reading.ts';
import { listTownsOfArea } from './postcode-towns.ts';

/** A town and its postcode that match leave no doubt. */
const agreement = 4;
/** For the post, a town extends this much further than its buildings. */
const postKilometres = 25;
/** A house number is rarely this long, so it is a postcode. */
const surelyCode = 5;
const ratherNumber = -3;

export function readWithCode(question: Input, mention: PostcodeMention): Rated[] {
  const { source, text, within } = question;
  const countries = mention.countryCodes.filter((code) => within === null || code === within);
  // "1945" before a French town is not its postcode.
  if (countries.length === 0 && within !== null && source.getPostcodes().countryCodes.includes(within)) return [];
  const areas = countries.flatMap((code) => source.getPostcodes().findArea(code, mention.code) ?? []);
  const guesses = guessAroundPostcode(text, mention).filter(isAddress);
  if (areas.length === 0) return guesses.flatMap((guess) => readUnknownCode(question, { guess, mention }));
  const agreed = guesses.flatMap((guess) => readAgreed(question, { guess, mention, areas }));
  if (agreed.length > 0) return agreed;
  const short = guesses.filter(({ town }) => areas.some((area) => isBeginning(town, area)));
  if (short.length > 0) return short.flatMap((guess) => readByCode(question, { guess, mention, areas }));
  const byCode = guesses.flatMap((guess) => (guess.town === '' ? readByCode(question, { guess, mention, areas }) : []));
  const isAfter = isAfterTown(question, mention);
  const isSure = mention.printed.length >= surelyCode || isBeforeTown(text, mention) || isAfter;
  const against = isSure ? guesses.flatMap((guess) => readGuess(question, { guess, zipOf: () => '' })) : [];
  const [strongest] = against.sort((one, other) => other.points - one.points);
  if (strongest === undefined || strongest.points < agreement) return byCode;
  const unlisted = strongest.candidates.filter((town) => mayBeUnlisted(source, { town, mention, areas }));
  if (unlisted.length > 0) return guesses.flatMap((guess) => readUnknownCode(question, { guess, mention }));
  if (isAfter && strongest.candidates.every((town) => !isCodeOf(source, { town, mention }))) return against;
  // The town and the code belong to two places: both are shown.
  const isAtHome = ({ place }: Candidate) => strongest.candidates.some((town) => isSameCountry(source, place, town.place));
  const found = byCode.flatMap((reading) => reading.candidates);
  const candidates = [...(found.some(isAtHome) ? found.filter(isAtHome) : found), ...strongest.candidates];
  return [{ candidates, doubt: 'two-places', points: strongest.points }];
}

const shortestBeginning = 5;

/** "28850 Torrejón": the beginning of the one name of the code that begins so. */
function isBeginning(town: string, { names }: PostcodeArea): boolean {
  const folded = foldName(town);
  return folded.length >= shortestBeginning && names.filter((name) => foldName(name).startsWith(`${folded} `)).length === 1;
}

function isSameCountry({ table }: TypedSource, one: number, other: number): boolean {
  return table.getRecord(one)?.countryCode === table.getRecord(other)?.countryCode;
}

/** "9999 Gent": four digits before a name, at the start of the text or of a part. */
function isBeforeTown(text: string, { start, end }: PostcodeMention): boolean {
  return /(?:^|[,;\n])\s*$/.test(text.slice(0, start)) && /^\s*\p{L}/u.test(text.slice(end));
}

/** "Gent 1000" and "Tignes 2100": the few digits after a town are its own code, or wrong, but never the code of a town elsewhere. */
function isAfterTown(question: Input, { start, end, printed }: PostcodeMention): boolean {
  const before = question.text.slice(0, start).split(/[,;\n]/);
  const isAtEnd = /^\s*(?:[,;\n]|$)/.test(question.text.slice(end));
  return printed.length < surelyCode && isAtEnd && listTowns(question, (before.at(-1) ?? '').trim()).length > 0;
}

type OfTown = { readonly town: Candidate; readonly mention: PostcodeMention };

/** Whether the town's country writes codes this way: if not, it is the height of a ski resort, or a year. */
function isCodeOf({ table }: TypedSource, { town, mention }: OfTown): boolean {
  return mention.countryCodes.includes(table.getRecord(town.place)?.countryCode ?? '');
}

type Unlisted = { readonly town: Candidate; readonly mention: PostcodeMention; readonly areas: readonly PostcodeArea[] };

/**
 * Whether the code is in the format of the town's country although no list of ours has it: a match in another country is chance. "75380
 * Paris Cedex 08".
 */
function mayBeUnlisted(source: TypedSource, { town, mention, areas }: Unlisted): boolean {
  const countryCode = source.table.getRecord(town.place)?.countryCode ?? '';
  return mention.countryCodes.includes(countryCode) && areas.every((area) => area.countryCode !== countryCode);
}

/**
 * A town with a code that no list of ours has. Companies and PO boxes have codes of their own, in the range of their town's region: such a
 * code is kept as typed. Any other is doubtful, and left out of the proposals.
 */
function readUnknownCode(
  question: Input,
  { guess, mention }: { readonly guess: AddressGuess; readonly mention: PostcodeMention },
): Rated[] {
  const { source } = question;
  const isCode = mention.printed.length >= surelyCode || isBeforeTown(question.text, mention);
  const isDoubted = isCode && listTowns(question, guess.town).some((town) => contradictsRegion(source, { town, mention }));
  const zipOf = (code: string) => (isDoubted ? '' : unknownCode(mention, code));
  return readGuess(question, { guess, zipOf }).map((rated) => (isDoubted ? { ...rated, doubt: 'postcode' } : rated));
}

/** What codes of one region begin with: the letters of a British one, otherwise two digits. */
function regionOf({ code }: PostcodeMention): string {
  return /^[A-Z]+/.exec(code)?.[0] ?? code.slice(0, 2);
}

/** Whether, in a country whose codes we have, codes near the town begin differently. */
function contradictsRegion(source: TypedSource, { town, mention }: Pick<Unlisted, 'town' | 'mention'>): boolean {
  const countryCode = source.table.getRecord(town.place)?.countryCode ?? '';
  if (!mention.countryCodes.includes(countryCode) || !isListed(source, town.place)) return false;
  const near = { coordinates: town.coordinates, kilometres: postKilometres };
  return !source.getPostcodes().hasCodeNear(countryCode, regionOf(mention), near);
}

/** A code that no list of ours has may be correct if we have no list; in our countries it is wrong, and kept as typed. */
function unknownCode({ printed, countryCodes }: PostcodeMention, countryCode: string): string {
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

/** Whether we have the postcodes of the place's country: if not, any code may be correct. */
function isListed({ table, getPostcodes }: TypedSource, place: number): boolean {
  return getPostcodes().countryCodes.includes(table.getRecord(place)?.countryCode ?? '');
}

type TownOfArea = { readonly area: PostcodeArea } & Pick<Candidate, 'place' | 'coordinates'>;

function isTownOf({ table }: TypedSource, { area, place, coordinates }: TownOfArea): boolean {
  const record = table.getRecord(place);
  if (record?.countryCode !== area.countryCode) return false;
  return getGreatCircleKilometres(coordinates, area.coordinates) <= postKilometres + (area.radiusKilometres ?? 0);
}

/** The towns of the code itself. Words that are nearly the town's name are a typing error, not a street. */
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

/** "plein 1944 nijmegen": four digits beside words without a number are the house number. */
function isRatherNumber({ printed }: PostcodeMention, { rest }: AddressGuess): boolean {
  return printed.length < surelyCode && rest.length > 0 && !rest.some((segment) => /\d/.test(segment));
}

function isSlipOf(typed: string, name: string): boolean {
  if (typed.length < 4 || Math.abs(typed.length - name.length) > 2 || typed[0] !== name[0]) return false;
  if (typed.length === name.length && [...typed].filter((letter, at) => letter !== name[at]).length === 1) return true;
  const letters = (text: string) => text.split('').sort().join('');
  const [one, other] = [letters(typed), letters(name)];
  const missing = [...one].filter((letter) => !other.includes(letter)).length + [...other].filter((letter) => !one.includes(letter)).length;
  return missing <= 1;
}
