import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { PlaceRecord } from '#geo/gazetteer/place-records.ts';
import { nameTown } from './name-place.ts';
import type { Near } from './town-map.ts';

type Town = { readonly record: PlaceRecord; readonly language: SiteLanguage };

/** Statistical districts, misspelt names, points of the compass, and what GeoNames has in the wrong town (Noord-Hofland is in Voorschoten). */
const notParts = /\d|\/|(?:^| )- |Neustadt$|^(?:Mitte|Nord|Ost|Altstadt Sud|La Defense|Noord-Hofland|Nienhagen)$/;

/** Parts of a large town that GeoNames lists, the most populous first. */
export function listParts({ record, language }: Town, around: readonly Near[]): string[] {
  if (around.some((near) => isLargeNeighbour(near, record))) return [];
  const radius = Math.min(12, Math.sqrt(record.population) / 60);
  return around
    .filter(({ record: place, kilometres }) => place.isPart && kilometres <= radius && place.countryCode === record.countryCode)
    .filter(({ record: place, kilometres }) => !isPartOfAnother(place, kilometres))
    .sort((one, other) => other.record.population - one.record.population)
    .map(({ record: place }) => cutTownName(nameTown(place, language), nameTown(record, language)))
    .filter((name, index, all) => all.indexOf(name) === index && !notParts.test(name))
    .slice(0, 6);

  function isPartOfAnother(place: PlaceRecord, kilometres: number): boolean {
    return around.some(({ record: town }) => isNearerTown({ place, city: record, kilometres }, town));
  }
}

/** Beside a town three times as large, the districts around are mostly that town's: el Bon Pastor is in Barcelona, not in Santa Coloma. */
function isLargeNeighbour({ record: town, kilometres }: Near, city: PlaceRecord): boolean {
  return (
    town.kind === 'town' &&
    !town.isPart &&
    !/\d/.test(town.name) &&
    kilometres <= neighbourKilometres &&
    town.population >= 3 * city.population
  );
}

const neighbourKilometres = 12;

type Part = { readonly place: PlaceRecord; readonly city: PlaceRecord; readonly kilometres: number };

/** A town of this size has districts of its own. */
const townPeople = 10_000;
/** In kilometres: a district this close to the centre of a smaller town, and twice as far from the city's, is the town's. */
const ownDistrict = 2.5;

/**
 * Whether a part of a city belongs to that other town: to a larger one that is nearer for its size (Eixample is no part of L’Hospitalet), or
 * to a smaller one beside it (Noord-Hofland is in Voorschoten, not in Leiden; Nijenheim in Zeist, not in Utrecht).
 */
function isNearerTown({ place, city, kilometres }: Part, town: PlaceRecord): boolean {
  // GeoNames lists arrondissements as towns: `Marseille 09`.
  if (town.kind !== 'town' || town.isPart || town === city || /\d/.test(town.name)) return false;
  const way = getGreatCircleKilometres(place, town);
  if (town.population > city.population) return way / Math.sqrt(town.population) < kilometres / Math.sqrt(city.population);
  return town.population >= townPeople && way <= ownDistrict && way <= kilometres / 2;
}

/** `Stuttgart-Ost` and `Stuttgart Feuerbach` are `Ost` and `Feuerbach` on the page of Stuttgart. */
function cutTownName(part: string, town: string): string {
  return part.startsWith(`${town}-`) || part.startsWith(`${town} `) ? part.slice(town.length + 1) : part;
}
