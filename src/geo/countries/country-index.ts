import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { Atlas } from './atlas.ts';
import { type Box, boxesMeet, createPolygon, getBox, type IndexedPolygon, isInside } from './polygon.ts';

/** The area that the index covers: Europe with the Azores, the Canary Islands and Turkey. */
const europeBox: Box = { west: -32, south: 27, east: 46, north: 72 };

export type CountryIndex = {
  /** ISO alpha-2 of the country at the point; null over sea and outside our countries. */
  findCountry(point: Coordinates): string | null;
  /** Whether the point lies on the land of any country. */
  isLand(point: Coordinates): boolean;
  /** Number of the island or continent at the point, or null over sea. Numbers are valid within one process. */
  findLandmass(point: Coordinates): number | null;
};

type CountryPolygon = IndexedPolygon & { readonly countryCode: string | null };

export function createCountryIndex(atlas: Atlas): CountryIndex {
  const countries = atlas.countries
    .filter(({ rings }) => boxesMeet(getBox(rings[0] ?? []), europeBox))
    .map(({ countryCode, rings }): CountryPolygon => ({ countryCode, ...createPolygon(rings) }));
  const land = atlas.land.filter((rings) => boxesMeet(getBox(rings[0] ?? []), europeBox)).map(createPolygon);
  // Neighbouring points mostly lie in the same country: trying the last one first saves nearly all the work.
  let lastFound: CountryPolygon | null = null;

  function findPolygon({ longitude, latitude }: Coordinates): CountryPolygon | null {
    if (lastFound !== null && isInside(lastFound, longitude, latitude)) {
      return lastFound;
    }
    const found = countries.find((polygon) => isInside(polygon, longitude, latitude)) ?? null;
    lastFound = found ?? lastFound;
    return found;
  }

  return {
    findCountry: (point) => findPolygon(point)?.countryCode ?? null,
    isLand: (point) => findPolygon(point) !== null,
    findLandmass: ({ longitude, latitude }) => {
      const found = land.findIndex((polygon) => isInside(polygon, longitude, latitude));
      return found === -1 ? null : found;
    },
  };
}
