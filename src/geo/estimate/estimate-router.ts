import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { CountryIndex } from '../countries/country-index.ts';
import { splitByCountry } from '../countries/kilometres-by-country.ts';
import { getGreatCircleKilometres, getLineKilometres, refineLine } from '../distance.ts';
import type { RoadRoute, RoadRouter, RouteFailure } from '../ports.ts';
import { estimateRoadKilometres } from './circuity.ts';
import { estimateCoachMinutes } from './coach-speed.ts';
import { createLandGrid } from './land-grid.ts';
import { findLandWay } from './land-way.ts';
import { createRoadAreas } from './road-areas.ts';
import { estimateTollKilometres } from './toll-shares.ts';

/** Points on the line are at most this far apart: enough for a picture and for the borders. */
const lineStepKilometres = 40;
/** The same legs are asked for again with every change of the form. */
const keptLegs = 1000;

type LegFinder = (from: Coordinates, to: Coordinates) => Result<RoadLeg, RouteFailure>;

/** The embedded road router: an estimate from the great circle, the coasts and the fixed links between them. The same points give the same legs. */
export function createEstimateRouter(countries: CountryIndex): RoadRouter {
  const areas = createRoadAreas(countries);
  const grid = createLandGrid(countries, areas);
  const findLeg = keepLegs((from, to) => {
    const way = findLandWay({ countries, areas, grid }, from, to);
    return way.ok ? createLeg(countries, way.value) : way;
  });
  return { findRoute: async (points) => findRoute(findLeg, points) };
}

function findRoute(findLeg: LegFinder, points: readonly Coordinates[]): Result<RoadRoute, RouteFailure> {
  const legs: RoadLeg[] = [];
  let ferry: Result<RoadRoute, RouteFailure> | null = null;
  for (const [at, to] of points.slice(1).entries()) {
    const leg = findLeg(points[at] ?? to, to);
    if (leg.ok) legs.push(leg.value);
    else if (leg.failure === 'no-road') return leg;
    else ferry = leg;
  }
  return ferry ?? success({ legs, estimated: true });
}

function createLeg(countries: CountryIndex, way: readonly Coordinates[]): Result<RoadLeg, RouteFailure> {
  const straight = getGreatCircleKilometres(way[0] as Coordinates, way.at(-1) as Coordinates);
  const estimate = estimateRoadKilometres({ straight, overLand: getLineKilometres(way) });
  const kilometres = Math.round(estimate * 10) / 10;
  const line = refineLine(way, lineStepKilometres);
  const kilometresByCountry = splitByCountry(countries, { line, kilometres });
  if (kilometres > 0 && Object.keys(kilometresByCountry).length === 0) {
    return failure('no-road');
  }
  return success({
    kilometres,
    minutes: estimateCoachMinutes(kilometres),
    kilometresByCountry,
    tollKilometresByCountry: estimateTollKilometres(kilometresByCountry),
    crossings: [],
    hasFerry: false,
    line,
  });
}

/** Remembers the legs asked for last. */
function keepLegs(findLeg: LegFinder): LegFinder {
  const kept = new Map<string, Result<RoadLeg, RouteFailure>>();
  return (from, to) => {
    const key = [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');
    const leg = kept.get(key) ?? findLeg(from, to);
    kept.delete(key);
    kept.set(key, leg);
    if (kept.size > keptLegs) {
      kept.delete(kept.keys().next().value ?? key);
    }
    return leg;
  };
}
