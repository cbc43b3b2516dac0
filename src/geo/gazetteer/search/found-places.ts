import { type Accuracy, exactly } from '#domain/itinerary/accuracy.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { findTimeZone } from '../../countries/time-zones.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { FoundPlace } from '../../ports.ts';
import { getNameLanguage, type NameLanguage } from '../languages.ts';
import { municipalityRadiusKilometres } from '../municipality.ts';
import { createNamesakeFinder } from '../namesakes.ts';
import { getPlaceKey, type PlaceRecord } from '../place-records.ts';
import type { PlaceTable } from '../place-table.ts';
import { foldName } from './fold.ts';
import { findExact } from './name-index.ts';

/** A venue's town is within this distance of it; otherwise it is another town of that name. */
const venueTownKilometres = 30;

/** A lake or a nature park, by the spot where coaches stop most. */
const wide: Accuracy = { precision: 'town', reckonedFrom: 'town', spreadKilometres: 10 };

/** Creates places as the visitor sees them from positions in the index. */
export type PlaceMaker = {
  createFoundPlace(place: number, language: SiteLanguage): FoundPlace;
  /** The town's position in the index, for a venue whose town is in the gazetteer. */
  findTownOf(record: PlaceRecord): number | null;
};

export function createPlaceMaker(table: PlaceTable): PlaceMaker {
  const { index, villages } = table;
  const { records } = index;
  const namesakes = createNamesakeFinder(index);

  function findTownOf(record: PlaceRecord): number | null {
    const candidates = findExact(index, foldName(record.details?.townName ?? ''));
    const near = candidates.filter((town) => isTownNear(record, records[town]));
    return near[0] ?? null;
  }

  function getTownName(record: PlaceRecord, language: NameLanguage): string {
    const town = records[findTownOf(record) ?? -1];
    return town === undefined ? (record.details?.townName ?? '') : getName(town, language);
  }

  function createLabel(place: number, language: NameLanguage): string {
    const record = getRecord(table, place);
    const name = getName(record, language);
    const country = countryNameOf(record.countryCode, language);
    if (record.kind !== 'town') {
      const town = getTownName(record, language);
      return foldName(name).includes(foldName(town)) ? `${name}, ${country}` : `${name}, ${town}, ${country}`;
    }
    const code = villages.findDistinctCode(place);
    if (code !== null) return `${name} (${code}), ${country}`;
    const landmark = records[namesakes.findLandmark(place) ?? -1];
    return landmark === undefined ? `${name}, ${country}` : `${name} (${getBareName(getName(landmark, language))}), ${country}`;
  }

  function createFoundPlace(place: number, siteLanguage: SiteLanguage): FoundPlace {
    const record = getRecord(table, place);
    const language = getNameLanguage(siteLanguage);
    const name = getName(record, language);
    const { countryCode, kind, latitude, longitude } = record;
    const coordinates = { latitude, longitude };
    const timeZone = findTimeZone(countryCode, coordinates);
    if (timeZone === null) {
      throw new Error(`a place in ${countryCode}, which has no time zone in our table`);
    }
    const town = kind === 'town' ? name : getTownName(record, language);
    const key = getPlaceKey(record);
    const accuracy = kind === 'town' ? getTownAccuracy(record) : record.details?.group === 'area' ? wide : exactly;
    return {
      key,
      label: createLabel(place, language),
      name,
      town,
      street: '',
      zip: '',
      countryCode,
      kind,
      coordinates,
      timeZone,
      accuracy,
    };
  }

  return { createFoundPlace, findTownOf };
}

function getTownAccuracy(record: PlaceRecord): Accuracy {
  const spreadKilometres = Math.round(municipalityRadiusKilometres(record) * 10) / 10;
  return { precision: 'town', reckonedFrom: 'town', spreadKilometres };
}

function getRecord(table: PlaceTable, place: number): PlaceRecord {
  const record = table.getRecord(place);
  if (record === undefined) {
    throw new Error(`no place ${place} in the index`);
  }
  return record;
}

function getName({ details, name }: PlaceRecord, language: NameLanguage): string {
  return details?.names[language] ?? name;
}

/** "Kempten (Allgäu)" inside its own brackets. */
function getBareName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

function isTownNear(venue: PlaceRecord, town: PlaceRecord | undefined): boolean {
  return (
    town !== undefined &&
    town.kind === 'town' &&
    town.countryCode === venue.countryCode &&
    getGreatCircleKilometres(venue, town) <= venueTownKilometres
  );
}
