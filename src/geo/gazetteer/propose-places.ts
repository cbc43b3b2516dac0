import { guessWithoutPostcode } from '../address/address-guesses.ts';
import { readAddressParts } from '../address/address-parts.ts';
import { hasEvidence, isOnlyKind, isSignificant, isStreetWord } from '../address/address-words.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { FoundPlace, PlaceQuery } from '../ports.ts';
import { createAddressIn } from './address/named-quarter.ts';
import { splitCountry } from './address/text-resolver.ts';
import { tidyText } from './address/typed-text.ts';
import { countEdits } from './search/edits.ts';
import { foldName } from './search/fold.ts';
import { listExact, type TypedSource } from './search/list-exact.ts';

/** The text in a field whose stop is not resolved yet. */
const unsettled =
  /^\W*(?:tb[acd]|n\.?n\.?b\.?|nnb|n\/?a|t\.?b\.?d|(?:wird|folgt)\b.*(?:bekannt|folgt|gegeben|mitgeteilt).*|noch (?:offen|unklar|onbekend|niet bekend)|volgt|nader te bepalen|to be (?:confirmed|announced|decided)|à (?:définir|préciser|confirmer|déterminer)|por (?:confirmar|determinar|definir)|a confirmar|unbekannt|onbekend|unknown|inconnu|desconocido)\W*$/iu;

type Proposer = TypedSource & { readonly search: (query: PlaceQuery) => readonly FoundPlace[] };

/**
 * Choices for a text that names nothing we know: places by the whole text, then the text as a house in a town with nearly the name of some
 * of its words, then places by one word, then the town of the other stop. Empty for a text that says that nothing is settled.
 */
export function proposePlaces(proposer: Proposer, query: PlaceQuery): readonly FoundPlace[] {
  const text = tidyText(query.text);
  if (unsettled.test(query.text)) return [];
  const whole = proposer.search(query);
  if (whole.length > 0) return whole;
  const { head, within } = splitCountry(text, proposer.countryNames);
  if (within !== null && head !== text) return proposePlaces(proposer, { ...query, text: head });
  const asked = { ...query, text: head };
  for (const propose of [proposeInTowns, proposeByWords, proposeNear]) {
    const found = propose(proposer, asked);
    if (found.length > 0) return found;
  }
  return [];
}

function proposeInTowns(proposer: Proposer, query: PlaceQuery): readonly FoundPlace[] {
  for (const { town, rest, isLoose } of guessWithoutPostcode(query.text)) {
    // Nobody means a village nearly called "Place" or "Hôtel", and nothing has only that name.
    const isNothing = [town, rest.join(' ')].map(foldName).some((folded) => isOnlyKind(folded) || isStreetWord(folded));
    if (rest.length === 0 || isNothing) continue;
    // Words that are no address are a name that we lack: a foreign town with a similar spelling does not help.
    const isHere = (place: FoundPlace) =>
      !isLoose || place.countryCode === query.countryCode || rest.some((segment) => isAddressPart(proposer, { ...query, text: segment }));
    const towns = proposer
      .search({ ...query, text: town })
      .filter((place) => place.kind === 'town' && isHere(place) && isNearlyCalled(place, { town, query }));
    if (towns.length > 0) return towns.map((place) => addHouse(proposer, place, rest));
  }
  return [];
}

/** "Freiburg" beside a river is a town, and no castle of that name. */
function isAddressPart(proposer: Proposer, typed: PlaceQuery): boolean {
  return hasEvidence(typed.text) && listExact(proposer, typed).length === 0;
}

/** A shorter name is one letter away from too many others. */
const shortestMisspelt = 6;
const longName = 9;

type Called = { readonly town: string; readonly query: PlaceQuery };

/** Whether a place has the name or begins with it, or at home differs from it by a typing error: "Servet" is not Sesvete. */
function isNearlyCalled(place: FoundPlace, called: Called): boolean {
  const folded = foldName(called.town);
  const names = [place.name, place.town].map(foldName);
  const isBeginning = folded.length >= shortestBeginning && names.some((one) => one.startsWith(folded));
  return isBeginning || isNamed(place, folded) || names.some((one) => one.split(' ').includes(folded)) || isMisspelt(place, called);
}

function isNamed({ name, town }: FoundPlace, folded: string): boolean {
  return [name, town].map(foldName).some((one) => one === folded || one.startsWith(`${folded} `));
}

function isMisspelt(place: FoundPlace, { town, query }: Called): boolean {
  const folded = foldName(town);
  if (!isAtHome(place, query) || folded.length < shortestMisspelt) return false;
  const most = folded.length >= longName ? 2 : 1;
  return [place.name, place.town].map(foldName).some((one) => one[0] === folded[0] && countEdits(folded, one, most) <= most);
}

function isAtHome({ countryCode }: FoundPlace, query: PlaceQuery): boolean {
  return query.countryCode === null || countryCode === query.countryCode;
}

function addHouse(proposer: Proposer, place: FoundPlace, rest: readonly string[]): FoundPlace {
  return createAddressIn(proposer, place, { ...readAddressParts(rest), zip: '' });
}

const shortestWord = 4;
const shortestBeginning = 4;
/** Of a word among others, a shorter part begins other words by chance: "Glendalough" is no Glen. */
const leastPart = { alone: 0.45, among: 0.7 } as const;

/** Places that one of the words names, the longest first; then those that begin like it, except for a house, which has a name of its own. */
function proposeByWords({ search }: Proposer, query: PlaceQuery): readonly FoundPlace[] {
  const words = listTellingWords(query.text);
  for (const word of words) {
    const isCalled = (place: FoundPlace) => foldName(place.name) === word || isMisspelt(place, { town: word, query });
    const found = search({ ...query, text: word }).filter(isCalled);
    if (found.length > 0) return found;
  }
  if (isSignificant(foldName(query.text))) return [];
  const least = words.length === 1 ? leastPart.alone : leastPart.among;
  for (const word of words) {
    for (let letters = word.length - 1; letters >= Math.max(shortestBeginning, word.length * least); letters -= 1) {
      const beginning = word.slice(0, letters);
      const isHere = (place: FoundPlace) => foldName(place.name).startsWith(beginning) && isAtHome(place, query);
      const found = search({ ...query, text: beginning }).filter(isHere);
      if (found.length > 0) return found;
    }
  }
  return [];
}

function listTellingWords(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word.length >= shortestWord && !isOnlyKind(word) && !isStreetWord(word))
    .sort((one, other) => other.length - one.length)
    .slice(0, 3);
}

const nearKilometres = 5;

/** A house without its town is more likely in the town of the other stop than in one with a similar name. */
function proposeNear(proposer: Proposer, { text, near, language }: PlaceQuery): readonly FoundPlace[] {
  if (near === null || !isSignificant(foldName(text))) return [];
  const { index } = proposer.table;
  const towns = index.records.flatMap((record, place) => {
    const kilometres = record.kind === 'town' && !record.isPart ? getGreatCircleKilometres(record, near) : Number.POSITIVE_INFINITY;
    return kilometres <= nearKilometres ? [{ place, population: record.population }] : [];
  });
  const [largest] = towns.sort((one, other) => other.population - one.population);
  return largest === undefined ? [] : [addHouse(proposer, proposer.maker.createFoundPlace(largest.place, language), [text])];
}
