import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { GazetteerFinder } from '../gazetteer/gazetteer.ts';
import type { AnsweringPlaceFinder, FoundPlace, PlaceAnswer, PlaceQuery } from '../ports.ts';
import type { FailureReport } from './engine-failure.ts';
import { createGeocodedPlace, isGeocodedKey, parseGeocodedKey } from './geocoded-place.ts';
import { createPhoton, type PhotonSettings } from './photon.ts';
import { findPlaces } from './photon-finder.ts';

export type PlaceFinding = {
  readonly getGazetteer: () => GazetteerFinder;
  readonly geocoder: PhotonSettings | null;
  readonly report: FailureReport;
};

/**
 * The gazetteer, preceded by a geocoder if one is configured. A geocoder's keys also work without it, because a form may outlive the
 * configuration.
 */
export function createPlaceFinder({ getGazetteer, geocoder, report }: PlaceFinding): AnsweringPlaceFinder {
  const photon = geocoder === null ? null : createPhoton(geocoder);
  const answer = async (query: PlaceQuery): Promise<PlaceAnswer> =>
    photon === null
      ? { places: await getGazetteer().searchPlaces(query), isFallback: false }
      : await findPlaces({ photon, gazetteer: getGazetteer(), report }, query);
  return {
    findPlaces: answer,
    searchPlaces: async (query) => (await answer(query)).places,
    findPlace: async (key, language) =>
      isGeocodedKey(key) ? await findGeocodedPlace(getGazetteer(), key, language) : await getGazetteer().findPlace(key, language),
    proposePlaces: async (query) => getGazetteer().proposePlaces(query),
    findPlacesByText: async (typed) => getGazetteer().findPlacesByText(typed),
    findTownHalfway: async (line, language) => getGazetteer().findTownHalfway(line, language),
    findPostcodeNear: async (place) => getGazetteer().findPostcodeNear(place),
    readPlaces: async (typed) => getGazetteer().readPlaces(typed),
  };
}

async function findGeocodedPlace(gazetteer: GazetteerFinder, key: string, language: SiteLanguage): Promise<FoundPlace | null> {
  const place = parseGeocodedKey(key);
  const town = place === null ? null : await gazetteer.findPlace(place.townKey, language);
  return place === null || town === null ? null : createGeocodedPlace(place, town, language);
}
