import { findCheapestPath } from '../../src/geo/roads/path-search.ts';
import { waterGrid } from '../../src/geo/water/water-grid.ts';
import type { WaterMask } from '../../src/geo/water/water-mask.ts';

/** Latitude and longitude in degrees. */
export type Point = readonly [number, number];

/** The source is as far off as this, in kilometres. */
const corridorKilometres = 2.5;
const kilometresPerDegree = 111.2;
/** A step over land weighs so many over water. */
const dryWeight = 6;
/** Of so many kilometres at a stretch the mask must show this share, or the river is narrow there. */
const window = { kilometres: 8, share: 0.2 };
const tolerance = 0.12;

/** The river as the mask has it, in pieces: cheapest over water within a corridor about the line of the source (longitude, latitude). */
export function traceRiver(line: readonly (readonly [number, number])[], water: WaterMask): Point[][] {
  const grid = createGrid(line);
  const near = markCorridor(grid, line);
  const steps = [-1, 0, 1]
    .flatMap((up) => [-1, 0, 1].map((across) => ({ up, across })))
    .filter(({ up, across }) => up !== 0 || across !== 0);
  const isWater = (cell: number) => {
    const [latitude, longitude] = pointOf(grid, cell);
    return water.isWater(latitude, longitude);
  };
  const [start, goal] = [line[0], line.at(-1)].map((point) => cellOf(grid, point ?? [0, 0]));
  const path = findCheapestPath(
    {
      size: grid.rows * grid.columns,
      forEachEdge: (cell, visit) => {
        for (const { up, across } of steps) {
          const next = cell + up * grid.columns + across;
          if (near[next] !== 1) continue;
          const length = Math.hypot(up * grid.tall, across * grid.wide);
          visit(next, length * (isWater(next) ? 1 : dryWeight));
        }
      },
      getCostLeft: () => 0,
    },
    { start: start ?? 0, goal: goal ?? 0, costLimit: Number.POSITIVE_INFINITY },
  );
  return path === null ? [] : keepWide(path.map((cell) => ({ point: pointOf(grid, cell), isWet: isWater(cell) })));
}

type Grid = {
  readonly south: number;
  readonly west: number;
  readonly rows: number;
  readonly columns: number;
  /** Kilometres of a cell. */
  readonly tall: number;
  readonly wide: number;
};

function createGrid(line: readonly (readonly [number, number])[]): Grid {
  const margin = 0.1;
  const [longitudes, latitudes] = [line.map(([longitude]) => longitude), line.map(([, latitude]) => latitude)];
  const south = Math.floor((Math.min(...latitudes) - margin) * waterGrid.rows) / waterGrid.rows;
  const west = Math.floor((Math.min(...longitudes) - margin) * waterGrid.columns) / waterGrid.columns;
  const rows = Math.ceil((Math.max(...latitudes) + margin - south) * waterGrid.rows);
  const columns = Math.ceil((Math.max(...longitudes) + margin - west) * waterGrid.columns);
  const narrowing = Math.cos((south * Math.PI) / 180);
  return {
    ...{ south, west, rows, columns },
    tall: kilometresPerDegree / waterGrid.rows,
    wide: (kilometresPerDegree * narrowing) / waterGrid.columns,
  };
}

function cellOf({ south, west, columns }: Grid, [longitude, latitude]: readonly [number, number]): number {
  return Math.floor((latitude - south) * waterGrid.rows) * columns + Math.floor((longitude - west) * waterGrid.columns);
}

function pointOf({ south, west, columns }: Grid, cell: number): Point {
  return [south + (Math.floor(cell / columns) + 0.5) / waterGrid.rows, west + ((cell % columns) + 0.5) / waterGrid.columns];
}

function markCorridor(grid: Grid, line: readonly (readonly [number, number])[]): Uint8Array {
  const near = new Uint8Array(grid.rows * grid.columns);
  const [up, across] = [Math.ceil(corridorKilometres / grid.tall), Math.ceil(corridorKilometres / grid.wide)];
  for (const [at, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[at + 1] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) * kilometresPerDegree));
    for (let step = 0; step < count; step++) {
      const middle = cellOf(grid, [x + ((nextX - x) * step) / count, y + ((nextY - y) * step) / count]);
      for (let row = -up; row <= up; row++) {
        for (let column = -across; column <= across; column++) near[middle + row * grid.columns + column] = 1;
      }
    }
  }
  return near;
}

/** The pieces on which the mask shows the river. */
function keepWide(path: readonly { readonly point: Point; readonly isWet: boolean }[]): Point[][] {
  const cells = Math.round(window.kilometres / 0.28);
  const isWide = path.map((_, at) => {
    const about = path.slice(Math.max(0, at - cells / 2), at + cells / 2);
    return about.filter(({ isWet }) => isWet).length / about.length >= window.share;
  });
  const pieces: Point[][] = [];
  for (const [at, { point }] of path.entries()) {
    if (isWide[at] !== true) continue;
    if (isWide[at - 1] === true) pieces.at(-1)?.push(point);
    else pieces.push([point]);
  }
  return pieces.filter(({ length }) => length > cells);
}

/** Without the points that a straight line passes within {@link tolerance} kilometres (Douglas and Peucker). */
export function simplify(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const distances = line.map((point) => distanceTo(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
}

function distanceTo([latitude, longitude]: Point, from: Point, to: Point): number {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const [up, across] = [to[0] - from[0], (to[1] - from[1]) * narrowing];
  const [ownUp, ownAcross] = [latitude - from[0], (longitude - from[1]) * narrowing];
  const length = up ** 2 + across ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (ownUp * up + ownAcross * across) / length));
  return Math.hypot(ownUp - share * up, ownAcross - share * across) * kilometresPerDegree;
}
