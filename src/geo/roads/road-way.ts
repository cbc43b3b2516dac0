import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import type { RouteFailure } from '../ports.ts';
import type { Access, PlaceAccess } from './access.ts';
import { getEdgeCost, getLeastCost, getLocalCost, isOverWater } from './driving-cost.ts';
import { findLocalKilometres, findMissingKilometres, type RoadParts, type WayInput } from './local-way.ts';
import { type Months, noMonths } from './months.ts';
import { findCheapestPath } from './path-search.ts';
import type { RoadNetwork } from './road-network.ts';

/** A stretch of a way: along an edge of the network, or over local roads. */
export type Stretch = { readonly from: Coordinates; readonly to: Coordinates; readonly kilometres: number; readonly edge: number | null };

/** The way in these months: a pass that is closed in one of them is not used. */
export type WayFinder = (from: Coordinates, to: Coordinates, months: Months) => Result<Stretch[], RouteFailure>;

/** Finds the quickest way between two places: over the network, or over local roads if they are near each other. */
export function createWayFinder(parts: RoadParts): WayFinder {
  const { network, access, land } = parts;
  const links = createLinks(network);
  const vectors = network.hubs.map(getVector);
  return (from, to, months) => {
    const [start, goal] = [access.findAccess(from), access.findAccess(to)];
    const open = (place: PlaceAccess) => leaveClosed(network, place, months);
    const local = findLocalKilometres(parts, { from, to, start, goal });
    const path = findPath(network, { from, to, start: open(start), goal: open(goal), local, links, vectors, months });
    if (path !== null) return success(findShortcut(parts, { from, to, start, goal }, { path, local }) ?? path);
    if (![from, to].every(land.isNearLand)) return failure('water');
    const isLost = [start, goal].some(({ ways }) => ways.length === 0);
    return failure(isLost || start.landmass !== goal.landmass ? 'no-ferry' : 'no-road');
  };
}

type Way = { readonly path: readonly Stretch[]; readonly local: number | null };

/** Local roads instead of a long detour, or of a way that is shorter than the straight line: from a city's centre into it. */
function findShortcut(parts: RoadParts, question: WayInput, { path, local }: Way): Stretch[] | null {
  const { from, to } = question;
  const { edges } = parts.network;
  if (path.some(({ edge }) => edge !== null && edges[edge] !== undefined && isOverWater(edges[edge]))) return null;
  const kilometres = path.reduce((sum, stretch) => sum + stretch.kilometres, 0);
  const isTooShort = kilometres < getGreatCircleKilometres(from, to) && local !== null;
  const better = isTooShort ? local : findMissingKilometres(parts, question, kilometres);
  return better === null ? null : [{ from, to, kilometres: better, edge: null }];
}

/** A closed road is not used either, however close the place is. */
function leaveClosed(network: RoadNetwork, place: PlaceAccess, months: Months): PlaceAccess {
  return { ...place, ways: place.ways.filter(({ edge }) => edge === null || (getClosed(network, edge) & months) === noMonths) };
}

type Link = { readonly hub: number; readonly cost: number; readonly closed: Months };
type Vector = readonly [number, number, number];

type Search = WayInput & {
  readonly local: number | null;
  readonly links: readonly (readonly Link[])[];
  readonly vectors: readonly Vector[];
  readonly months: Months;
};

function findPath(network: RoadNetwork, { from, to, start, goal, local, links, vectors, months }: Search): Stretch[] | null {
  const { hubs } = network;
  const target = getVector(to);
  const [startNode, goalNode] = [hubs.length, hubs.length + 1];
  const starts = pickBest(start.ways);
  const ends = pickBest(goal.ways);
  const graph = {
    size: hubs.length + 2,
    forEachEdge: (at: number, visit: (next: number, cost: number) => void) => {
      if (at === startNode) {
        for (const { hub, cost } of starts.values()) visit(hub, cost);
        if (local !== null) visit(goalNode, getLocalCost(local));
        return;
      }
      const end = ends.get(at);
      if (end !== undefined) visit(goalNode, end.cost);
      visitLinks(links[at] ?? [], months, visit);
    },
    getCostLeft: (at: number) => getLeastCost(getChord(vectors[at] ?? target, target)),
  };
  const path = findCheapestPath(graph, { start: startNode, goal: goalNode, costLimit: Infinity });
  if (path === null) return null;
  const through = path.slice(1, -1);
  if (through.length === 0) return [{ from, to, kilometres: local ?? 0, edge: null }];
  return createStretches(network, { from, to, through, starts, ends, months });
}

