import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { cacheLast } from '../cache-last.ts';
import type { CountryIndex } from '../countries/country-index.ts';
import type { RoadRoute, RoadRouter, RouteFailure } from '../ports.ts';
import type { WaterMask } from '../water/water-mask.ts';
import { createAccessFinder } from './access.ts';
import { createBarriers } from './barriers.ts';
import { createLandCheck } from './land-check.ts';
import { listMonths, type Months } from './months.ts';
import { createLegMaker } from './road-leg.ts';
import { loadRoadNetwork } from './road-network.ts';
import { createWayFinder } from './road-way.ts';

/** The same legs are requested again with every change of the form. */
const cachedLegs = 1000;

type LegFinder = (from: Coordinates, to: Coordinates, months: Months) => Result<RoadLeg, RouteFailure>;

/**
 * The embedded road router: the quickest way over Europe's main roads. The same points give the same legs. A leg over a ferry succeeds,
 * names its crossings and counts the kilometres on the road. A failure names what lies between.
 */
export function createSkeletonRouter(countries: CountryIndex, water: WaterMask): RoadRouter {
  const network = loadRoadNetwork();
  const land = createLandCheck(countries);
  const barriers = createBarriers(water);
  const findWay = createWayFinder({ network, land, barriers, access: createAccessFinder({ network, land, barriers }) });
  const makeLeg = createLegMaker(network, countries);
  const findLeg: LegFinder = cacheLast(cachedLegs, {
    getKey: (from, to, months) => [from.latitude, from.longitude, to.latitude, to.longitude, months].join(' '),
    find: (from, to, months) => {
      const way = findWay(from, to, months);
      return way.ok ? success(makeLeg(way.value)) : way;
    },
  });
  return { findRoute: async (points, days) => findRoute((from, to) => findLeg(from, to, listMonths(days)), points) };
}

function findRoute(
  findLeg: (from: Coordinates, to: Coordinates) => ReturnType<LegFinder>,
  points: readonly Coordinates[],
): Result<RoadRoute, RouteFailure> {
  if (!points.every(isOnGlobe)) return failure('no-road');
  const legs: RoadLeg[] = [];
  for (const [at, to] of points.slice(1).entries()) {
    const leg = findLeg(points[at] ?? to, to);
    if (!leg.ok) return leg;
    legs.push(leg.value);
  }
  return success({ legs, estimated: true });
}

/** False for NaN, too. */
function isOnGlobe({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
