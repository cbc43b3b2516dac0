import type { PlaceKind } from '#domain/itinerary/itinerary.ts';
import { type AddressGuess, guessWithoutPostcode } from '../../address/address-guesses.ts';
import { findVenueKind, isOnlyKind, littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import type { VenueGroup } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { getBefore, type Input, listTowns } from './address-reading.ts';
import { listWithWord } from './venue-words.ts';

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

const airportWords = /^(?:airport|flughafen|luchthaven|vliegveld|aeroport|aeropuerto|aeroporto|airfield)$/;
const airportKilometres = 8;

/** "Gosselies aéroport": the only airport beside a place that does not give it its name. None for every other text. */
export function readAirportBeside(source: TypedSource, typed: TypedText): Candidate[] {
  const words = typed.text.split(/[\s,]+/);
  const beside = words.filter((word) => !airportWords.test(foldName(word)) && !littleWords.has(foldName(word)));
  if (beside.length === 0 || beside.length === words.length) return [];
  const asked = { ...typed, text: beside.join(' ') };
  const places = [...listExact(source, asked), ...listVillages(source, asked)];
  const near = source.venues.filter(({ isAirport, coordinates }) => {
    return isAirport && places.some((place) => getGreatCircleKilometres(place.coordinates, coordinates) <= airportKilometres);
  });
  const [only, ...more] = near;
  return only === undefined || more.length > 0
    ? []
    : [{ place: only.place, coordinates: only.coordinates, points: 0, isPart: false, isOwn: false }];
}

/** Words for a stadium or a station beside its name, and the groups of our lists that hold such. */
const namedKinds: readonly { readonly words: RegExp; readonly groups: ReadonlySet<VenueGroup | null> }[] = [
  { words: /^(?:estadio|stadion|stade|stadium|arena|pabellon|palacio|sportpaleis)$/, groups: new Set(['arena', 'ground']) },
  { words: /^(?:estacion|station|bahnhof|gare|stazione|treinstation)$/, groups: new Set(['station']) },
  { words: /^(?:fahre|fahrhafen|ferry|ferries|veerhaven|veerboot|veerpont|bac|transbordador)$/, groups: new Set(['port']) },
];
const shortestName = 5;

/** "Estadio San Mamés", "Heuston Station": the only stadium or station that has the other words as its name or in it. None otherwise. */
export function readVenueOfKind({ table, venues }: TypedSource, { text }: TypedText): Candidate[] {
  const words = foldName(text).split(' ');
  const kind = namedKinds.find((one) => words.some((word) => one.words.test(word)));
  const called = words.filter((word) => kind !== undefined && !kind.words.test(word) && !littleWords.has(word));
  if (kind === undefined || called.join(' ').length < shortestName) return [];
  const found = listWithWord(venues, called[0] ?? '').filter(({ place, ownWords, townWords }) => {
    const { name = '', details = null } = table.getRecord(place) ?? {};
    if (!kind.groups.has(details?.group ?? null) || (details?.group === 'port' && cruises.test(foldName(name)))) return false;
    return called.every((word) => ownWords.has(word)) && !called.every((word) => townWords.has(word));
  });
  const [only, ...more] = found;
  return only === undefined || more.length > 0
    ? []
    : [{ place: only.place, coordinates: only.coordinates, points: 0, isPart: false, isOwn: false }];
}
