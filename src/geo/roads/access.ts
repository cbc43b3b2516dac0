import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { cacheLast } from '../cache-last.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { type Barriers, getPointAlong } from './barriers.ts';
import { getEdgeCost, getLocalCost, isOverWater } from './driving-cost.ts';
import type { LandCheck } from './land-check.ts';
import { joinLandmasses, type Landmasses } from './landmasses.ts';
import type { RoadEdge, RoadNetwork } from './road-network.ts';
import { findWayRound } from './way-round.ts';

/** A way between a place and a hub: over local roads, or along an edge of the network beside the place. */
export type Access = {
  readonly hub: number;
  readonly kilometres: number;
  readonly cost: number;
  /** Number of the edge, or null for local roads. */
  readonly edge: number | null;
};

export type PlaceAccess = {
  readonly landmass: number | null;
  /** The hub of the place's town, or null in the country. */
  readonly town: number | null;
  readonly nearest: { readonly hub: number; readonly straight: number };
  readonly ways: readonly Access[];
};

export type AccessFinder = {
  findAccess(point: Coordinates): PlaceAccess;
  /** Road kilometres to expect per straight kilometre on local roads around a hub. */
  getBends(hub: number): number;
};

/** A hub this near is the only way into the network: otherwise a leg would jump the fjord behind the town. */
const townKilometres = 8;
const townBends = 1.3;
/** Within this distance of a town's centre counts as being there. */
const centreKilometres = 1;
/** How many hubs are tried from a place in the country. */
const triedHubs = 5;
/** And how many of them by a way round the water, which is slow to find. */
const triedRound = 4;
const enoughWays = 2;
const nearHubs = 8;
/** Nobody drives this far over local roads to a hub, or this many times as far as to the nearest. */
const farHub = { kilometres: 50, times: 3 };
/** A place this close to the straight line of a road is beside that road. */
const besideRatio = 1.1;
const localBends = { least: 1.22, most: 1.9, added: 0.06, usual: 1.3 };
/** A road with a smaller detour goes round nothing; one with this detour may. */
const directBends = 1.2;
const roundBends = 1.5;
/** From a place to the road beside it, in kilometres. */
const passingOffset = 2.5;

/** A stop is the end of one leg and the beginning of the next. */
const cachedPlaces = 500;

type Near = { readonly hub: number; readonly straight: number };
type Finder = AccessParts & {
  getBends(hub: number): number;
  /** Latitude and longitude of each hub. */
  readonly positions: Float64Array;
  readonly landmasses: Landmasses;
};

export type AccessParts = { readonly network: RoadNetwork; readonly land: LandCheck; readonly barriers: Barriers };

export function createAccessFinder({ network, land, barriers }: AccessParts): AccessFinder {
  const positions = Float64Array.from(network.hubs.flatMap(({ latitude, longitude }) => [latitude, longitude]));
  const getBends = cacheLast(network.hubs.length, {
    getKey: String,
    find: (hub: number) => measureBends({ network, land, barriers }, hub),
  });
  const finder = { network, land, barriers, getBends, positions, landmasses: joinLandmasses(network, land) };
  const getKey = ({ latitude, longitude }: Coordinates) => `${latitude} ${longitude}`;
  return {
    findAccess: cacheLast(cachedPlaces, { getKey, find: (point) => findAccess(finder, point) }),
    getBends,
  };
}

/** By the roads around the hub; those round a lake or over a crest say nothing about the others. */
function measureBends({ network: { hubs, edges, edgesAt }, barriers }: AccessParts, hub: number): number {
  const ratios = (edgesAt[hub] ?? []).flatMap((at) => {
    const edge = edges[at];
    if (edge === undefined || isOverWater(edge)) return [];
    const ratio = edge.kilometres / Math.max(1, edge.straight);
    const isRound = ratio > roundBends && !barriers.isOpen(hubs[edge.from] as Coordinates, hubs[edge.to] as Coordinates);
    return isRound ? [] : [ratio];
  });
  const mean = ratios.length === 0 ? localBends.usual : ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return Math.min(localBends.most, Math.max(localBends.least, mean + localBends.added));
}

function findAccess(finder: Finder, point: Coordinates): PlaceAccess {
  const near = listNearHubs(finder, point);
  const nearest = near[0] as Near;
  const isTown = nearest.straight <= townKilometres && isOpenTo(finder, point, nearest.hub);
  const landmass = isTown ? (finder.landmasses.ofHubs[nearest.hub] ?? null) : finder.landmasses.findLandmass(point);
  const ways = isTown ? listTownWays(finder, point, nearest) : listCountryWays(finder, { point, near, landmass });
  return { landmass: landmass ?? findLandmassOf(finder, ways), town: isTown ? nearest.hub : null, nearest, ways };
}

/** The atlas leaves out headlands and spits: a place there belongs to the land that is reached without crossing water. */
function findLandmassOf({ landmasses }: Finder, ways: readonly Access[]): number | null {
  return ways.map(({ hub }) => landmasses.ofHubs[hub] ?? null).find((landmass) => landmass !== null) ?? null;
}

/** The centre of a town includes both banks. */
function isOpenTo({ network, barriers }: Finder, point: Coordinates, hub: number): boolean {
  const position = network.hubs[hub] as Coordinates;
  return getGreatCircleKilometres(point, position) < centreKilometres || barriers.isOpen(point, position);
}

