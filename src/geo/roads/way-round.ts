import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { waterGrid } from '../water/water-grid.ts';
import { type Barriers, doCross, type Segment } from './barriers.ts';
import { findCheapestPath } from './path-search.ts';

/** Cells are this many cells of the water mask (278 m) wide, by the length of the straight line: a long way round is searched coarsely. */
const cellSizes = [
  { longest: 18, size: 2 },
  { longest: 36, size: 4 },
  { longest: 80, size: 8 },
];
/** Longer detours belong to the network. */
const mostRatio = 2;
/** Steps to the eight neighbours are this much longer than the way that they follow, on average. */
const stepsOverLine = 1.05;
/** Points checked along each side of a cell. */
const mostSamples = 4;
/** A cell with a greater share of water is no way: narrow straits may span two cells. */
const wetShare = 0.36;
const kilometresPerDegree = 111.2;
const neighbours = [-1, 0, 1]
  .flatMap((up) => [-1, 0, 1].map((across) => ({ up, across })))
  .filter(({ up, across }) => up !== 0 || across !== 0);

type Grid = {
  readonly south: number;
  readonly west: number;
  readonly rows: number;
  readonly columns: number;
  /** Cells in a degree of latitude and of longitude. */
  readonly up: number;
  readonly across: number;
  readonly narrowing: number;
  /** This many cells around the places may be a quay. */
  readonly quay: number;
  /** Points checked along each side of a cell. */
  readonly samples: number;
};

/**
 * Kilometres from one point to another over land, round bays, lakes and ridges and over the known bridges; null if that is more than twice
 * the straight line, or if the line is long.
 */
export function findWayRound(barriers: Barriers, from: Coordinates, to: Coordinates): number | null {
  const straight = getGreatCircleKilometres(from, to);
  const size = cellSizes.find(({ longest }) => straight <= longest)?.size;
  return size === undefined ? null : findWay(barriers, { from, to }, { size, most: straight * mostRatio });
}

/**
 * The same for two places on two banks: the way to the next bridge and back may be many times the straight line, up to this many
 * kilometres.
 */
export function findWayByBridge(barriers: Barriers, { from, to }: Segment, most: number): number | null {
  return findWay(
    barriers,
    { from, to },
    { size: farWay.sizes.find(({ longest }) => most <= longest)?.size ?? farWay.largest, most: Math.min(most, farWay.most) },
  );
}

/** In kilometres; longer ways are searched in larger cells. */
const farWay = {
  most: 110,
  sizes: [
    { longest: 36, size: 2 },
    { longest: 60, size: 3 },
  ],
  largest: 4,
};

type Room = { readonly size: number; readonly most: number };

function findWay(barriers: Barriers, { from, to }: Segment, { size, most }: Room): number | null {
  const straight = getGreatCircleKilometres(from, to);
  const grid = createGrid({ from, to }, { size, room: most - straight });
  const [start, goal] = [locate(grid, from), locate(grid, to)];
  const isDry = createDryCheck(barriers, grid, [start, goal]);
  const places = new Map([
    [start, from],
    [goal, to],
  ]);
  const isOverRidge = createRidgeCheck({ grid, places }, barriers.findRidges(from, to, Math.max(straight, most / 2) / 80));
  const steps = neighbours.map(({ up, across }) => ({ up, across, kilometres: getStep(grid, up, across) }));
  const graph = {
    size: grid.rows * grid.columns,
    forEachEdge: (cell: number, visit: (next: number, cost: number) => void) => {
      const [row, column] = [Math.floor(cell / grid.columns), cell % grid.columns];
      for (const { up, across, kilometres } of steps) {
        const [nextRow, nextColumn] = [row + up, column + across];
        if (nextRow < 0 || nextRow >= grid.rows || nextColumn < 0 || nextColumn >= grid.columns) continue;
        const next = nextRow * grid.columns + nextColumn;
        if (isDry(next) && !isOverRidge(cell, next)) visit(next, kilometres);
      }
    },
    getCostLeft: (cell: number) => getDistance(grid, cell, goal),
  };
  const path = findCheapestPath(graph, { start, goal, costLimit: most * stepsOverLine });
  if (path === null) return null;
  const stepped = path.slice(1).reduce((sum, cell, at) => sum + getDistance(grid, path[at] ?? cell, cell), 0);
  return Math.max(straight, stepped / stepsOverLine);
}

