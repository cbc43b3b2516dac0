import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { AccessFinder, PlaceAccess } from './access.ts';
import type { Barriers } from './barriers.ts';
import { estimateRoadKilometres } from './circuity.ts';
import type { LandCheck } from './land-check.ts';
import { isInMountains } from './mountain-areas.ts';
import type { Hub, RoadEdge, RoadNetwork } from './road-network.ts';
import { findWayByBridge, findWayRound } from './way-round.ts';

export type RoadParts = {
  readonly network: RoadNetwork;
  readonly access: AccessFinder;
  readonly land: LandCheck;
  readonly barriers: Barriers;
};

/** Two places with their access to the network. */
export type WayInput = { readonly from: Coordinates; readonly to: Coordinates; readonly start: PlaceAccess; readonly goal: PlaceAccess };

/** Beyond this the network is always better than the straight line. */
const longestLocal = 130;
/** If roads bend this much, there are mountains or fjords between, and the straight line is reliable only this far. */
const mountains = { bends: 1.5, longestLocal: 30 };
/** An island of the atlas that the network lacks. */
const islandBends = 1.4;
/** No road is straighter. */
const leastBends = 1.05;
/** Longer detours round water and to a bridge already follow the shore. */
const roundBends = 1.2;

/** Kilometres over local roads, or null if the network must be used: never straight over water or a ridge. */
export function findLocalKilometres(parts: RoadParts, question: WayInput): number | null {
  const { from, to, start, goal } = question;
  const straight = getGreatCircleKilometres(from, to);
  if (straight === 0) return 0;
  if (arePartedBySea(start, goal)) return null;
  const isOnIsland = start.ways.length === 0 && goal.ways.length === 0;
  if (straight > (isOnIsland ? longestLocal : getLongest(parts, question))) return null;
  // Round the water between two towns the network has the road itself.
  const round = start.town !== null && goal.town !== null && start.town !== goal.town ? null : () => findWayRound(parts.barriers, from, to);
  const way = parts.barriers.isOpen(from, to) ? straight : (round?.() ?? null);
  if (way === null) return null;
  if (isOnIsland) return way * islandBends;
  const shared = way === straight ? findSharedEdge(parts.network, start, goal) : null;
  if (shared !== null) return straight * Math.max(leastBends, shared.kilometres / shared.straight);
  const bends = getBends(parts, question);
  const mean = bends.reduce((sum, each) => sum + each, 0) / bends.length;
  return Math.max(estimateRoadKilometres(straight), straight * mean) + (way - straight) * roundBends;
}

/** If the network's detour exceeds the straight line by this much, it lacks the road between two valleys. */
const farRound = 2.2;
/**
 * The detour factor of roads between two valleys, by whether they are in high mountains: well above the usual, because the road is unknown.
 */
const valleyBends = { mountains: 1.9, hills: 1.6 };
const longestValley = 60;

/**
 * Kilometres over roads that the network lacks, for two places whose way through the network is longer than roads there are: over no ridge
 * and no water. Null if not.
 */
export function findMissingKilometres(parts: RoadParts, question: WayInput, networkKilometres: number): number | null {
  const { from, to, start, goal } = question;
  if (arePartedBySea(start, goal)) return null;
  const bends = isInMountains([from, getMiddle(from, to), to]) ? valleyBends.mountains : valleyBends.hills;
  const mainRoad = bends === valleyBends.hills ? findMainRoadKilometres(parts, question, networkKilometres) : null;
  const byBridge = bends === valleyBends.hills ? findKilometresByBridge(parts, question, networkKilometres) : null;
  const missing = mainRoad ?? findValleyKilometres(parts, question, { networkKilometres, bends }) ?? byBridge;
  return missing !== null && missing < networkKilometres ? missing : null;
}

type Valleys = { readonly networkKilometres: number; readonly bends: number };

/** Null between two towns of the network, which has their road. */
function findValleyKilometres({ barriers }: RoadParts, { from, to, start, goal }: WayInput, valleys: Valleys): number | null {
  const straight = getGreatCircleKilometres(from, to);
  if (straight > longestValley || valleys.networkKilometres <= straight * farRound) return null;
  if (start.town !== null && goal.town !== null) return null;
  const way = barriers.isOpen(from, to) ? straight : findWayRound(barriers, from, to);
  return way === null ? null : way * valleys.bends;
}

/**
 * Two places in the country on two banks of a named river: the network goes through its towns, a road over the next bridge. `far`: the
 * network's detour as a multiple of the straight line; `longest`: kilometres of the straight line; `bends`: of the way over land; `saved`:
 * the minimum saving.
 */
const twoBanks = { far: 1.9, longest: 45, bends: 1.22, saved: 0.8 };

