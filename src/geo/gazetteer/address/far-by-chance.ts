import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { hasEvidence } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { isKind } from './name-words.ts';
import { markBrands } from './typed-words.ts';

/** Infinite without a stop. */
export function getNearest({ coordinates }: Candidate, stops: readonly Coordinates[]): number {
  return Math.min(...stops.map((stop) => getGreatCircleKilometres(stop, coordinates)));
}

/** A town this far from every other stop is not guessed from a word of a name. */
const farKilometres = 60;

export function isFarGuess({ isGuessed = false, coordinates }: Candidate, stops: readonly Coordinates[]): boolean {
  return isGuessed && stops.every((stop) => getGreatCircleKilometres(stop, coordinates) > farKilometres);
}

/** A town below this size is no longer assumed at this distance if the words beside it name no street, house or kind: "Bâlea Lac". */
const unknownInhabitants = 50_000;
const exceptionalKilometres = 150;

export function isFarByChance(source: TypedSource, { address, place, coordinates }: Candidate, { typed, stops }: Chance): boolean {
  const { text } = typed;
  if (address === undefined || stops.length === 0 || /[\d,;]/.test(text) || hasEvidence(text)) return false;
  const { kind, name = '', population = 0 } = source.table.getRecord(place) ?? {};
  if (kind !== 'town' || population >= unknownInhabitants || foldName(text).split(' ').some(isKind)) return false;
  if (stops.some((stop) => getGreatCircleKilometres(stop, coordinates) <= exceptionalKilometres)) return false;
  // "London Victoria": with its city.
  const words = new Set(foldName(name).split(' '));
  const said = text.split(' ');
  const isBrand = markBrands(said.map(foldName));
  const beside = said.filter((word, at) => !words.has(foldName(word)) && isBrand[at] !== true);
  const cities = listExact(source, { ...typed, text: beside.join(' ') });
  return cities.every((city) => getGreatCircleKilometres(city.coordinates, coordinates) > suburbKilometres);
}

const suburbKilometres = 20;

type Chance = { readonly typed: TypedText; readonly stops: readonly Coordinates[] };
