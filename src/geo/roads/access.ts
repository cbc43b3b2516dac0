import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { getEdgeCost, getLocalCost, isOverWater } from './driving-cost.ts';
import type { LandCheck } from './land-check.ts';
import type { RoadNetwork } from './road-network.ts';

/** A way between a place and a hub: over local roads, or along an edge of the network that the place lies at. */
export type Access = {
  readonly hub: number;
  readonly kilometres: number;
  readonly cost: number;
  /** Number of the edge, or null for local roads. */
  readonly edge: number | null;
};

export type PlaceAccess = {
  readonly landmass: number | null;
  /** The hub of the town that the place is in, or null in the country. */
  readonly town: number | null;
  readonly nearest: { readonly hub: number; readonly straight: number };
  readonly ways: readonly Access[];
};

export type AccessFinder = {
  findAccess(point: Coordinates): PlaceAccess;
  /** Road kilometres to expect for each straight one on local roads about a hub. */
  getBends(hub: number): number;
};

/** A hub this near is the only way into the network: else a leg would jump the fjord behind the town. */
const townKilometres = 8;
const townBends = 1.3;
/** Standing within this of a town's centre is being there. */
const centreKilometres = 1;
/** How many hubs are tried from a place in the country. */
const triedHubs = 5;
const nearHubs = 8;
/** A place this little off the straight line of a road lies at that road. */
const besideRatio = 1.1;
const localBends = { least: 1.22, most: 1.9, added: 0.06 };
/** Where the straight line to a hub is wet, the road goes round the bay. */
const roundTheBayBends = 1.7;
/** Roads that bend as much as this about a hub run along fjords and through mountains. */
const fjordBends = 1.5;
/** From a place to the road that it lies beside, in kilometres. */
const passingOffset = 2.5;

type Near = { readonly hub: number; readonly straight: number };
type Finder = {
  readonly network: RoadNetwork;
  readonly land: LandCheck;
  readonly bends: Float64Array;
  /** Latitude and longitude of each hub. */
  readonly positions: Float64Array;
  landmassOf(hub: number): number | null;
};

export function createAccessFinder(network: RoadNetwork, land: LandCheck): AccessFinder {
  const bends = Float64Array.from(network.hubs, (_, hub) => measureBends(network, hub));
  const landmasses = new Map<number, number | null>();
  const landmassOf = (hub: number) => {
    const known = landmasses.get(hub);
    if (known !== undefined) return known;
    const found = land.findLandmass(network.hubs[hub] as Coordinates);
    landmasses.set(hub, found);
    return found;
  };
  const positions = Float64Array.from(network.hubs.flatMap(({ latitude, longitude }) => [latitude, longitude]));
  const finder = { network, land, bends, positions, landmassOf };
  return { findAccess: (point) => findAccess(finder, point), getBends: (hub) => bends[hub] ?? localBends.least };
}

function measureBends({ edges, edgesAt }: RoadNetwork, hub: number): number {
  const ratios = (edgesAt[hub] ?? []).flatMap((at) => {
    const edge = edges[at];
    return edge === undefined || isOverWater(edge) ? [] : [edge.kilometres / Math.max(1, edge.straight)];
  });
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / Math.max(1, ratios.length);
  return Math.min(localBends.most, Math.max(localBends.least, mean + localBends.added));
}

function findAccess(finder: Finder, point: Coordinates): PlaceAccess {
  const near = listNearHubs(finder, point);
  const nearest = near[0] as Near;
  const isTown = nearest.straight <= townKilometres;
  const landmass = isTown ? finder.landmassOf(nearest.hub) : finder.land.findLandmass(point);
  const ways = isTown ? listTownWays(finder, point, nearest) : landmass === null ? [] : listCountryWays(finder, { point, near, landmass });
  return { landmass, town: isTown ? nearest.hub : null, nearest, ways };
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

/** Into the town's centre, and from the side that the place lies on straight to the neighbours, by the bends of the road there. */
function listTownWays({ network }: Finder, point: Coordinates, { hub, straight }: Near): Access[] {
  const past = network.hubs[hub]?.past ?? 0;
  const local = straight * townBends;
  const centre = { hub, kilometres: local + past, cost: getLocalCost(local) + past, edge: null };
  if (straight < centreKilometres) return [centre];
  return [centre, ...listEdgeWays(network, { point, hub, offset: local * 0.25, ratio: Infinity })];
}

type EdgeWays = { readonly point: Coordinates; readonly hub: number; readonly offset: number; readonly ratio: number };

/** Ways to the neighbours of a hub along its roads, where the place lies beside them. */
function listEdgeWays({ hubs, edges, edgesAt }: RoadNetwork, { point, hub, offset, ratio }: EdgeWays): Access[] {
  const own = getGreatCircleKilometres(point, hubs[hub] as Coordinates);
  return (edgesAt[hub] ?? []).flatMap((at) => {
    const edge = edges[at];
    if (edge === undefined || isOverWater(edge)) return [];
    const other = edge.from === hub ? edge.to : edge.from;
    const straight = getGreatCircleKilometres(point, hubs[other] as Coordinates);
    if (own + straight > ratio * edge.straight) return [];
    const along = edge.kilometres * (straight / edge.straight) + offset - (hubs[other]?.past ?? 0);
    const kilometres = Math.max(straight, along);
    return [{ hub: other, kilometres, cost: getEdgeCost(edge, kilometres), edge: at }];
  });
}

type Country = { readonly point: Coordinates; readonly near: readonly Near[]; readonly landmass: number };

/** To the nearest hubs on the same land that a road leads to, and along the roads that pass. */
function listCountryWays(finder: Finder, { point, near, landmass }: Country): Access[] {
  const { network, landmassOf } = finder;
  const own = near.filter(({ hub }) => landmassOf(hub) === landmass);
  const ways: Access[] = [];
  for (const candidate of own) {
    const local = ways.length === triedHubs ? null : findLocalBends(finder, point, candidate.hub);
    if (local !== null) ways.push(createLocalWay(network, candidate, local));
  }
  const [nearest] = own;
  if (ways.length === 0) return nearest === undefined ? [] : [createLocalWay(network, nearest, roundTheBayBends)];
  const passing = ways.flatMap(({ hub }) => listEdgeWays(network, { point, hub, offset: passingOffset, ratio: besideRatio }));
  return [...ways, ...passing];
}

/** Round a bay on a smooth coast; null across the water of a fjord, where nobody knows how far it is round. */
function findLocalBends({ network, land, bends }: Finder, point: Coordinates, hub: number): number | null {
  const local = bends[hub] ?? localBends.least;
  if (land.isDry(point, network.hubs[hub] as Coordinates)) return local;
  return local < fjordBends ? roundTheBayBends : null;
}

function createLocalWay({ hubs }: RoadNetwork, { hub, straight }: Near, bends: number): Access {
  const kilometres = Math.max(straight, straight * bends - (hubs[hub]?.past ?? 0));
  return { hub, kilometres, cost: getLocalCost(kilometres), edge: null };
}
