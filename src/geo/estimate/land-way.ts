import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { CountryIndex } from '../countries/country-index.ts';
import { getGreatCircleKilometres, refineLine } from '../distance.ts';
import type { RouteFailure } from '../ports.ts';
import type { LandGrid } from './land-grid.ts';
import type { RoadAreas } from './road-areas.ts';

/** Water that a road crosses without a thought (river mouths, coasts drawn roughly): this much, and this share of the way. */
const smallWater = { kilometres: 6, share: 0.02 };
const sampleKilometres = 3;
/** A way round the sea this many times as long as the straight line is one that nobody drives: they take the ferry. */
const longestDetour = 2.5;
/** From the atlas's islands without a ferry that takes coaches: boxes in degrees. Source: general knowledge, 2026-11. */
const withoutFerry = [
  { name: 'Azores', south: 36, north: 40.5, west: -32, east: -24 },
  { name: 'Madeira', south: 29.5, north: 33.6, west: -18, east: -15 },
  { name: 'Svalbard', south: 74, north: 81, west: 10, east: 35 },
];

type Land = { readonly countries: CountryIndex; readonly areas: RoadAreas; readonly grid: LandGrid };

/**
 * The straight way between two points, or the way round the sea where that is in between: few points, ends included.
 * `ferry` where the two lie on land that no road joins, `no-road` where one of them lies off all of it.
 */
export function findLandWay({ countries, areas, grid }: Land, from: Coordinates, to: Coordinates): Result<Coordinates[], RouteFailure> {
  const landmasses = [areas.findLandmass(from), areas.findLandmass(to)].map((landmass) =>
    landmass === null ? null : areas.getArea(landmass),
  );
  if (landmasses.includes(null)) {
    return failure([from, to].every(areas.isNearLand) ? 'ferry' : 'no-road');
  }
  if (landmasses[0] !== landmasses[1]) {
    return failure(isWithoutFerry(from) || isWithoutFerry(to) ? 'no-road' : 'ferry');
  }
  if (landmasses[0] === areas.overSea) {
    return failure('ferry');
  }
  if (isDry(countries, from, to)) {
    return success([from, to]);
  }
  const way = grid.findWay({ from, to, longest: longestDetour * getGreatCircleKilometres(from, to) });
  return way === null ? failure('ferry') : success(straightenWay(countries, way));
}

function isWithoutFerry({ latitude, longitude }: Coordinates): boolean {
  return withoutFerry.some(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

/** Whether the straight line between two points stays on land, but for a little water. */
function isDry(countries: CountryIndex, from: Coordinates, to: Coordinates): boolean {
  const kilometres = getGreatCircleKilometres(from, to);
  const samples = refineLine([from, to], sampleKilometres);
  const wet = samples.filter((point) => !countries.isLand(point)).length;
  return (wet / samples.length) * kilometres <= smallWater.kilometres + smallWater.share * kilometres;
}

/** Leaves out every point that the way does without: from each point straight to the last one that can be reached over land. */
function straightenWay(countries: CountryIndex, way: readonly Coordinates[]): Coordinates[] {
  const kept: Coordinates[] = [];
  for (let at = 0; at < way.length; ) {
    const point = way[at] as Coordinates;
    kept.push(point);
    let next = at + 1;
    for (let stride = 1; at + stride < way.length; stride *= 2) {
      if (isDry(countries, point, way[at + stride] as Coordinates)) next = at + stride;
    }
    const last = way.length - 1;
    at = at < last && isDry(countries, point, way[last] as Coordinates) ? last : next;
  }
  return kept;
}
