import type { PlaceKind } from '#domain/itinerary/itinerary.ts';
import { europeanCountries } from '../countries/european-countries.ts';
import { translateVenueName } from './address/venue-names.ts';
import { type City, readCityFile, visitCities } from './city-file.ts';
import { addedTownRows } from './data/added-towns.ts';
import { airportRows } from './data/airports.ts';
import { arenaAndFairRows } from './data/arenas-and-fairs.ts';
import { attractionRows } from './data/attractions.ts';
import { clinicCampusAndMallRows } from './data/clinics-campuses-and-malls.ts';
import { moreArenaAndFairRows } from './data/more-arenas-and-fairs.ts';
import { moreGroundRows } from './data/more-grounds.ts';
import { moreSightRows } from './data/more-sights.ts';
import { moreSightRowsOfAlps } from './data/more-sights-alps.ts';
import { moreSightRowsOfBritishIsles } from './data/more-sights-british-isles.ts';
import { moreSightRowsOfFrance } from './data/more-sights-france.ts';
import { moreSightRowsOfGermany } from './data/more-sights-germany.ts';
import { moreSightRowsOfItaly } from './data/more-sights-italy.ts';
import { moreSightRowsOfLowCountries } from './data/more-sights-low-countries.ts';
import { moreSightRowsOfNordics } from './data/more-sights-nordics.ts';
import { moreSightRowsOfSpain } from './data/more-sights-spain.ts';
import { portRows } from './data/ports.ts';
import { areaRows } from './data/sights-areas.ts';
import { sightRowsOfBenelux } from './data/sights-benelux.ts';
import { sightRowsOfEurope } from './data/sights-europe.ts';
import { sightRowsOfFrance } from './data/sights-france.ts';
import { sightRowsOfGermany } from './data/sights-germany.ts';
import { sightRowsOfSpain } from './data/sights-spain.ts';
import { skiResortRows } from './data/ski-resorts.ts';
import { squareRows } from './data/squares.ts';
import { stationRows } from './data/stations.ts';
import { townNameRows } from './data/town-names.ts';
import { isNameLanguage, type NameLanguage } from './languages.ts';
import { parseList, parseNumber, parseTable } from './table.ts';

type LocalNames = Readonly<Partial<Record<NameLanguage, string>>>;

/** Rare fields, kept separately so that 64,000 towns stay small. */
type PlaceDetails = {
  readonly names: LocalNames;
  readonly otherNames: readonly string[];
  /** The town of a venue, as the data spells it; empty for a town. */
  readonly townName: string;
  readonly group: VenueGroup | null;
};

export type PlaceRecord = {
  readonly key: string | number;
  readonly name: string;
  readonly countryCode: string;
  readonly kind: PlaceKind;
  /** A part of a town rather than a town. */
  readonly isPart: boolean;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly details: PlaceDetails | null;
};

/** `area`: several kilometres wide. `sight` and `ground`: less known than those on city pages. */
const venueGroups = ['airport', 'station', 'attraction', 'arena', 'port', 'ski', 'square', 'sight', 'area', 'ground'] as const;
export type VenueGroup = (typeof venueGroups)[number];

const sightRows = [
  sightRowsOfBenelux,
  sightRowsOfGermany,
  sightRowsOfFrance,
  sightRowsOfSpain,
  sightRowsOfEurope,
  moreSightRows,
  moreSightRowsOfLowCountries,
  moreSightRowsOfGermany,
  moreSightRowsOfFrance,
  moreSightRowsOfSpain,
  moreSightRowsOfItaly,
  moreSightRowsOfAlps,
  moreSightRowsOfBritishIsles,
  moreSightRowsOfNordics,
  clinicCampusAndMallRows,
]
  .map((rows) => rows.trim())
  .join('\n');

const venueTables: Readonly<Record<VenueGroup, { readonly kind: PlaceKind; readonly rows: string }>> = {
  airport: { kind: 'airport', rows: airportRows },
  station: { kind: 'station', rows: stationRows },
  attraction: { kind: 'venue', rows: attractionRows },
  arena: { kind: 'venue', rows: arenaAndFairRows },
  port: { kind: 'port', rows: portRows },
  ski: { kind: 'venue', rows: skiResortRows },
  square: { kind: 'venue', rows: squareRows },
  sight: { kind: 'venue', rows: sightRows },
  area: { kind: 'venue', rows: areaRows },
  ground: { kind: 'venue', rows: `${moreArenaAndFairRows.trim()}\n${moreGroundRows.trim()}` },
};

