import { townRadiusKilometres } from '#domain/itinerary/accuracy.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { PostcodeArea } from '../../postcodes/postcode-index.ts';
import type { Candidate } from '../choose-together.ts';
import type { PlaceRecord } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import type { TypedSource } from '../search/list-exact.ts';
import { findExact, type NameIndex } from '../search/name-index.ts';
import { namesakePoints } from '../search/ranking.ts';

/** A town with the name that a postcode gives is within this distance of it. */
const namedKilometres = 25;
/** City suburbs with postcode names of their own belong to the city: "Westminster Abbey" is London. */
const cityInhabitants = 100_000;
const cityReach = 1.2;
const villageKilometres = 8;

export type AreaInput = { readonly area: PostcodeArea /** The site's. */; readonly countryCode: string | null };

/** The town of a postcode's addresses, as far as known: the largest of its names, the city around it, its village. */
export function listTownsOfArea(source: TypedSource, { area, countryCode }: AreaInput): Candidate[] {
  const place =
    findNamed(source, area) ?? findCity(source.table.index, area) ?? findVillage(source, area) ?? findNearest(source.table.index, area);
  const record = place === null ? undefined : source.table.getRecord(place);
  if (place === null || record === undefined) return [];
  const own = area.countryCode === countryCode ? namesakePoints.ownCountry : 0;
  const { latitude, longitude } = record;
  return [{ place, points: source.table.getWeight(place) + own, coordinates: { latitude, longitude }, isPart: false, isOwn: own > 0 }];
}

/** "Wien, Innere Stadt", "Praha 1-Josefov", "København Ø" and "Paris 08" as their towns. */
function listNames(name: string): string[] {
  const town = name.replace(/[,(].*$|\s\d.*$|\s\p{Lu}{1,2}$/u, '').trim();
  return [...new Set([name, town].map(foldName))].filter((folded) => folded !== '');
}

function findNamed({ table }: TypedSource, area: PostcodeArea): number | null {
  const named = area.names.flatMap(listNames).flatMap((folded) => [...findExact(table.index, folded), ...table.villages.find(folded)]);
  const here = named.filter((place) => place < table.index.records.length && isNear(table.getRecord(place), area, namedKilometres));
  return pickBest(here, (place) => table.getWeight(place));
}

function isNear(record: PlaceRecord | undefined, { coordinates, countryCode }: PostcodeArea, kilometres: number): boolean {
  return record?.kind === 'town' && record.countryCode === countryCode && getGreatCircleKilometres(record, coordinates) <= kilometres;
}

/** Created once per index. */
const citiesOf = new WeakMap<NameIndex, readonly Placed[]>();

function listCities(index: NameIndex): readonly Placed[] {
  const cities =
    citiesOf.get(index) ?? listPlaced(index.records).filter(({ record }) => record.population >= cityInhabitants && !record.isPart);
  citiesOf.set(index, cities);
  return cities;
}

function listPlaced(records: readonly PlaceRecord[]): Placed[] {
  return records.map((record, place) => ({ record, place }));
}

function findCity(index: NameIndex, area: PostcodeArea): number | null {
  const here = listNear(listCities(index), area, 40).filter(({ record, kilometres }) => {
    return kilometres <= cityReach * townRadiusKilometres(record.population);
  });
  return pickBest(here, ({ record }) => record.population)?.place ?? null;
}

function findVillage({ table }: TypedSource, area: PostcodeArea): number | null {
  const named = area.names.flatMap((name) => table.villages.find(foldName(name)));
  return named.find((place) => isNear(table.getRecord(place), area, villageKilometres)) ?? null;
}

function findNearest({ records }: NameIndex, area: PostcodeArea): number | null {
  return pickBest(listNear(listPlaced(records), area, 40), ({ kilometres }) => -kilometres)?.place ?? null;
}

type Placed = { readonly place: number; readonly record: PlaceRecord };
type Near = Placed & { readonly kilometres: number };

function listNear(places: readonly Placed[], { coordinates, countryCode }: PostcodeArea, most: number): Near[] {
  return places.flatMap(({ record, place }) => {
    if (record.countryCode !== countryCode || record.kind !== 'town' || isFarNorth(record, coordinates, most)) return [];
    const kilometres = getGreatCircleKilometres(record, coordinates);
    return kilometres <= most ? [{ place, record, kilometres }] : [];
  });
}

/** Saves the exact distance for nearly all of 64,000 towns. */
function isFarNorth({ latitude }: Coordinates, other: Coordinates, kilometres: number): boolean {
  return Math.abs(latitude - other.latitude) * 111 > kilometres;
}

function pickBest<Item>(items: readonly Item[], rate: (item: Item) => number): Item | null {
  return items.reduce<Item | null>((best, item) => (best === null || rate(item) > rate(best) ? item : best), null);
}