function findKilometresByBridge({ barriers }: RoadParts, { from, to, start, goal }: WayInput, networkKilometres: number): number | null {
  if (start.town !== null || goal.town !== null) return null;
  const straight = getGreatCircleKilometres(from, to);
  if (straight > twoBanks.longest || networkKilometres <= straight * twoBanks.far + 2) return null;
  const most = (networkKilometres * twoBanks.saved) / twoBanks.bends;
  if (most <= straight || !barriers.isOverRiver(from, to)) return null;
  const way = findWayByBridge(barriers, { from, to }, most);
  return way === null ? null : way * twoBanks.bends;
}

/**
 * The detour factor of main roads between two towns without a direct one in the network, and the addition at both ends, in kilometres: in
 * the flat countries with dense roads, and elsewhere. Source: the roads of 95 such pairs as commonly known, November 2026; decision 0103.
 */
const mainRoads = { full: 1.38, elsewhere: 1.62, ends: 1.5 };
const fullOfRoads = new Set(['NL', 'BE', 'LU', 'DE', 'GB', 'DK', 'PL', 'CZ']);
/** France is as dense north of this latitude; south of it are the Massif Central and the Alps. */
const frenchNorth = 46.3;
/**
 * In kilometres as the crow flies: closer than that is across a harbour; farther than that, the network has every road that matters; and
 * how far a way round water is searched.
 */
const mainRoadReach = { least: 12, most: 200, round: 60 };

/** Over land only: between two towns with water or a ridge between them the network has the road itself if they are far apart. */
function findMainRoadKilometres({ network, barriers }: RoadParts, { from, to, start, goal }: WayInput, most: number): number | null {
  const straight = getGreatCircleKilometres(from, to);
  if (straight < mainRoadReach.least || straight > mainRoadReach.most) return null;
  const isFull = [start, goal].every(({ nearest }) => isFullOfRoads(network.hubs[nearest.hub]));
  const bends = isFull ? mainRoads.full : mainRoads.elsewhere;
  if (straight * bends + mainRoads.ends >= most) return null;
  if (barriers.isOpen(from, to)) return straight * bends + mainRoads.ends;
  // Round the water between two towns the network has the road itself.
  const mayBeRound = isFull && straight < mainRoadReach.round && (start.town === null || goal.town === null);
  const round = mayBeRound ? findWayRound(barriers, from, to) : null;
  return round === null ? null : straight * bends + (round - straight) * roundBends + mainRoads.ends;
}

function isFullOfRoads(hub: Hub | undefined): boolean {
  if (hub === undefined) return false;
  return fullOfRoads.has(hub.countryCode) || (hub.countryCode === 'FR' && hub.latitude > frenchNorth);
}

function getBends({ access }: RoadParts, { start, goal }: WayInput): readonly number[] {
  return [access.getBends(start.nearest.hub), access.getBends(goal.nearest.hub)];
}

/** Towns on headlands that the atlas leaves out belong to the land of their neighbours; two places without any are at sea. */
function arePartedBySea(start: PlaceAccess, goal: PlaceAccess): boolean {
  return start.landmass === null || goal.landmass === null ? start.landmass === goal.landmass : start.landmass !== goal.landmass;
}

/** The longest straight line that roads are assumed to follow. */
function getLongest(parts: RoadParts, question: WayInput): number {
  const { from, to, start, goal } = question;
  if (findSharedEdge(parts.network, start, goal) !== null) return Infinity;
  const isHilly = Math.max(...getBends(parts, question)) >= mountains.bends || isInMountains([from, getMiddle(from, to), to]);
  return isHilly ? getLongestInHills(start, goal) : longestLocal;
}

function getMiddle(from: Coordinates, to: Coordinates): Coordinates {
  return { latitude: (from.latitude + to.latitude) / 2, longitude: (from.longitude + to.longitude) / 2 };
}

/** Between two towns in the hills the network has the road itself, however close they are. */
function getLongestInHills(start: PlaceAccess, goal: PlaceAccess): number {
  const areTwoTowns = start.town !== null && goal.town !== null && start.town !== goal.town;
  return areTwoTowns ? 0 : mountains.longestLocal;
}

/** The road that both places are beside. */
function findSharedEdge({ edges }: RoadNetwork, start: PlaceAccess, goal: PlaceAccess): RoadEdge | null {
  if (start.town !== null || goal.town !== null) return null;
  const numbers = new Set(goal.ways.map(({ edge }) => edge));
  // The first of several, so that the way back is the same.
  const shared = Math.min(...start.ways.flatMap(({ edge }) => (edge !== null && numbers.has(edge) ? [edge] : [])));
  return edges[shared] ?? null;
}