/** The nearest hubs, the nearest first. */
function listNearHubs({ network, positions }: Finder, point: Coordinates): Near[] {
  const cosine = Math.cos((point.latitude * Math.PI) / 180) ** 2;
  const best: { hub: number; square: number }[] = [];
  let bound = Infinity;
  for (let at = 0; at < positions.length; at += 2) {
    const up = (positions[at] as number) - point.latitude;
    const aside = (positions[at + 1] as number) - point.longitude;
    const square = up * up + cosine * aside * aside;
    if (square >= bound) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.square ?? 0) > square) place--;
    best.splice(place, 0, { hub: at / 2, square });
    if (best.length > nearHubs) best.pop();
    if (best.length === nearHubs) bound = best[nearHubs - 1]?.square ?? bound;
  }
  return best
    .map(({ hub }) => ({ hub, straight: getGreatCircleKilometres(point, network.hubs[hub] as Coordinates) }))
    .sort((left, right) => left.straight - right.straight);
}

/** Into the town's centre, and from the place's side straight to the neighbours, by the bends of the road there. */
function listTownWays(finder: Finder, point: Coordinates, { hub, straight }: Near): Access[] {
  const { network } = finder;
  const past = network.hubs[hub]?.past ?? 0;
  const local = straight * townBends;
  const centre = { hub, kilometres: local + past, cost: getLocalCost(local) + past, edge: null };
  if (straight < centreKilometres) return [centre];
  return [centre, ...listEdgeWays(finder, { point, hub, offset: local * 0.25, ratio: Infinity })];
}

type EdgeWays = { readonly point: Coordinates; readonly hub: number; readonly offset: number; readonly ratio: number };

/** Ways to the neighbours of a hub along its roads, if the place is beside them. */
function listEdgeWays({ network: { hubs, edges, edgesAt }, barriers }: Finder, { point, hub, offset, ratio }: EdgeWays): Access[] {
  const from = hubs[hub] as Coordinates;
  const own = getGreatCircleKilometres(point, from);
  return (edgesAt[hub] ?? []).flatMap((at) => {
    const edge = edges[at];
    if (edge === undefined || isOverWater(edge)) return [];
    const other = edge.from === hub ? edge.to : edge.from;
    const to = hubs[other] as Coordinates;
    const straight = getGreatCircleKilometres(point, to);
    if (own + straight > ratio * edge.straight) return [];
    if (ratio < Infinity && !doesPass(barriers, { edge, point, from, to, share: own / (own + straight) })) return [];
    const along = edge.kilometres * (straight / edge.straight) + offset - (hubs[other]?.past ?? 0);
    const kilometres = Math.max(straight, along);
    return [{ hub: other, kilometres, cost: getEdgeCost(edge, kilometres), edge: at }];
  });
}

type Passing = {
  readonly edge: RoadEdge;
  readonly point: Coordinates;
  readonly from: Coordinates;
  readonly to: Coordinates;
  /** Of the straight line, if the place is beside it. */
  readonly share: number;
};

/** Whether the road passes the place that its straight line passes: not if it goes round a gulf, or runs on the other bank. */
function doesPass(barriers: Barriers, { edge, point, from, to, share }: Passing): boolean {
  if (!isOnThisSide(barriers, point, getPointAlong({ from, to }, share))) return false;
  const isDirect = edge.kilometres <= edge.straight * directBends;
  return isDirect || barriers.isOpen(from, to) || barriers.isOpen(point, to);
}

/** Where the straight line of the road crosses water, the road is on the shore: on this one, unless there is another across. */
function isOnThisSide({ isOpen, isWet }: Barriers, point: Coordinates, beside: Coordinates): boolean {
  if (!isOpen(point, beside)) return false;
  const across = getPointAlong({ from: point, to: beside }, 2);
  return !isWet(beside.latitude, beside.longitude) || isWet(across.latitude, across.longitude);
}

type Country = { readonly point: Coordinates; readonly near: readonly Near[]; readonly landmass: number | null };

/** To the nearest hubs that a road leads to, straight or round the water, and along the roads that pass. */
function listCountryWays(finder: Finder, { point, near, landmass }: Country): Access[] {
  const { network, landmasses, barriers } = finder;
  const ways: Access[] = [];
  let tries = 0;
  const isThere = (hub: number) => landmass === null || (landmasses.ofHubs[hub] ?? landmass) === landmass;
  const farthest = Math.max(farHub.kilometres, farHub.times * (near[0]?.straight ?? 0));
  for (const { hub, straight } of near.filter((each) => isThere(each.hub))) {
    if (ways.length === triedHubs || (straight > farthest && ways.length > 0)) break;
    if (isOpenTo(finder, point, hub)) {
      ways.push(createLocalWay(finder, { hub, straight }));
    } else if (ways.length < enoughWays && tries++ < triedRound) {
      const round = findWayRound(barriers, point, network.hubs[hub] as Coordinates);
      if (round !== null) ways.push(createLocalWay(finder, { hub, straight: round }));
    }
  }
  const passing = ways.flatMap(({ hub }) => listEdgeWays(finder, { point, hub, offset: passingOffset, ratio: besideRatio }));
  return [...ways, ...passing];
}

function createLocalWay({ network, getBends }: Finder, { hub, straight }: Near): Access {
  const kilometres = Math.max(straight, straight * getBends(hub) - (network.hubs[hub]?.past ?? 0));
  return { hub, kilometres, cost: getLocalCost(kilometres), edge: null };
}
