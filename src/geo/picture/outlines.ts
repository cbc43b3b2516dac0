import type { Atlas } from '../countries/atlas.ts';
import { type Box, boxesMeet, getBox, type Ring } from '../countries/polygon.ts';
import type { Pixel, Projection } from './projection.ts';

export type Outlines = { readonly land: readonly (readonly Pixel[])[]; readonly borders: readonly (readonly Pixel[])[] };

type Shape = { readonly ring: Ring; readonly box: Box };
type Shapes = { readonly land: readonly Shape[]; readonly borders: readonly Shape[] };

/** Outlines that can be cut to a box quickly. Holes in land are seas (the Caspian) and lie outside our countries. */
export function createShapes({ land, borders }: Atlas): Shapes {
  const shapeOf = (ring: Ring) => ({ ring, box: getBox(ring) });
  return { land: land.map(([ring = []]) => shapeOf(ring)), borders: borders.map(shapeOf) };
}

/** The coasts and borders inside the picture, in its pixels. */
export function cutOutlines({ land, borders }: Shapes, { box, project }: Projection): Outlines {
  const draw = (ring: Ring) => ring.map(([longitude = 0, latitude = 0]) => project({ latitude, longitude }));
  const shown = land.filter((shape) => boxesMeet(shape.box, box));
  return {
    land: shown.map(({ ring }) => draw(cutRing(ring, box))).filter((ring) => ring.length > 2),
    borders: borders.flatMap((line) => (boxesMeet(line.box, box) ? cutLine(line.ring, box) : [])).map(draw),
  };
}

/** Inside is what lies beyond the limit, or before it. */
type Side = { readonly axis: 0 | 1; readonly limit: number; readonly isBeyond: boolean };

/** Cuts a ring to a box, side by side (Sutherland and Hodgman). */
function cutRing(ring: Ring, { west, east, south, north }: Box): Ring {
  const sides: readonly Side[] = [
    { axis: 0, limit: west, isBeyond: true },
    { axis: 0, limit: east, isBeyond: false },
    { axis: 1, limit: south, isBeyond: true },
    { axis: 1, limit: north, isBeyond: false },
  ];
  return sides.reduce(cutSide, ring);
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

/** The runs of a line inside a box, each with the point before and after it; the picture's edge cuts these. */
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
