import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { PlaceRecord } from '#geo/gazetteer/place-records.ts';
import { nameTown } from './name-place.ts';
import type { Near } from './town-map.ts';

type Town = { readonly record: PlaceRecord; readonly language: SiteLanguage };

/** Statistical districts, misspelt names and points of the compass. */
const notParts = /\d|\/|(?:^| )- |Neustadt$|^(?:Mitte|Nord|Ost|Altstadt Sud|La Defense)$/;

/** Parts of a large town that GeoNames lists, the most populous first. */
export function listParts({ record, language }: Town, around: readonly Near[]): string[] {
  const radius = Math.min(12, Math.sqrt(record.population) / 60);
  return around
    .filter(({ record: place, kilometres }) => place.isPart && kilometres <= radius && place.countryCode === record.countryCode)
    .filter(({ record: place, kilometres }) => !isPartOfAnother(place, kilometres))
    .sort((one, other) => other.record.population - one.record.population)
    .map(({ record: place }) => cutTownName(nameTown(place, language), nameTown(record, language)))
    .filter((name, index, all) => all.indexOf(name) === index && !notParts.test(name))
    .slice(0, 6);

  /** Whether a larger town is nearer for its size: Eixample and Nou Barris are parts of Barcelona, not of L’Hospitalet or Badalona. */
  function isPartOfAnother(place: PlaceRecord, kilometres: number): boolean {
    const isLarger = (town: PlaceRecord) => town.kind === 'town' && !town.isPart && town.population > record.population;
    const nearness = (town: PlaceRecord, way: number) => way / Math.sqrt(town.population);
    return around.some(
      ({ record: town }) => isLarger(town) && nearness(town, getGreatCircleKilometres(place, town)) < nearness(record, kilometres),
    );
  }
}

/** `Stuttgart-Ost` and `Stuttgart Feuerbach` are `Ost` and `Feuerbach` on the page of Stuttgart. */
function cutTownName(part: string, town: string): string {
  return part.startsWith(`${town}-`) || part.startsWith(`${town} `) ? part.slice(town.length + 1) : part;
}
