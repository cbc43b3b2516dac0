import { findCheapestPath } from '../../src/geo/roads/path-search.ts';
import { type FineWater, fineGrid } from './fine-water.ts';

/** Latitude and longitude in degrees. */
export type Point = readonly [number, number];
/** A line of the source: longitude before latitude. */
export type SourceLine = readonly (readonly [number, number])[];

/** The source's error in kilometres. */
const corridorKilometres = 6;
const kilometresPerDegree = 111.2;
/** The cost of a step over land relative to one over water. */
const dryWeight = 9;
/** Over this many kilometres the outlines must show this share, otherwise the river is narrow there. */
const window = { kilometres: 8, share: 0.2 };
const tolerance = 0.09;
/** A river is traced in pieces of this length, each with this margin on both sides, which is cut off again. */
const piece = { kilometres: 70, overlap: 25 };

/** The river as the water areas have it, in pieces: the cheapest path over water within a corridor around the line of the source. */
export function traceRiver(source: SourceLine, water: FineWater): Point[][] {
  const line = densify(source);
  const path: { readonly point: Point; readonly isWet: boolean }[] = [];
  for (let start = 0; start < line.length - 1; start += piece.kilometres) {
    const end = Math.min(line.length - 1, start + piece.kilometres);
    const around = line.slice(Math.max(0, start - piece.overlap), end + piece.overlap + 1);
    const traced = tracePiece(around, water);
    const [from, to] = [line[start], line[end]].map((point) => findNearest(traced, point ?? [0, 0]));
    path.push(...traced.slice(from, to));
  }
  return selectWide(path);
}

/** A point for each kilometre. */
function densify(line: SourceLine): SourceLine {
  const points: (readonly [number, number])[] = [];
  let left = 0;
  for (const [at, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[at + 1] ?? [x, y];
    const narrowing = Math.cos((y * Math.PI) / 180);
    const length = Math.hypot((nextX - x) * narrowing, nextY - y) * kilometresPerDegree;
    for (; left < length; left += 1) points.push([x + ((nextX - x) * left) / length, y + ((nextY - y) * left) / length]);
    left -= length;
  }
  return [...points, ...line.slice(-1)];
}

function findNearest(path: readonly { readonly point: Point }[], [x, y]: readonly [number, number]): number {
  const narrowing = Math.cos((y * Math.PI) / 180);
  const distances = path.map(({ point }) => Math.hypot(point[0] - y, (point[1] - x) * narrowing));
  return distances.reduce((best, distance, at) => (distance < (distances[best] ?? Infinity) ? at : best), 0);
}

function tracePiece(line: SourceLine, water: FineWater) {
  const grid = createGrid(line);
  const near = markCorridor(grid, line);
  const steps = [-1, 0, 1]
    .flatMap((up) => [-1, 0, 1].map((across) => ({ up, across })))
    .filter(({ up, across }) => up !== 0 || across !== 0);
  const isWater = (cell: number) => water.isWater(...pointOf(grid, cell));
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
  return (path ?? []).map((cell) => ({ point: pointOf(grid, cell), isWet: isWater(cell) }));
}

type Grid = {
  /** In cells. */
  readonly south: number;
  readonly west: number;
  readonly rows: number;
  readonly columns: number;
  /** Kilometres of a cell. */
  readonly tall: number;
  readonly wide: number;
};

function createGrid(line: SourceLine): Grid {
  const margin = 0.1;
  const [longitudes, latitudes] = [line.map(([longitude]) => longitude), line.map(([, latitude]) => latitude)];
  const south = Math.floor((Math.min(...latitudes) - margin) * fineGrid.rows);
  const west = Math.floor((Math.min(...longitudes) - margin) * fineGrid.columns);
  const rows = Math.ceil((Math.max(...latitudes) + margin) * fineGrid.rows) - south;
  const columns = Math.ceil((Math.max(...longitudes) + margin) * fineGrid.columns) - west;
  const narrowing = Math.cos((Math.min(...latitudes) * Math.PI) / 180);
  return {
    ...{ south, west, rows, columns },
    tall: kilometresPerDegree / fineGrid.rows,
    wide: (kilometresPerDegree * narrowing) / fineGrid.columns,
  };
}

function cellOf({ south, west, columns }: Grid, [longitude, latitude]: readonly [number, number]): number {
  return (Math.floor(latitude * fineGrid.rows) - south) * columns + Math.floor(longitude * fineGrid.columns) - west;
}

function pointOf({ south, west, columns }: Grid, cell: number): Point {
  return [(south + Math.floor(cell / columns) + 0.5) / fineGrid.rows, (west + (cell % columns) + 0.5) / fineGrid.columns];
}

function markCorridor(grid: Grid, line: SourceLine): Uint8Array {
  const near = new Uint8Array(grid.rows * grid.columns);
  const [up, across] = [Math.ceil(corridorKilometres / grid.tall), Math.ceil(corridorKilometres / grid.wide)];
  for (const point of line) {
    const middle = cellOf(grid, point);
    for (let row = -up; row <= up; row++) {
      for (let column = -across; column <= across; column++) near[middle + row * grid.columns + column] = 1;
    }
  }
  return near;
}

/** The pieces on which the outlines show the river. */
function selectWide(path: readonly { readonly point: Point; readonly isWet: boolean }[]): Point[][] {
  const cells = Math.round(window.kilometres / 0.11);
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
  const farthest = distances.reduce((best, distance, at) => (distance > (distances[best] ?? 0) ? at : best), 0);
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
