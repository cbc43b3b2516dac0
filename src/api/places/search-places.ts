import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { cleanLine } from '#domain/trip/clean-text.ts';
import type { AnsweringPlaceFinder, PlaceAnswer } from '#geo/ports.ts';

export const mostPlaces = 10;
/** No name of a place is longer; what is, is no search. */
const longestText = 100;

export type PlaceSearch = {
  readonly text: string;
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly near: Coordinates | null;
  readonly limit: number;
};

/**
 * Places whose name begins like the text, the likeliest first; none for a text that says nothing. `isFallback`: the geocoder did not answer,
 * so that streets and houses may be missing.
 */
export async function findPlaces(places: AnsweringPlaceFinder, search: PlaceSearch): Promise<PlaceAnswer> {
  const text = cleanLine(cleanLine(search.text).slice(0, longestText));
  const limit = Math.max(0, Math.min(search.limit, mostPlaces));
  if (text === '' || limit === 0) return { places: [], isFallback: false };
  const { language, near } = search;
  return await places.findPlaces({ text, language, countryCode: getSite(search.site).country, near, limit });
}
