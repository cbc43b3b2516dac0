import { type AddressGuess, guessWithoutPostcode } from '../../address/address-guesses.ts';
import { hasEvidence, isOnlyKind, isQuarter, littleWords } from '../../address/address-words.ts';
import { findPostcodeMentions } from '../../address/postcode-mentions.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage, type NameLanguage } from '../languages.ts';
import { countEdits } from '../search/edits.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { searchNames } from '../search/place-search.ts';
import { listTownsBeside, listTwoTowns, shareAddress } from '../towns-beside.ts';
import { type AddressLook, getBefore, type Input, isAddress, isKnownTown, type Rated, type Reading, readGuess } from './address-reading.ts';
import { readInner } from './inner-town.ts';
import { findKindAlone, listOwnOfKind, readOnlyOfKind } from './read-kind.ts';
import { splitProvince } from './read-province.ts';
import { listPartsOfCity, listTownsNear, splitQuarter } from './read-quarter.ts';
import { readWithCode } from './read-with-code.ts';
import { splitCountry } from './text-resolver.ts';

const unread: Reading = { candidates: [], doubt: null };

/** Reads an address in any order: a street, a house or both, a postcode, a town. Its town must be known, or its postcode. */
export function readAddress(source: TypedSource, asked: TypedText, look: AddressLook): Reading {
  const province = splitProvince(source, asked);
  if (province !== null && province.towns.length > 0) return { candidates: province.towns, doubt: null };
  const typed = province === null ? asked : { ...asked, text: province.text };
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const question = { source, typed, within, text: head, look, towns: new Map<string, Candidate[]>() };
  const only = readOnlyOfKind(question);
  if (only.length > 0) return { candidates: only, doubt: null };
  const near = listTownsNear(question);
  if (near.length > 0) return { candidates: near, doubt: null };
  const parts = listPartsOfCity(question);
  if (parts.length > 0) return { candidates: parts, doubt: parts.length > 1 ? 'two-places' : null };
  const two = /[,;]/.test(head) ? [] : listTwoTowns(question);
  if (two.length > 0) return { candidates: two, doubt: 'two-places' };
  const mentions = findPostcodeMentions(head);
  const readings = [...mentions.flatMap((mention) => readWithCode(question, mention)), ...readWithoutCode(question)];
  const best = readings.reduce<Rated>((first, reading) => (reading.points > first.points ? reading : first), {
    ...unread,
    points: -Infinity,
  });
  const quarter = best.candidates.length === 0 ? splitQuarter(source, typed) : null;
  if (quarter !== null) return readAddress(source, { ...typed, text: quarter }, look);
  const rivals = best.doubt === null && mentions.length === 0 ? listTownsBeside(question, best.candidates) : [];
  return rivals.length === 0 ? best : { candidates: shareAddress(question, { rivals, meant: best.candidates }), doubt: 'two-places' };
}

function readWithoutCode(question: Input): Rated[] {
  const { typed, text, look } = question;
  const readings = guessWithoutPostcode(text)
    .filter(isAddress)
    .filter(({ rest }) => /\p{L}/u.test(rest.join('')))
    .filter((guess) => !guess.isLoose || (isSomething(question, guess) && !isNameOfMore(guess, typed)))
    .flatMap((guess) => readGuess(question, { guess, zipOf: () => '' }))
    .filter(({ evidence }) => evidence || look !== 'marked');
  if (readings.length === 0) return readInner(question);
  const isBare = readings.length > 0 && readings.every(({ evidence }) => !evidence);
  return isBare && look === 'any' && isMisspelt(question) ? [] : readings;
}

/** A longer text is no misspelt name of two words. */
const mostEdits = 2;

/** "Sint Truden" is Sint-Truiden, and not something called Sint in a town called Truden. */
function isMisspelt({ source, typed, text, within }: Input): boolean {
  const query = { folded: foldName(text), within, countryCode: typed.countryCode, near: null, limit: 4, isName: true };
  return searchNames(source.table, [], query).some((place) => {
    const { name = '', details = null } = source.table.getRecord(place) ?? {};
    const names = [name, ...Object.values(details?.names ?? {}), ...(details?.otherNames ?? [])];
    return names.some((one) => countEdits(query.folded, foldName(one), mostEdits) <= mostEdits);
  });
}

/** Words that join a name and the text after it into one name. */
const genitives = /^(?:du|des|d|of|del|della|dei|degli)(?: |$)/;
const genitivesOf: Readonly<Partial<Record<NameLanguage, RegExp>>> = { fr: /^(?:de|d) /, es: /^de / };

/** Features named after a river, a mountain or a village and located beyond it. */
const landscapes = /^(?:gorges?|lacs?|cols?|cirque|vallee|foret|massif|canyon|grottes|canon|valle|embalse|cliffs|lake) /;

/** "Gorges du Verdon" is nothing called Verdon in a small town called Gorges, and nothing called Gorges in a hamlet called Verdon. */
function isNameOfMore({ town, rest }: AddressGuess, { text, language }: TypedText): boolean {
  const [whole, beside] = [foldName(text), foldName(rest.join(' '))];
  const isGenitive = (after: string) => genitives.test(after) || (genitivesOf[getNameLanguage(language)]?.test(after) ?? false);
  const isAtEnd =
    beside === whole &&
    landscapes.test(whole) &&
    whole
      .split(' ')
      .slice(1)
      .some((word) => isGenitive(`${word} `));
  return isAtEnd || (whole.startsWith(`${foldName(town)} ${beside}`) && isGenitive(beside));
}

/** Words before or after a town count only if they are no place themselves, and more than a kind of place. */
function isSomething(question: Input, guess: AddressGuess): boolean {
  const { source, typed } = question;
  const { rest } = guess;
  const text = rest.join(' ');
  const folded = foldName(text);
  // "Nueva York" is no New in York.
  if (
    foldName(getBefore(guess))
      .split(' ')
      .every((word) => littleWords.has(word))
  )
    return false;
  if (isQuarter(folded)) return true;
  if (isOnlyKind(folded)) {
    const kind = findKindAlone(guess);
    // We know all airports; several stations and ports may be meant, and a town may have one that we lack.
    return kind === null || (kind !== 'airport' && listOwnOfKind(question, { guess, kind }).length === 0);
  }
  if (folded.length < 3) return false;
  const isEvident = hasEvidence(text) && !isKnownTown(question, text);
  return isEvident || listExact(source, { ...typed, text }).length === 0;
}