/** GeoNames codes of abandoned places. */
const goneCodes: ReadonlySet<string> = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Every place of the gazetteer: towns of GeoNames, towns added, venues. */
export function loadPlaceRecords(): PlaceRecord[] {
  const create = createTownOfColumns();
  const records: PlaceRecord[] = [];
  visitCities({
    bytes: readCityFile(),
    countryCodes: new Set(Object.keys(europeanCountries)),
    visit: (city) => {
      if (isTypable(city)) records.push(create({ ...city, isPart: city.featureCode === 'PPLX' }));
    },
  });
  return [...records, ...createOwnRecords()];
}

/** The places of our own lists: added towns, then venues. */
export function createOwnRecords(): PlaceRecord[] {
  return [
    ...parseTable(addedTownRows, 8).map(createAddedTown),
    ...venueGroups.flatMap((group) => parseTable(venueTables[group].rows, 8).map((cells) => createVenue(group, cells))),
  ];
}

/** Inhabited, with a name in Latin letters: a dozen names in the extract are only in Cyrillic and cannot be typed here. */
function isTypable({ featureCode, name }: City): boolean {
  return !goneCodes.has(featureCode) && (/^[A-Za-z]/.test(name) || /\p{Script=Latin}/u.test(name));
}

/** The key by which a form names a place again; stable over releases of the data. */
export function getPlaceKey({ key }: PlaceRecord): string {
  return typeof key === 'number' ? `gn:${key}` : key;
}

function loadTownNames(): Map<number, PlaceDetails> {
  return new Map(
    parseTable(townNameRows, 7).map(([id = '', en = '', nl = '', de = '', fr = '', es = '', others = '']) => [
      parseNumber(id),
      { names: { en, nl, de, fr, es }, otherNames: parseList(others), townName: '', group: null },
    ]),
  );
}

/**
 * Inhabitants, rounded, that the extract lacks for towns that groups travel to, by GeoNames id: Bergen in Noord-Holland, Osterode am Harz.
 */
const lackingInhabitants: ReadonlyMap<number, number> = new Map([
  [2759154, 12_000],
  [2856405, 22_000],
]);

type TownColumns = Pick<City, 'id' | 'name' | 'countryCode' | 'population' | 'latitude' | 'longitude'> & { readonly isPart: boolean };

/** Creates towns of GeoNames, with the names by language that a few hundred of them have. */
export function createTownOfColumns(): (columns: TownColumns) => PlaceRecord {
  const names = loadTownNames();
  return ({ id, name, countryCode, isPart, population, latitude, longitude }) => ({
    key: id,
    name,
    countryCode,
    kind: 'town',
    isPart,
    population: population === 0 ? (lackingInhabitants.get(id) ?? 0) : population,
    latitude,
    longitude,
    details: names.get(id) ?? null,
  });
}

function createAddedTown(cells: readonly string[]): PlaceRecord {
  const [key = '', countryCode = '', latitude = '', longitude = '', population = '', name = '', others = '', local = ''] = cells;
  return {
    key: `town:${key}`,
    name,
    countryCode,
    kind: 'town',
    isPart: false,
    population: parseNumber(population),
    latitude: parseNumber(latitude),
    longitude: parseNumber(longitude),
    details: { names: parseLocalNames(local), otherNames: parseList(others), townName: '', group: null },
  };
}

function createVenue(group: VenueGroup, cells: readonly string[]): PlaceRecord {
  const [key = '', countryCode = '', townName = '', latitude = '', longitude = '', name = '', others = '', local = ''] = cells;
  return {
    key: `venue:${key}`,
    name,
    countryCode,
    kind: venueTables[group].kind,
    isPart: false,
    population: 0,
    latitude: parseNumber(latitude),
    longitude: parseNumber(longitude),
    details: { names: { ...translateVenueName(name), ...parseLocalNames(local) }, otherNames: parseList(others), townName, group },
  };
}

/** "nl: Brussel-Zuid, fr: Bruxelles-Midi" */
function parseLocalNames(cell: string): LocalNames {
  return Object.fromEntries(
    parseList(cell).map((entry) => {
      const [language = '', name = ''] = entry.split(': ');
      if (!isNameLanguage(language) || name === '') {
        throw new Error(`not a name in a language: ${entry}`);
      }
      return [language, name];
    }),
  );
}
