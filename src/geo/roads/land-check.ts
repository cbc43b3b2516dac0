import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { CountryIndex } from '../countries/country-index.ts';

/** The atlas draws coasts to about 2 km: a point this near to land is on it. */
const ownDistances = [0, 1.5, 3];
/** Further off than this there is only sea, and no ferry leads there. */
const ferryDistances = [0, 7, 15, 30, 45, 60];
const directions = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
const kilometresPerDegree = 111.2;
export type LandCheck = {
  /** The island or continent at the point, or null at sea. */
  findLandmass(point: Coordinates): number | null;
  /** Whether a ferry could lead near the point: there is land within 60 km. */
  isNearLand(point: Coordinates): boolean;
};

export function createLandCheck(countries: CountryIndex): LandCheck {
  return {
    findLandmass: (point) => findNear(countries, point, ownDistances),
    isNearLand: (point) => findNear(countries, point, ferryDistances) !== null,
  };
}

function findNear(countries: CountryIndex, point: Coordinates, distances: readonly number[]): number | null {
  for (const distance of distances) {
    for (const direction of distance === 0 ? [0] : directions) {
      const landmass = countries.findLandmass(movePoint(point, distance, direction));
      if (landmass !== null) return landmass;
    }
  }
  return null;
}

function movePoint({ latitude, longitude }: Coordinates, kilometres: number, direction: number): Coordinates {
  const degrees = kilometres / kilometresPerDegree;
  return {
    latitude: latitude + degrees * Math.cos(direction),
    longitude: longitude + (degrees * Math.sin(direction)) / Math.cos((latitude * Math.PI) / 180),
  };
}
