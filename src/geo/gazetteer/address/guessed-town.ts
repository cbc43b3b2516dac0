import type { AddressGuess } from '../../address/address-guesses.ts';
import { findVenueKind, hasEvidence, isOnlyKind } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage, type NameLanguage } from '../languages.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';

/** A word of a castle's name is never guessed to be a small foreign town. */
const knownAbroad = 50_000;
/** Halle is known as a town to people in its own country, whatever else a hall is: "Halle Tony Garnier" is in Lyon. */
const knownAsKind = 100_000;

type Guessed = { readonly guess: AddressGuess; readonly town: Candidate };

/** "Burg Eltz" is no Eltz in a town called Burg. */
export function isKindAtStart({ table }: TypedSource, { guess, town }: Guessed): boolean {
  const isKnown = town.isOwn && (table.getRecord(town.place)?.population ?? 0) >= knownAsKind;
  return guess.isLoose && !isKnown && isOnlyKind(foldName(guess.town)) && !hasEvidence(guess.rest.join(' '));
}

/** How much larger a city must be so that its name beside a small town's is no coincidence. */
const knownCity = 100_000;
const smallTown = 20_000;
/** Closer than this it is a suburb or a quarter of the city. */
const suburbKilometres = 20;

/** After an article, a word is more likely part of a name than a town. */
export const articles: Readonly<Record<NameLanguage, RegExp>> = {
  nl: / (?:de|den|der|het|t) $/,
  de: / (?:der|die|das|dem|den) $/,
  fr: / (?:le|la|les|l|du|des) $/,
  es: / (?:el|la|los|las|del) $/,
  en: / the $/,
};

type Asked = { readonly source: TypedSource; readonly typed: TypedText /** The country that was named. */; readonly within: string | null };

/** "Hôtel Marseille 13 Saint-Just": no house number. */
const cityDistrict = /(?<=(?:paris|marseille|lyon)) \d{1,2}(?= |$)/gu;

/** Whether the town may be a word of the name before it: "Kasteel de Haar" is no castle of Haar near Munich. */
export function isGuessed({ source, typed, within }: Asked, { guess, town }: Guessed): boolean {
  const said = foldName(guess.rest.join(' ')).replace(cityDistrict, '');
  if (!guess.isLoose || within !== null || /\d/.test(said)) return false;
  const name = foldName(guess.town);
  const before = said.endsWith(` ${name}`) ? said.slice(0, -name.length) : `${said} `;
  const inhabitants = source.table.getRecord(town.place)?.population ?? 0;
  // A visitor without a country has no abroad, and "Kings Cross" is no Kings in a village called Cross.
  const isBare = typed.countryCode === null && inhabitants < smallTown && !hasEvidence(before);
  const isSmallAbroad = isBare || (typed.countryCode !== null && !town.isOwn && inhabitants < knownAbroad);
  return isSmallAbroad || hasCity(source, { typed, said, town }) || articles[getNameLanguage(typed.language)].test(` ${before}`);
}

type BesideCity = { readonly typed: TypedText; readonly said: string; readonly town: Candidate };

/** "Station Rotterdam Blaak" is more likely in Rotterdam than in a village called Blaak. */
function hasCity(source: TypedSource, { typed, said, town }: BesideCity): boolean {
  if ((source.table.getRecord(town.place)?.population ?? 0) >= smallTown) return false;
  const words = said.split(' ').filter((word) => findVenueKind(word) === null && !isOnlyKind(word));
  if (words.length === 0) return false;
  return listExact(source, { ...typed, text: words.join(' ') }).some(({ place, coordinates }) => {
    const isCity = (source.table.getRecord(place)?.population ?? 0) >= knownCity;
    return isCity && getGreatCircleKilometres(coordinates, town.coordinates) > suburbKilometres;
  });
}