/** The places themselves may be on a quay. */
function createDryCheck(barriers: Barriers, grid: Grid, places: readonly number[]): (cell: number) => boolean {
  const states = new Uint8Array(grid.rows * grid.columns);
  return (cell) => {
    const known = states[cell] ?? 0;
    if (known !== 0) return known === 1;
    const isDry = places.some((place) => areNear(grid, cell, place)) || getWetShare(barriers, grid, cell) <= wetShare;
    states[cell] = isDry ? 1 : 2;
    return isDry;
  };
}

type Ground = { readonly grid: Grid; readonly places: ReadonlyMap<number, Coordinates> };

/** The cells of the two places are exempt: a river bank may share the cell with the other bank. */
function createRidgeCheck({ grid, places }: Ground, ridges: readonly Segment[]): (cell: number, next: number) => boolean {
  if (ridges.length === 0) return () => false;
  const near = groupByCell(grid, ridges);
  return (cell, next) => {
    const own = near.get(cell);
    if (own === undefined) return false;
    const step = { from: places.get(cell) ?? getMiddle(grid, cell), to: places.get(next) ?? getMiddle(grid, next) };
    return own.some((ridge) => doCross(ridge, step));
  };
}

/** The pieces that a step out of each cell may cross. */
function groupByCell({ south, west, rows, columns, up, across }: Grid, ridges: readonly Segment[]): ReadonlyMap<number, Segment[]> {
  const groups = new Map<number, Segment[]>();
  for (const ridge of ridges) {
    const [lowest, highest] = inOrder((ridge.from.latitude - south) * up, (ridge.to.latitude - south) * up);
    const [left, right] = inOrder((ridge.from.longitude - west) * across, (ridge.to.longitude - west) * across);
    for (let row = Math.max(0, lowest - 1); row <= Math.min(rows - 1, highest + 1); row++) {
      for (let column = Math.max(0, left - 1); column <= Math.min(columns - 1, right + 1); column++) {
        const cell = row * columns + column;
        const own = groups.get(cell);
        if (own === undefined) groups.set(cell, [ridge]);
        else own.push(ridge);
      }
    }
  }
  return groups;
}

function inOrder(one: number, other: number): readonly [number, number] {
  const [first, second] = [Math.floor(one), Math.floor(other)];
  return first < second ? [first, second] : [second, first];
}

/** Room around the straight line for the longest way that counts. */
function createGrid({ from, to }: Segment, { size, room }: { readonly size: number; readonly room: number }): Grid {
  const [up, across] = [waterGrid.rows / size, waterGrid.columns / size];
  const narrowing = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  const margin = room / 2 / kilometresPerDegree + 2 / up;
  const south = Math.floor((Math.min(from.latitude, to.latitude) - margin) * up) / up;
  const west = Math.floor((Math.min(from.longitude, to.longitude) - margin / narrowing) * across) / across;
  const rows = Math.ceil((Math.max(from.latitude, to.latitude) + margin - south) * up);
  const columns = Math.ceil((Math.max(from.longitude, to.longitude) + margin / narrowing - west) * across);
  return { south, west, rows, columns, up, across, narrowing, quay: size > 2 ? 0 : 1, samples: Math.min(mostSamples, size) };
}

function locate({ south, west, columns, up, across }: Grid, { latitude, longitude }: Coordinates): number {
  return Math.floor((latitude - south) * up) * columns + Math.floor((longitude - west) * across);
}

function getMiddle({ south, west, columns, up, across }: Grid, cell: number): Coordinates {
  return { latitude: south + (Math.floor(cell / columns) + 0.5) / up, longitude: west + ((cell % columns) + 0.5) / across };
}

function getWetShare({ isWet }: Barriers, { south, west, columns, up, across, samples }: Grid, cell: number): number {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  let wet = 0;
  for (let north = 0; north < samples; north++) {
    const latitude = south + (row + (north + 0.5) / samples) / up;
    for (let east = 0; east < samples; east++) {
      if (isWet(latitude, west + (column + (east + 0.5) / samples) / across)) wet++;
    }
  }
  return wet / samples ** 2;
}

function areNear({ columns, quay }: Grid, cell: number, other: number): boolean {
  const rows = Math.abs(Math.floor(cell / columns) - Math.floor(other / columns));
  return rows <= quay && Math.abs((cell % columns) - (other % columns)) <= quay;
}

function getStep({ up, across, narrowing }: Grid, rows: number, columns: number): number {
  return Math.sqrt((rows / up) ** 2 + ((columns / across) * narrowing) ** 2) * kilometresPerDegree;
}

function getDistance(grid: Grid, cell: number, other: number): number {
  const { columns } = grid;
  return getStep(grid, Math.floor(other / columns) - Math.floor(cell / columns), (other % columns) - (cell % columns));
}
