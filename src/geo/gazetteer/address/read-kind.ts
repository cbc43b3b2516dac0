import type { PlaceKind } from '#domain/itinerary/itinerary.ts';
import { type AddressGuess, guessWithoutPostcode } from '../../address/address-guesses.ts';
import { findVenueKind, isOnlyKind, littleWords } from '../../address/address-words.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { getBefore, type Input, listTowns } from './address-reading.ts';

/** Kinds of which a town has one or several: those that we know of it are meant by their kind. */
const manyKinds: ReadonlySet<PlaceKind> = new Set(['airport', 'station', 'port']);

/** "Bahnhof", "the port of", "Aeropuerto de": a kind of place of which a town has one or several, without further words. */
export function findKindAlone(guess: AddressGuess): PlaceKind | null {
  const words = foldName(getBefore(guess)).split(' ');
  if (words.every((word) => littleWords.has(word)) || !isOnlyKind(words.join(' '))) return null;
  const kind = findVenueKind(words.join(' '));
  return kind !== null && manyKinds.has(kind) ? kind : null;
}

type KindInTown = { readonly guess: AddressGuess; readonly kind: PlaceKind };

/** Words about a port, and words for one. */
const cruises = /cruise|croisiere|cruceros|kreuzfahrt/;
const ferries = /ferry|veer|fahr/;

/** Our stations, ports or airports of the towns of that name: no cruise terminal for a ferry passenger, nor the other way round. */
export function listOwnOfKind(question: Input, { guess, kind }: KindInTown): Candidate[] {
  const { table, venues, maker } = question.source;
  const towns = new Set(listTowns(question, guess.town).map(({ place }) => place));
  const said = foldName(getBefore(guess));
  return venues.flatMap(({ place, coordinates }) => {
    const record = table.getRecord(place);
    const isOther = cruises.test(foldName(record?.name ?? '')) ? ferries.test(said) : cruises.test(said);
    const isThere = record?.kind === kind && towns.has(maker.findTownOf(record) ?? -1);
    return isThere && !isOther ? [{ place, points: 0, coordinates, isPart: false, isOwn: false }] : [];
  });
}

/** "Bahnhof Bochum", "Hoek van Holland haven": the only station or port of that town, as far as known. Empty for every other text. */
export function readOnlyOfKind(question: Input): Candidate[] {
  for (const guess of guessWithoutPostcode(question.text)) {
    const kind = guess.rest.length === 1 ? findKindAlone(guess) : null;
    // A city's airports are in other towns: "London airport" means none in particular.
    if (kind === null || kind === 'airport') continue;
    const [only, ...more] = listOwnOfKind(question, { guess, kind });
    if (only !== undefined) return more.length === 0 ? [only] : [];
  }
  return [];
}
