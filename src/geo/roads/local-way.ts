import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { AccessFinder, PlaceAccess } from './access.ts';
import { estimateRoadKilometres } from './circuity.ts';
import type { LandCheck } from './land-check.ts';
import { isInMountains } from './mountain-areas.ts';
import type { RoadEdge, RoadNetwork } from './road-network.ts';

export type RoadParts = { readonly network: RoadNetwork; readonly access: AccessFinder; readonly land: LandCheck };

/** Two places, and how each comes into the network. */
export type WayQuestion = { readonly from: Coordinates; readonly to: Coordinates; readonly start: PlaceAccess; readonly goal: PlaceAccess };

/** Beyond this the network always knows better than the straight line. */
const longestLocal = 130;
/** Where roads bend as much as this there are mountains or fjords in between, and the straight line is right for so far only. */
const mountains = { bends: 1.45, longestLocal: 30 };
/** Where the atlas has an island that the network has not. */
const islandBends = 1.4;
/** No road is straighter. */
const leastBends = 1.05;

/** Kilometres over local roads, or null where the network must be asked. */
export function findLocalKilometres({ network, access, land }: RoadParts, { from, to, start, goal }: WayQuestion): number | null {
  const straight = getGreatCircleKilometres(from, to);
  if (straight === 0) return 0;
  if (start.landmass === null || start.landmass !== goal.landmass) return null;
  if (start.ways.length === 0 && goal.ways.length === 0) return straight * islandBends;
  const shared = findSharedEdge(network, start, goal);
  if (shared !== null) return straight * Math.max(leastBends, shared.kilometres / shared.straight);
  const bends = [access.getBends(start.nearest.hub), access.getBends(goal.nearest.hub)];
  const isHilly = Math.max(...bends) >= mountains.bends || isInMountains([from, getMiddle(from, to), to]);
  if (straight > (isHilly ? getLongestInHills(start, goal) : longestLocal) || !land.isDry(from, to)) return null;
  return Math.max(estimateRoadKilometres(straight), (straight * bends.reduce((sum, each) => sum + each, 0)) / bends.length);
}

function getMiddle(from: Coordinates, to: Coordinates): Coordinates {
  return { latitude: (from.latitude + to.latitude) / 2, longitude: (from.longitude + to.longitude) / 2 };
}

/** Between two towns in the hills the network has the road itself, however near they are. */
function getLongestInHills(start: PlaceAccess, goal: PlaceAccess): number {
  const areTwoTowns = start.town !== null && goal.town !== null && start.town !== goal.town;
  return areTwoTowns ? 0 : mountains.longestLocal;
}

/** The road that both places lie beside. */
function findSharedEdge({ edges }: RoadNetwork, start: PlaceAccess, goal: PlaceAccess): RoadEdge | null {
  if (start.town !== null || goal.town !== null) return null;
  const numbers = new Set(start.ways.map(({ edge }) => edge));
  const shared = goal.ways.find(({ edge }) => edge !== null && numbers.has(edge));
  return edges[shared?.edge ?? -1] ?? null;
}
