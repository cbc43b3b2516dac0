import type { Atlas } from '../countries/atlas.ts';
import { type Box, boxesMeet, getBox, type Ring } from '../countries/polygon.ts';
import type { Pixel, Projection } from './projection.ts';

export type Outlines = { readonly land: readonly (readonly Pixel[])[]; readonly borders: readonly (readonly Pixel[])[] };

type Shapes = { readonly land: readonly { readonly ring: Ring; readonly box: Box }[]; readonly borders: Atlas['borders'] };

/** Outlines that can be cut to a box quickly. Holes in land are seas (the Caspian) and lie outside our countries. */
export function createShapes({ land, borders }: Atlas): Shapes {
  return { land: land.map(([ring = []]) => ({ ring, box: getBox(ring) })), borders };
}

/** The coasts and borders inside the picture, in its pixels. */
export function cutOutlines({ land, borders }: Shapes, { box, project }: Projection): Outlines {
  const draw = (ring: Ring) => ring.map(([longitude = 0, latitude = 0]) => project({ latitude, longitude }));
  const shown = land.filter((shape) => boxesMeet(shape.box, box));
  return {
    land: shown.map(({ ring }) => draw(cutRing(ring, box))).filter((ring) => ring.length > 2),
    borders: borders.flatMap((line) => cutLine(line, box)).map(draw),
  };
}

type Side = { readonly isInside: (point: readonly number[]) => boolean; readonly axis: 0 | 1; readonly limit: number };

/** Cuts a ring to a box, side by side (Sutherland and Hodgman). */
function cutRing(ring: Ring, { west, east, south, north }: Box): Ring {
  const sides: readonly Side[] = [
    { isInside: ([x = 0]) => x >= west, axis: 0, limit: west },
    { isInside: ([x = 0]) => x <= east, axis: 0, limit: east },
    { isInside: ([, y = 0]) => y >= south, axis: 1, limit: south },
    { isInside: ([, y = 0]) => y <= north, axis: 1, limit: north },
  ];
  return sides.reduce(cutSide, ring);
}

function cutSide(ring: Ring, { isInside, axis, limit }: Side): Ring {
  return ring.flatMap((point, at) => {
    const previous = ring.at(at - 1) ?? point;
    const crosses = isInside(point) !== isInside(previous);
    const cut = crosses ? [getCrossing(previous, point, { axis, limit })] : [];
    return isInside(point) ? [...cut, point] : cut;
  });
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
