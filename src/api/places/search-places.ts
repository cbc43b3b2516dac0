import { cleanLine } from '#domain/input/clean-text.ts';
import { type Coordinates, maximumStops } from '#domain/itinerary/itinerary.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { createOnce } from '#geo/create-once.ts';
import type { AnsweringPlaceFinder, PlaceAnswer, PlaceReading } from '#geo/ports.ts';

export const mostPlaces = 10;
/** No place has a longer name, so a longer text is no search. */
const longestText = 100;

export type PlaceSearch = {
  readonly text: string;
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly near: Coordinates | null;
  /** The other stops of the trip, as typed or chosen. */
  readonly beside: readonly string[];
  readonly limit: number;
};

/** The results, and the place that the text alone would resolve to. */
export type SearchAnswer = PlaceAnswer & { readonly readText: () => Promise<PlaceReading> };

/**
 * Places whose name begins with the text, the most likely first; none for an empty text. `isFallback`: the geocoder did not answer, so
 * streets and houses may be missing.
 */
export async function findPlaces(places: AnsweringPlaceFinder, search: PlaceSearch): Promise<SearchAnswer> {
  const text = cleanLine(cleanLine(search.text).slice(0, longestText));
  const limit = Math.max(0, Math.min(search.limit, mostPlaces));
  if (text === '' || limit === 0) return { places: [], isFallback: false, readText: async () => ({ kind: 'unknown' }) };
  const { language, near } = search;
  const countryCode = getSite(search.site).country;
  const texts = search.beside.slice(0, maximumStops).map((one) => cleanLine(one.slice(0, longestText)));
  const others = texts.length === 0 ? [] : await places.findPlacesByText({ texts, language, countryCode, known: [] });
  const known = [...(near === null ? [] : [near]), ...others.flatMap((place) => place?.coordinates ?? [])];
  const answer = await places.findPlaces({ text, language, countryCode, near, known, limit });
  return {
    ...answer,
    readText: createOnce(async (): Promise<PlaceReading> => {
      const [reading] = await places.readPlaces({ texts: [text], language, countryCode, known });
      return reading ?? { kind: 'unknown' };
    }),
  };
}
