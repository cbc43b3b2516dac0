import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { CountryIndex } from '../countries/country-index.ts';
import { getGreatCircleKilometres } from '../distance.ts';

/** The atlas draws coasts to about 2 km: land this near is the land that a point stands on. */
const ownDistances = [0, 1.5, 3];
/** Further off than this there is only sea, and no ferry leads there. */
const ferryDistances = [0, 7, 15, 30, 45, 60];
const directions = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
const kilometresPerDegree = 111.2;
const sampleKilometres = 1.5;
const mostSamples = 40;
/** Water that a road crosses without a thought: river mouths, lakes' corners, coasts drawn roughly. */
const smallWater = { kilometres: 3, share: 0.03 };
/** At both ends the coast may be drawn on the wrong side of the point. */
const roughSamples = 2;

export type LandCheck = {
  /** The island or continent that the point stands on, or null at sea. */
  findLandmass(point: Coordinates): number | null;
  /** Whether a ferry could lead near the point: there is land within 60 km. */
  isNearLand(point: Coordinates): boolean;
  /** Whether a straight line stays on land, but for small water. */
  isDry(from: Coordinates, to: Coordinates): boolean;
};

export function createLandCheck(countries: CountryIndex): LandCheck {
  return {
    findLandmass: (point) => findNear(countries, point, ownDistances),
    isNearLand: (point) => findNear(countries, point, ferryDistances) !== null,
    isDry: (from, to) =>
      getWetKilometres(countries, from, to) <= smallWater.kilometres + smallWater.share * getGreatCircleKilometres(from, to),
  };
}

/** Kilometres of water on the straight line between two points, the rough ends left out. Straight on the plane: near enough, and quick. */
function getWetKilometres(countries: CountryIndex, from: Coordinates, to: Coordinates): number {
  const kilometres = getGreatCircleKilometres(from, to);
  const samples = Math.min(mostSamples, Math.ceil(kilometres / sampleKilometres));
  const step = { latitude: (to.latitude - from.latitude) / samples, longitude: (to.longitude - from.longitude) / samples };
  let wet = 0;
  for (let at = roughSamples; at <= samples - roughSamples; at++) {
    if (!countries.isLand({ latitude: from.latitude + at * step.latitude, longitude: from.longitude + at * step.longitude })) wet++;
  }
  return (wet / Math.max(1, samples)) * kilometres;
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
