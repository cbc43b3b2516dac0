import type { CityFigures, Reach } from '#content/cities/figures.ts';
import { depotOfTrip } from '#domain/pricing/depot/depots.ts';
import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Geo } from '#geo/create-geo.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import { getPlaceKey, type PlaceRecord } from '#geo/gazetteer/place-records.ts';
import { reach } from './city-roads.ts';
import type { CityTown } from './city-towns.ts';
import { listDestinations } from './destinations.ts';
import { listAirports } from './list-airports.ts';
import { listParts } from './list-parts.ts';
import { nameTown } from './name-place.ts';
import { isVisited } from './not-sights.ts';
import { notTowns } from './not-towns.ts';
import { findOneDriverUntil, leave } from './one-driver.ts';
import { lacksSchoolHolidays, listSchoolHolidays } from './school-holidays.ts';
import { addressOf } from './slugs.ts';
import type { Near, TownMap } from './town-map.ts';

export type CityTools = {
  readonly map: TownMap;
  readonly roads: Geo['roads'];
  readonly places: Geo['places'];
  readonly depots: DepotTable;
};
type City = CityTown & { readonly language: SiteLanguage; readonly record: PlaceRecord };

/** The content of a town's pages in one language: some twenty roads and half a dozen prices, about ten milliseconds. */
export async function computeCity(tools: CityTools, town: CityTown, language: SiteLanguage): Promise<CityFigures | null> {
  const record = tools.map.byId.get(town.id);
  if (record === undefined) return null;
  const city = { ...town, language, record };
  const name = nameTown(record, language);
  const around = tools.map.around(record, 200);
  const yard = await findYard(tools, city);
  if (yard === null) return null;
  const destinations = await listDestinations(tools, city, around);
  const oneDriver = await findOneDriver(tools, city, destinations.candidates);
  return {
    slug: town.slug,
    languageSlug: addressOf(town, name, language),
    geonames: town.id,
    name,
    country: record.countryCode,
    region: town.region,
    population: record.population,
    latitude: record.latitude,
    longitude: record.longitude,
    yard,
    near: (await reachAll(tools, city, listNear(city, around), 6)).filter(({ kilometres }) => kilometres <= farthestStop),
    parts: listParts(city, around),
    airports: await listAirports(tools, city, tools.map.around(record, farthestAirport)),
    stations: listStations(city, around),
    venues: await listVenues(tools, city, around),
    within: destinations.within,
    twoDays: destinations.twoDays,
    abroad: await findAbroad(tools, city, around),
    oneDriver,
    schoolHolidays: [...listSchoolHolidays(record.countryCode, town.region, language)],
    lacksSchoolHolidays: lacksSchoolHolidays(record.countryCode, town.region, language),
    examples: destinations.examples,
    isAlike: false,
  };
}

/** As the crow flies: from the middle of Castile the nearest airport with many flights is this far. */
const farthestAirport = 250;

/** By road: farther towns are no stop on the way. */
const farthestStop = 25;

/** The two nearest stations, each under one name: `Gare de Besançon-Viotte` is `Besançon-Viotte`. */
function listStations({ language }: City, around: readonly Near[]): string[] {
  const names = around
    .filter(({ record: place, kilometres }) => {
      return place.details?.group === 'station' && !coachStations.has(getPlaceKey(place)) && kilometres <= 5;
    })
    .map(({ record: place }) => nameTown(place, language));
  return names.filter((name) => !names.some((other) => other !== name && name.endsWith(other))).slice(0, 2);
}

/** Coach stations, which nobody reaches by train. */
const coachStations: ReadonlySet<string | number> = new Set(
  [
    ...['berlin-zob', 'hamburg-zob', 'munich-zob', 'rostock-zob', 'paris-bercy-coaches', 'madrid-estacion-sur', 'barcelona-nord'],
    ...['praha-florenc'],
  ].map((key) => `venue:${key}`),
);

async function findYard({ roads, map, depots }: CityTools, { record, language }: City): Promise<Reach | null> {
  const yard = depotOfTrip(record, { countryCode: record.countryCode, table: depots });
  const called = ({ record: { name, details } }: Near) => [name, ...(details?.otherNames ?? []), ...Object.values(details?.names ?? {})];
  const town = map.around(yard.coordinates, 8).find((each) => isTown(each.record) && called(each).includes(yard.name));
  return reach(roads, yard.coordinates, record, town === undefined ? yard.name : nameTown(town.record, language));
}

