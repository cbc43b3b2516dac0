import { type Box, boxesMeet, getBox, type Ring } from '../countries/polygon.ts';
import type { Pixel, Projection } from './projection.ts';
import { weighPoints } from './svg-path.ts';

export type Outlines = { readonly land: readonly (readonly Pixel[])[]; readonly borders: readonly (readonly Pixel[])[] };

/**
 * `points`: longitude and latitude by turns, in a fifth of the memory of a list of pairs. `weights`: by how many kilometres the outline
 * would deviate without each of its points.
 */
type Shape = { readonly points: Float64Array; readonly weights: Float64Array; readonly box: Box };
type Shapes = { readonly land: readonly Shape[]; readonly borders: readonly Shape[] };

const kilometresPerDegree = 111.2;
/** Of a degree of longitude, about the middle of Europe. */
const narrowing = 0.62;
/** Smaller bends are in no picture. */
const leastKilometres = 0.05;

/**
 * Outlines that can be clipped to a box quickly: the weight of each point is computed once, so that the map of a continent is drawn from
 * the few hundred points that it shows.
 */
export function createShapes({ land = [], borders = [] }: { readonly land?: readonly Ring[]; readonly borders?: readonly Ring[] }): Shapes {
  return { land: land.map(shapeOf), borders: borders.map(shapeOf) };
}

function shapeOf(ring: Ring): Shape {
  const points = new Float64Array(2 * ring.length);
  for (const [at, [longitude = 0, latitude = 0]] of ring.entries()) points.set([longitude, latitude], 2 * at);
  return { points, weights: weighOutline(ring), box: getBox(ring) };
}

export function weighOutline(ring: Ring): Float64Array {
  const plane = ring.map(
    ([longitude = 0, latitude = 0]): Pixel => [longitude * narrowing * kilometresPerDegree, latitude * kilometresPerDegree],
  );
  return weighPoints(plane, leastKilometres);
}

/** The coasts and borders inside the picture, in its pixels, simplified by at most this many pixels. */
export function cutOutlines({ land, borders }: Shapes, { projection, tolerance }: CutInput): Outlines {
  const { box, project, pixelsPerKilometre } = projection;
  const kilometres = tolerance / pixelsPerKilometre;
  const draw = (ring: Ring) => ring.map(([longitude = 0, latitude = 0]) => project({ latitude, longitude }));
  const isNear = (shape: Shape) => boxesMeet(shape.box, box);
  return {
    land: land
      .filter(isNear)
      .map((shape) => draw(cutRing({ ring: keepPoints(shape, kilometres), box: shape.box }, box)))
      .filter((ring) => ring.length > 2),
    borders: borders.filter(isNear).flatMap((shape) => cutLine(keepPoints(shape, kilometres), box).map(draw)),
  };
}

/** The outline without the points whose absence shows by at most this many kilometres. */
function keepPoints({ points, weights }: Shape, kilometres: number): Ring {
  const kept: (readonly [number, number])[] = [];
  for (const [at, weight] of weights.entries()) if (weight > kilometres) kept.push([points[2 * at] ?? 0, points[2 * at + 1] ?? 0]);
  return kept;
}

type CutInput = { readonly projection: Projection; readonly tolerance: number };

/** Inside is beyond the limit, or before it. */
type Side = { readonly axis: 0 | 1; readonly limit: number; readonly isBeyond: boolean };

/** Clips a ring to a box, side by side (Sutherland and Hodgman), at those that it passes. */
function cutRing({ ring, box }: { readonly ring: Ring; readonly box: Box }, { west, east, south, north }: Box): Ring {
  const sides: readonly (Side & { readonly isPassed: boolean })[] = [
    { axis: 0, limit: west, isBeyond: true, isPassed: box.west < west },
    { axis: 0, limit: east, isBeyond: false, isPassed: box.east > east },
    { axis: 1, limit: south, isBeyond: true, isPassed: box.south < south },
    { axis: 1, limit: north, isBeyond: false, isPassed: box.north > north },
  ];
  return sides.filter(({ isPassed }) => isPassed).reduce(cutSide, ring);
}

/** A loop rather than a chain of arrays: the coast of Eurasia has many thousands of points, and most lie outside the picture. */
function cutSide(ring: Ring, side: Side): Ring {
  const cut: (readonly number[])[] = [];
  let previous = ring.at(-1) ?? [];
  let wasInside = isInside(previous, side);
  for (const point of ring) {
    const isIn = isInside(point, side);
    if (isIn !== wasInside) cut.push(getCrossing(previous, point, side));
    if (isIn) cut.push(point);
    [previous, wasInside] = [point, isIn];
  }
  return cut;
}

function isInside(point: readonly number[], { axis, limit, isBeyond }: Side): boolean {
  const value = point[axis] ?? 0;
  return isBeyond ? value >= limit : value <= limit;
}

function getCrossing(from: readonly number[], to: readonly number[], { axis, limit }: Pick<Side, 'axis' | 'limit'>): number[] {
  const [fromX = 0, fromY = 0] = from;
  const [toX = 0, toY = 0] = to;
  const share = axis === 0 ? (limit - fromX) / (toX - fromX) : (limit - fromY) / (toY - fromY);
  return [fromX + share * (toX - fromX), fromY + share * (toY - fromY)];
}

/** The runs of a line inside a box, each with the point before and after it; the picture's edge clips these. */
function cutLine(line: Ring, { west, east, south, north }: Box): Ring[] {
  const inside = line.map(([x = 0, y = 0]) => x >= west && x <= east && y >= south && y <= north);
  const runs: (readonly number[])[][] = [];
  let run: (readonly number[])[] = [];
  line.forEach((point, at) => {
    if (inside[at] || inside[at - 1] || inside[at + 1]) {
      run.push(point);
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  });
  return [...runs, run].filter((points) => points.length > 1);
}
