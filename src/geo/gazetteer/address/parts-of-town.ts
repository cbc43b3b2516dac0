import { littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { Candidate } from '../choose-together.ts';
import type { PlaceRecord } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import type { Input } from './address-reading.ts';
import { type Asked, findAsked, isKind, isSide } from './name-words.ts';
import { listWithWord } from './venue-words.ts';

/** A venue within this distance may be named by its city; airports are farther out than everything else. */
const cityKilometres = { airport: 70, station: 15, fair: 25, port: 40 } as const;
const quarterKilometres = 20;
const venueKilometres = 40;
const shortestAlone = 5;
const fairWords = /(?:^| )(?:messe|fair|fiera|feria|fira|expo|beurs|jaarbeurs|exhibition|ifema|congress|kongress|ferial|nec)(?: |$)|messe/;

const mainStation = /central|centraal|hauptbahnhof|hbf|^station |^gare d|estacion de/;

type AskedInput = {
  readonly kind: Asked;
  readonly towns: readonly Candidate[];
  readonly townWords: readonly string[];
  readonly rest: readonly string[];
  /** Of several stations the main one. */
  readonly isMainMeant: boolean;
};

/**
 * Our airports, stations, fairs or ports of a town, by the town that contains them or gives its name; of several, those that the other
 * words name.
 */
export function findAskedVenues(source: TypedSource, { kind, towns, townWords, rest, isMainMeant }: AskedInput): Candidate[] {
  const { table, venues } = source;
  const [town] = towns;
  if (town === undefined) return [];
  const found = venues.flatMap(({ place, coordinates, ownWords }) => {
    const record = table.getRecord(place);
    if (record === undefined || !isOfKind(record, kind)) return [];
    const kilometres = getGreatCircleKilometres(coordinates, town.coordinates);
    const isCalledSo = townWords.every((word) => word.split(' ').every((part) => ownWords.has(part)));
    if (kilometres > cityKilometres[kind] || !(isCalledSo || isInTown(source, record, towns))) return [];
    const named = rest.filter((word) => !littleWords.has(word) && ownWords.has(word) && findAsked(word) === null).length;
    const isMain = isMainMeant && kind === 'station' && mainStation.test(foldName(record.name)) ? 0.5 : 0;
    return [{ candidate: toCandidate(record, place), points: named + isMain }];
  });
  const most = Math.max(...found.map(({ points }) => points));
  return found.filter(({ points }) => points === most).map(({ candidate }) => candidate);
}

function isInTown({ maker }: TypedSource, record: PlaceRecord, towns: readonly Candidate[]): boolean {
  const at = maker.findTownOf(record);
  return towns.some(({ place }) => place === at);
}

function isOfKind({ kind, name, details }: PlaceRecord, asked: Asked): boolean {
  if (asked !== 'fair') return kind === asked;
  return (
    (details?.group === 'arena' || details?.group === 'ground') &&
    fairWords.test(foldName([name, ...(details?.otherNames ?? [])].join(' ')))
  );
}

function toCandidate({ latitude, longitude }: PlaceRecord, place: number): Candidate {
  return { place, points: 0, coordinates: { latitude, longitude }, isPart: false, isOwn: false };
}

type VenueInput = { readonly town: Candidate; readonly folded: readonly string[]; readonly rest: readonly string[] };
export type NamedVenue = {
  readonly venue: Candidate /** Every word that says something is a word of its name. */;
  readonly isWhole: boolean;
};

type Typed = {
  readonly all: ReadonlySet<string>;
  /** Beside the town. */
  readonly others: ReadonlySet<string>;
  /** The names of the venue's town, which say nothing about the venue: "Almere College Dronten" is not at the station Almere Centrum. */
  readonly townWords?: ReadonlySet<string>;
};

/** A venue of ours in or near the town with one of its names among the words: the Gare de Lyon in Paris, the arena of a car park. */
export function findVenueInTown({ table, venues }: TypedSource, { town, folded, rest }: VenueInput): NamedVenue | null {
  const typed = { all: splitAll(folded), others: splitAll(rest) };
  let best: { readonly place: number; readonly count: number; readonly record: PlaceRecord; readonly words: ReadonlySet<string> } | null =
    null;
  const near = new Set([...typed.others].flatMap((word) => listWithWord(venues, word)));
  for (const { place, coordinates, ownWords, townWords } of near) {
    const record = table.getRecord(place);
    const reach = record?.kind === 'airport' ? cityKilometres.airport : venueKilometres;
    if (record === undefined || getGreatCircleKilometres(coordinates, town.coordinates) > reach) continue;
    const isAirport = record.kind === 'airport';
    const count = Math.max(
      ...listNames(record).map((name) => (isAirport ? countAirport(name, typed) : countNamed(name, { ...typed, townWords }))),
    );
    if (count > (best?.count ?? 0)) best = { place, count, record, words: ownWords };
  }
  if (best === null) return null;
  const { place, record, words } = best;
  const said = ` ${folded.join(' ')} `;
  const isCalledSo = listNames(record).some((name) => said.includes(` ${foldName(name)} `));
  const isWhole =
    isCalledSo || rest.every((word) => littleWords.has(word) || isKind(word) || word.split(' ').every((part) => words.has(part)));
  return { venue: toCandidate(record, place), isWhole };
}

function splitAll(folded: readonly string[]): ReadonlySet<string> {
  return new Set(folded.flatMap((word) => word.split(' ')));
}

/**
 * How many words of a name were typed: 0 if one that is more than a kind is missing, if most are missing ("Porte" is not the Arena Porte de
 * la Chapelle), or if nothing was typed beside the town.
 */
function countNamed(name: string, { all, others, townWords }: Typed): number {
  const whole = foldName(name)
    .split(' ')
    .filter((word) => !littleWords.has(word));
  const words = whole.filter((word) => all.has(word) || !(isKind(word) || findAsked(word) !== null));
  if (words.length * 2 < whole.length) return 0;
  const saysMore = words.some(
    (word) => others.has(word) && !townWords?.has(word) && !isKind(word) && !isSide(word) && findAsked(word) === null,
  );
  const isLong = words.length > 1 || (words[0] ?? '').length >= shortestAlone;
  return isLong && saysMore && words.every((word) => all.has(word)) ? words.length : 0;
}

/** For an airport its code is enough, "Ibis Paris CDG", or the word beside its city: "Novotel Milano Malpensa". */
function countAirport(name: string, typed: Typed): number {
  if (/^[A-Z]{3}$/.test(name)) return typed.others.has(name.toLowerCase()) ? 1 : 0;
  return countNamed(name, typed);
}

function listNames({ name, details }: PlaceRecord): string[] {
  return [name, ...Object.values(details?.names ?? {}), ...(details?.otherNames ?? [])];
}

type QuarterInput = {
  readonly towns: readonly Candidate[];
  readonly words: readonly string[];
  readonly folded: readonly string[];
  readonly span: { readonly from: number; readonly to: number };
};

/** A quarter, a suburb or a village near the town, named by the other words; null if there is none. */
export function findQuarter({ source, typed }: Input, { towns, words, folded, span }: QuarterInput): Candidate | null {
  const isOther = (at: number) => at < span.from || at >= span.to;
  for (let count = 3; count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const positions = Array.from({ length: count }, (_, at) => from + at);
      if (!positions.every(isOther)) continue;
      const part = folded.slice(from, from + count);
      if (part.every((word) => littleWords.has(word) || isSide(word) || isKind(word) || findAsked(word) !== null || word.length < 4))
        continue;
      const text = words.slice(from, from + count).join(' ');
      const named = [...listExact(source, { ...typed, text }), ...listVillages(source, { ...typed, text })];
      const near = named.filter((one) => towns.some((town) => isPartOf(source, one, town)));
      const [first] = near.sort((one, other) => nearest(one, towns) - nearest(other, towns));
      if (first !== undefined) return first;
    }
  }
  return null;
}

function nearest({ coordinates }: Candidate, towns: readonly Candidate[]): number {
  return Math.min(...towns.map((town) => getGreatCircleKilometres(town.coordinates, coordinates)));
}

function isPartOf({ table }: TypedSource, one: Candidate, town: Candidate): boolean {
  const [part, whole] = [table.getRecord(one.place), table.getRecord(town.place)];
  if (part === undefined || whole === undefined || one.place === town.place || part.kind !== 'town') return false;
  return part.countryCode === whole.countryCode && getGreatCircleKilometres(one.coordinates, town.coordinates) <= quarterKilometres;
}