async function reachAll(tools: CityTools, { record, language }: City, places: readonly Near[], most: number): Promise<Reach[]> {
  const found: Reach[] = [];
  for (const { record: place } of places) {
    if (found.length === most) break;
    const way = await reach(tools.roads, record, place, nameTown(place, language));
    if (way !== null) found.push(way);
  }
  return found.sort((one, other) => one.kilometres - other.kilometres);
}

function isTown(place: PlaceRecord): boolean {
  return place.kind === 'town' && !place.isPart && !/\d/.test(place.name) && !notTowns.has(`${place.countryCode} ${place.name}`);
}

/** Towns of 8,000 or more with possible pick-ups, no two of one name. */
function listNear({ record, language }: City, around: readonly Near[]): readonly Near[] {
  const names = new Set([nameTown(record, language)]);
  return around.filter(({ record: place, kilometres }) => {
    const name = nameTown(place, language);
    if (!isTown(place) || place.population < 8_000 || kilometres < 2.5 || kilometres > 40) return false;
    if ([...names].some((known) => isNamedAs(name, known) || isNamedAs(known, name))) return false;
    names.add(name);
    return place.countryCode === record.countryCode;
  });
}

/** `Heusden-Zolder` and `Heusden`, `Katwijk aan Zee` and `Katwijk`, `Évry-Courcouronnes` and `Courcouronnes` are one municipality. */
function isNamedAs(name: string, other: string): boolean {
  return name === other || name.startsWith(`${other}-`) || name.startsWith(`${other} `) || name.endsWith(`-${other}`);
}

/** Kilometres between two names of one sight. */
const sameSight = 0.6;

function isBeside({ record }: Near, others: readonly Near[], kilometres: number): boolean {
  return others.some((other) => getGreatCircleKilometres(record, other.record) <= kilometres);
}

async function listVenues(tools: CityTools, { record, language }: City, around: readonly Near[]): Promise<CityFigures['venues']> {
  const found: CityFigures['venues'] = [];
  const kept: Near[] = [];
  for (const near of around.filter(({ record: place }) => isVisited(getPlaceKey(place)))) {
    const { record: place, kilometres } = near;
    const group = place.details?.group;
    if (kilometres > 35 || found.length === 5) break;
    if (group !== 'attraction' && group !== 'arena' && group !== 'port' && group !== 'ski') continue;
    const isSight = group === 'attraction' || group === 'ski';
    if (isSight && isBeside(near, kept, sameSight)) continue;
    if (isSight) kept.push(near);
    const way = await reach(tools.roads, record, place, nameTown(place, language));
    if (way !== null) found.push({ ...way, key: getPlaceKey(place), group });
  }
  return found;
}

async function findAbroad(tools: CityTools, city: City, around: readonly Near[]): Promise<CityFigures['abroad']> {
  const foreign = around.filter(
    ({ record: place, kilometres }) =>
      isTown(place) && place.countryCode !== city.record.countryCode && place.population >= 5_000 && kilometres <= nearBorder,
  );
  for (const { record: place } of foreign.slice(0, 4)) {
    const way = await reach(tools.roads, city.record, place, nameTown(place, city.language));
    if (way !== null && way.kilometres <= nearBorder) return { ...way, country: place.countryCode };
  }
  return null;
}

/** By road, in kilometres: a border beyond is not near. */
const nearBorder = 30;

async function findOneDriver(
  { roads, places, depots }: CityTools,
  { record, language }: City,
  candidates: readonly (Reach & { readonly record: PlaceRecord })[],
): Promise<CityFigures['oneDriver']> {
  const from = await places.findPlace(`gn:${record.key}`, language);
  for (const { record: target, ...way } of candidates.slice(0, 2)) {
    const to = await places.findPlace(`gn:${target.key}`, language);
    const until = from === null || to === null ? null : await findOneDriverUntil({ roads, depots, from, to });
    if (until !== null) return { ...way, leave, until };
  }
  return null;
}
