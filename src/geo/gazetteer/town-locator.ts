import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { FoundPlace } from '../ports.ts';
import { foldName } from './search/fold.ts';
import type { PlaceMaker } from './search/found-places.ts';
import { findExact, type NameIndex } from './search/name-index.ts';

/** The position of a place, and its town's name there. */
export type TownInput = {
  readonly names: readonly string[];
  readonly countryCode: string;
  readonly coordinates: Coordinates;
  readonly language: SiteLanguage;
};

/** Finds the gazetteer's town of a place that comes from elsewhere. */
export type TownLocator = {
  /** The town with one of the names, near the place and in its country; null if there is none. */
  findTownByName(question: TownInput): FoundPlace | null;
  /** The nearest town of the country, whatever its name; null if none is near. */
  findNearestTown(question: TownInput): FoundPlace | null;
};

/** The extent of a large town from its centre. */
const townKilometres = 25;
/** No place of Europe that a coach reaches is further from a town. */
export const farthestTownKilometres = 40;

export function createTownLocator(index: NameIndex, maker: PlaceMaker): TownLocator {
  const choose = (places: Iterable<number>, question: TownInput, within: number) => {
    const place = findNearest(index, { places, question, within });
    return place === null ? null : maker.createFoundPlace(place, question.language);
  };
  return {
    findTownByName: (question) => {
      const named = question.names.flatMap((name) => findExact(index, foldName(name)));
      return choose(named, question, townKilometres);
    },
    findNearestTown: (question) => choose(index.records.keys(), question, farthestTownKilometres),
  };
}

type Choice = { readonly places: Iterable<number>; readonly question: TownInput; readonly within: number };

function findNearest({ records }: NameIndex, { places, question: { countryCode, coordinates }, within }: Choice): number | null {
  let nearest: number | null = null;
  let least = within;
  for (const place of places) {
    const record = records[place];
    if (record === undefined || record.countryCode !== countryCode || record.kind !== 'town') continue;
    // Saves the exact distance for nearly all of 64,000 towns.
    if (Math.abs(record.latitude - coordinates.latitude) * 111 > least) continue;
    const kilometres = getGreatCircleKilometres(record, coordinates);
    if (kilometres < least) {
      least = kilometres;
      nearest = place;
    }
  }
  return nearest;
}
