import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { CountryIndex } from '../countries/country-index.ts';
import { type FixedLink, fixedLinks } from './fixed-links.ts';

/** The atlas draws coasts to about 2 km and leaves small islands out: land this near is the land that a point belongs to. */
const nearDistances = [0, 2, 4, 7];
/** Further off than this there is only sea, and no ferry leads there. */
const ferryDistances = [15, 30, 45, 60];
const directions = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
const kilometresPerDegree = 111.2;
/** The atlas joins Africa to Europe at Suez; everything of the continent south of Tarifa and west of Crete is Africa. */
const africa = { landmass: -1, south: 35.95, east: 23 };

export type RoadAreas = {
  /** The landmass that a point is on or close to, or null at sea. */
  findLandmass(point: Coordinates): number | null;
  /** Landmasses that a coach can drive between have the same number. */
  getArea(landmass: number): number;
  /** The area of Ceuta and Melilla: Spanish towns that the atlas does not draw and no road of Europe leads to. */
  readonly overSea: number;
  /** Whether a ferry could lead near the point: there is land within 60 km. */
  isNearLand(point: Coordinates): boolean;
};

export function createRoadAreas(countries: CountryIndex): RoadAreas {
  const findLandmass = (point: Coordinates) => findNear(countries, point, nearDistances);
  const areas = joinLandmasses(fixedLinks, findLandmass);
  return {
    findLandmass,
    getArea: (landmass) => areas.get(landmass) ?? landmass,
    overSea: africa.landmass,
    isNearLand: (point) => findNear(countries, point, ferryDistances) !== null,
  };
}

function findNear(countries: CountryIndex, point: Coordinates, distances: readonly number[]): number | null {
  for (const distance of distances) {
    for (const direction of distance === 0 ? [0] : directions) {
      const place = movePoint(point, distance, direction);
      const landmass = countries.findLandmass(place);
      if (landmass !== null) {
        const isAfrica = place.latitude < africa.south && place.longitude < africa.east && landmass === continentOf(countries);
        return isAfrica ? africa.landmass : landmass;
      }
    }
  }
  return null;
}

function continentOf(countries: CountryIndex): number | null {
  return countries.findLandmass({ latitude: 50, longitude: 10 });
}

function movePoint({ latitude, longitude }: Coordinates, kilometres: number, direction: number): Coordinates {
  const degrees = kilometres / kilometresPerDegree;
  return {
    latitude: latitude + degrees * Math.cos(direction),
    longitude: longitude + (degrees * Math.sin(direction)) / Math.cos((latitude * Math.PI) / 180),
  };
}

/** Joins the landmasses at both ends of each link; the lowest number stands for all of an area. */
function joinLandmasses(links: readonly FixedLink[], findLandmass: (point: Coordinates) => number | null): Map<number, number> {
  const areas = new Map<number, number>();
  for (const { from, to } of links) {
    const [left, right] = [findLandmass(from), findLandmass(to)];
    if (left === null || right === null) continue;
    const [leftArea, rightArea] = [areas.get(left) ?? left, areas.get(right) ?? right];
    const joined = Math.min(leftArea, rightArea);
    for (const landmass of new Set([left, right, ...areas.keys()])) {
      const area = areas.get(landmass) ?? landmass;
      if (area === leftArea || area === rightArea) areas.set(landmass, joined);
    }
  }
  return areas;
}