function visitLinks(links: readonly Link[], months: Months, visit: (next: number, cost: number) => void): void {
  for (const { hub, cost, closed } of links) if ((closed & months) === noMonths) visit(hub, cost);
}

type Ways = ReadonlyMap<number, Access>;
type Found = {
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly through: readonly number[];
  readonly starts: Ways;
  readonly ends: Ways;
  readonly months: Months;
};

function createStretches(network: RoadNetwork, { from, to, through, starts, ends, months }: Found): Stretch[] {
  const { hubs } = network;
  const [first, last] = [through[0] as number, through[through.length - 1] as number];
  const [into, out] = [starts.get(first) as Access, ends.get(last) as Access];
  const between = through.slice(1).map((hub, at): Stretch => {
    const before = through[at] as number;
    const edge = findEdge(network, { from: before, to: hub, months });
    return { from: hubs[before] as Coordinates, to: hubs[hub] as Coordinates, kilometres: getNetKilometres(network, edge), edge };
  });
  return [
    { from, to: hubs[first] as Coordinates, kilometres: into.kilometres, edge: into.edge },
    ...between,
    { from: hubs[last] as Coordinates, to, kilometres: out.kilometres, edge: out.edge },
  ];
}

function createLinks(network: RoadNetwork): Link[][] {
  return network.edgesAt.map((numbers, at) =>
    numbers.map((number) => ({
      hub: getOther(network, number, at),
      cost: getNetCost(network, number),
      closed: getClosed(network, number),
    })),
  );
}

/** A point on the globe in kilometres from its centre: chords between them are quick to compute and never longer than the road. */
function getVector({ latitude, longitude }: Coordinates): Vector {
  const [up, around] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const radius = 6371;
  return [radius * Math.cos(up) * Math.cos(around), radius * Math.cos(up) * Math.sin(around), radius * Math.sin(up)];
}

function getChord([x, y, z]: Vector, [otherX, otherY, otherZ]: Vector): number {
  return Math.sqrt((x - otherX) ** 2 + (y - otherY) ** 2 + (z - otherZ) ** 2);
}

/** The cheapest way to each hub. */
function pickBest(ways: readonly Access[]): Map<number, Access> {
  const best = new Map<number, Access>();
  for (const way of ways) {
    if (way.cost < (best.get(way.hub)?.cost ?? Infinity)) best.set(way.hub, way);
  }
  return best;
}

function getOther({ edges }: RoadNetwork, number: number, hub: number): number {
  const edge = edges[number];
  return edge === undefined ? hub : edge.from === hub ? edge.to : edge.from;
}

/** Kilometres between the ring roads of both towns rather than their centres. */
function getNetKilometres({ hubs, edges }: RoadNetwork, number: number): number {
  const edge = edges[number];
  if (edge === undefined) return 0;
  const net = edge.kilometres - (hubs[edge.from]?.past ?? 0) - (hubs[edge.to]?.past ?? 0);
  return isOverWater(edge) ? edge.kilometres : Math.max(edge.straight, net);
}

function getClosed({ edges }: RoadNetwork, number: number): Months {
  return edges[number]?.pass?.closed ?? noMonths;
}

function getNetCost(network: RoadNetwork, number: number): number {
  const edge = network.edges[number];
  return edge === undefined ? Infinity : getEdgeCost(edge, getNetKilometres(network, number));
}

function findEdge(network: RoadNetwork, { from, to, months }: { from: number; to: number; months: Months }): number {
  const isOpen = (number: number) => (getClosed(network, number) & months) === noMonths;
  const between = (network.edgesAt[from] ?? []).filter((number) => getOther(network, number, from) === to && isOpen(number));
  return between.reduce((best, number) => (getNetCost(network, number) < getNetCost(network, best) ? number : best), between[0] ?? -1);
}
