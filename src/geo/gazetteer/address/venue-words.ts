import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { findVenueKind } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { PlaceRecord, VenueGroup } from '../place-records.ts';
import { foldName } from '../search/fold.ts';

/** The kind of venue, in the words of the five languages. */
const groupWords: Readonly<Record<VenueGroup, string>> = {
  airport: 'airport international internacional luchthaven vliegveld flughafen aeroport aeropuerto terminal',
  station: 'station railway treinstation bahnhof hauptbahnhof hbf gare estacion central centraal bus busstation zob',
  attraction: 'park pretpark attractiepark theme themapark freizeitpark parc parque museum musee museo zoo',
  arena: 'stadium stadion stade estadio arena hall messe beurs fair trade fiera feria expo salon',
  ski: 'ski resort piste wintersport skigebied wintersportgebied skigebiet skiort station estacion de esqui nieve',
  square: 'square plein platz place plaza piazza',
  sight: 'museum musee museo castle schloss kasteel chateau castillo abbey kloster abdij abbaye park parc',
  area: 'park parc parque lake see lac lago',
  ground: 'stadium stadion stade estadio arena hall messe beurs fair feria expo',
  port: 'port haven hafen puerto ferry veerboot fahre cruise kreuzfahrt croisiere crucero terminal',
};

/** Words before the name of a station. */
const stationWords: ReadonlySet<string> = new Set('ns station treinstation railway train bahnhof gare sncf estacion stazione'.split(' '));

const littleWords: ReadonlySet<string> = new Set(
  'a am an d de del den der des di do du el et in l la las le les los of the und van von y'.split(' '),
);

const sightGroups: ReadonlySet<VenueGroup> = new Set<VenueGroup>(['attraction', 'sight', 'area', 'ground', 'ski']);

/** "Gare de Vendôme-Villiers TGV" is not meant by "Gare de Vendôme". */
function hasOwnName(called: readonly string[], townWords: ReadonlySet<string>): boolean {
  return called.some((word) => word.length > 2 && !littleWords.has(word) && !townWords.has(word) && findVenueKind(word) === null);
}

/** A venue with every word that may name it, each after a space. */
export type VenueWords = {
  readonly place: number;
  readonly countryCode: string;
  readonly words: string;
  /** The words that identify it: its names and its town's, and for an airport those for airports. */
  readonly ownWords: ReadonlySet<string>;
  /** Those that are not only its town's: "Boulogne" alone means a town, and not its aquarium. */
  readonly significantWords: ReadonlySet<string>;
  readonly isAirport: boolean;
  readonly isStation: boolean;
  readonly isSight: boolean;
  /** Folded. */
  readonly names: readonly string[];
  /** Its town's, in all languages. */
  readonly townWords: ReadonlySet<string>;
  readonly coordinates: Coordinates;
};

/** From this length on, one word may identify a venue: "Disneyland". Nothing may follow it: "Bergen L" is not the Beekse Bergen. */
const shortestAlone = 6;
/** Terminals of one airport are closer to each other than this. */
const sameAirportKilometres = 5;
/** And the parts of one park. */
const sameSightKilometres = 4;

/** `getTownNames` returns a venue's town in all languages. */
export function createVenueWords(records: readonly PlaceRecord[], getTownNames: (record: PlaceRecord) => readonly string[]): VenueWords[] {
  return records.flatMap((record, place) => {
    const { details, countryCode } = record;
    if (details === null || details.group === null) {
      return [];
    }
    const isStation = details.group === 'station';
    // "Bahnhof Berlin" is no more the one at the zoo, which people call "Bahnhof Zoo", than any other.
    const called = listWords([record.name, ...Object.values(details.names), ...details.otherNames]).filter(
      (word) => !isStation || !stationWords.has(word),
    );
    const townWords = new Set(listWords(getTownNames(record)));
    const named = [...called, ...townWords];
    const kinds = groupWords[details.group].split(' ');
    const isAirport = details.group === 'airport';
    return [
      {
        place,
        countryCode,
        words: ` ${[...new Set([...named, ...kinds])].join(' ')}`,
        ownWords: new Set(isAirport ? [...named, ...kinds] : named),
        significantWords: new Set(isAirport ? [...called, ...kinds] : called),
        isAirport,
        isStation,
        names: [record.name, ...Object.values(details.names), ...details.otherNames].map(foldName),
        isSight: sightGroups.has(details.group) || (isStation && hasOwnName(listWords([record.name]), townWords)),
        townWords,
        coordinates: { latitude: record.latitude, longitude: record.longitude },
      },
    ];
  });
}

function listWords(names: readonly string[]): string[] {
  return names.flatMap((name) => foldName(name).split(' '));
}

/** Venues that contain every word of the query, in any order: "airport amsterdam", "utrecht station". */
export function findVenuesByWords(venues: readonly VenueWords[], folded: string): VenueWords[] {
  const asked = listGreatWords(folded);
  if (asked.length < 2) {
    return [];
  }
  return venues.filter(({ words }) => asked.every((word) => words.includes(` ${word}`)));
}

type WholeWords = { readonly folded: string /** Only venues of this country. */; readonly within: string | null };

/**
 * The one venue that contains every word of the text as a whole word: "Paris CDG", "Madrid airport", "Disneyland". Null if none does, or
 * several that are not terminals of one airport: nobody should be picked up at the wrong one.
 */
export function findVenueByWholeWords(venues: readonly VenueWords[], { folded, within }: WholeWords): number | null {
  const asked = listGreatWords(folded);
  const [only = ''] = asked;
  if (asked.length === 0 || (asked.length === 1 && (only.length < shortestAlone || !folded.endsWith(only)))) return null;
  const there = listWithAny(venues, asked).filter(({ countryCode }) => within === null || countryCode === within);
  return findOnly(there, asked) ?? findStation(there, asked) ?? findCalled(there, asked);
}

/** "Vianden château": the words of one of its names in another order, although they only name its kind and its town. */
function findCalled(venues: readonly VenueWords[], asked: readonly string[]): number | null {
  const wanted = asked.toSorted().join(' ');
  const found = venues.filter(
    ({ isSight, names }) => isSight && names.some((name) => listGreatWords(name).toSorted().join(' ') === wanted),
  );
  const [first] = found;
  return asked.length > 1 && first !== undefined && found.every((other) => other === first || isSameSite(first, other))
    ? first.place
    : null;
}

/** The fewest venues that include all those with every word that is more than a word for stations. */
function listWithAny(venues: readonly VenueWords[], asked: readonly string[]): readonly VenueWords[] {
  const named = asked.filter((word) => !stationWords.has(word));
  const lists = (named.length === 0 ? asked : named).map((word) => listWithWord(venues, word));
  return lists.reduce((fewest, list) => (list.length < fewest.length ? list : fewest), lists[0] ?? []);
}

/** "Station Rotterdam Centraal": town and name mean a station, whether or not it is called one. */
function findStation(venues: readonly VenueWords[], asked: readonly string[]): number | null {
  const named = asked.filter((word) => !stationWords.has(word));
  return named.length < 2 || named.length === asked.length
    ? null
    : findOnly(
        venues.filter(({ isStation }) => isStation),
        named,
      );
}

/** By one of their own words; created once per list. */
const byWordOf = new WeakMap<readonly VenueWords[], ReadonlyMap<string, readonly VenueWords[]>>();

/** The venues with a word among their own. */
export function listWithWord(venues: readonly VenueWords[], word: string): readonly VenueWords[] {
  const known = byWordOf.get(venues) ?? groupByWord(venues);
  byWordOf.set(venues, known);
  return known.get(word) ?? [];
}

function groupByWord(venues: readonly VenueWords[]): ReadonlyMap<string, readonly VenueWords[]> {
  const groups = new Map<string, VenueWords[]>();
  for (const venue of venues) {
    for (const word of venue.ownWords) {
      const group = groups.get(word);
      if (group === undefined) groups.set(word, [venue]);
      else group.push(venue);
    }
  }
  return groups;
}

function findOnly(venues: readonly VenueWords[], asked: readonly string[]): number | null {
  // "Château d'Amboise" is no other castle near Amboise: a sight needs a word beyond its kind and its town.
  const isSignificant = (word: string, { isSight, significantWords, townWords }: VenueWords) =>
    significantWords.has(word) && !(isSight && (findVenueKind(word) !== null || townWords.has(word)));
  // "Vincennes, Paris" is not the gate. "Bolzano Bozen" is the town by two of its names.
  const isTownTwice = ({ townWords }: VenueWords) => asked.length > 1 && asked.every((word) => townWords.has(word));
  const isMeant = (venue: VenueWords) =>
    asked.every((word) => venue.ownWords.has(word)) &&
    asked.some((word) => isSignificant(word, venue)) &&
    !isTownTwice(venue) &&
    (asked.includes('porte') || !venue.names.every((name) => name.startsWith('porte ')));
  const found = venues.filter(isMeant);
  const [first] = found;
  return first !== undefined && found.every((other) => other === first || isSameSite(first, other)) ? first.place : null;
}

/** Terminals of one airport, or the parts of one park: "Beekse Bergen" is the safari park and its resort. */
function isSameSite(first: VenueWords, other: VenueWords): boolean {
  const apart = getGreatCircleKilometres(first.coordinates, other.coordinates);
  if (first.isAirport && other.isAirport) return apart < sameAirportKilometres;
  return first.isSight && other.isSight && !first.isStation && !other.isStation && apart < sameSightKilometres;
}

function listGreatWords(folded: string): string[] {
  return folded.split(' ').filter((word) => word !== '' && !littleWords.has(word));
}
