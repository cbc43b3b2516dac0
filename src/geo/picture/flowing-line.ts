import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { Pixel } from './projection.ts';
import { pull, type RoadCurve, type RoadCurves } from './road-curves.ts';

/** A curve in the pixels of a picture. */
export type PixelCurve = readonly [from: Pixel, pull: Pixel, otherPull: Pixel, to: Pixel];

type Project = (point: Coordinates) => Pixel;

const samples = 8;

export function projectCurve({ from, pulls: [one, other], to }: RoadCurve, project: Project): PixelCurve {
  return [project(from), project(one), project(other), project(to)];
}

/**
 * The line of a leg along the curves of its roads; the access ways bend into them. Null if no stretch of it is a road of the network: an
 * engine's line is the road itself.
 */
export function followRoads(
  line: readonly Coordinates[],
  { curves, project }: { curves: RoadCurves; project: Project },
): PixelCurve[] | null {
  const stretches = line.slice(1).map((to, at) => ({ from: line[at] ?? to, to, curve: curves.find(line[at] ?? to, to) }));
  if (stretches.every(({ curve }) => curve === null)) return null;
  return stretches.map(({ from, to, curve }, at) => {
    if (curve !== null) return projectCurve(curve, project);
    const [before, after] = [stretches[at - 1]?.curve ?? null, stretches[at + 1]?.curve ?? null];
    const [start, end] = [project(from), project(to)];
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]) * pull;
    const leaving = before === null ? [start, end] : [project(before.pulls[1]), start];
    const arriving = after === null ? [start, end] : [end, project(after.pulls[0])];
    return [start, pullAlong(start, leaving, length), pullAlong(end, arriving, -length), end];
  });
}

function pullAlong([x, y]: Pixel, [from = [0, 0], to = [0, 0]]: readonly Pixel[], length: number): Pixel {
  const [wide, tall] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(wide, tall) || 1;
  return [x + (wide / size) * length, y + (tall / size) * length];
}

/** Points along a curve, from its beginning to its end. */
export function sampleCurve([from, one, other, to]: PixelCurve): Pixel[] {
  return Array.from({ length: samples + 1 }, (_, step): Pixel => {
    const share = step / samples;
    const left = 1 - share;
    const [a, b, c, d] = [left ** 3, 3 * left ** 2 * share, 3 * left * share ** 2, share ** 3];
    return [a * from[0] + b * one[0] + c * other[0] + d * to[0], a * from[1] + b * one[1] + c * other[1] + d * to[1]];
  });
}

/** The `d` of consecutive curves in whole pixels; if the next starts elsewhere, the pen is lifted. */
export function formatCurves(curves: readonly PixelCurve[]): string {
  let pen: Pixel | null = null;
  let d = '';
  for (const [from, ...rest] of curves) {
    const start = roundPixel(from);
    if (isShort(from, rest[2])) continue;
    if (pen === null || pen[0] !== start[0] || pen[1] !== start[1]) d += `M${formatPair(start)}c`;
    else d += ' ';
    d += rest.map((point) => formatPair([Math.round(point[0]) - start[0], Math.round(point[1]) - start[1]])).join(' ');
    pen = roundPixel(rest[2]);
  }
  return d;
}

/** Shorter than a pixel: invisible, and the next starts where it did. */
function isShort(from: Pixel, to: Pixel): boolean {
  const [start, end] = [roundPixel(from), roundPixel(to)];
  return start[0] === end[0] && start[1] === end[1];
}

function roundPixel([x, y]: Pixel): Pixel {
  return [Math.round(x), Math.round(y)];
}

function formatPair([x, y]: Pixel): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** Distance between the points at which names look for a line. */
const stepPixels = 5;

/** A line with points so dense that no name fits between them. */
export function spreadPoints(line: readonly Pixel[]): Pixel[] {
  return line.flatMap((point, at) => {
    const [fromX, fromY] = line[at - 1] ?? point;
    const count = Math.ceil(Math.hypot(point[0] - fromX, point[1] - fromY) / stepPixels);
    const between = Array.from({ length: count }, (_, step): Pixel => {
      const share = step / count;
      return [fromX + share * (point[0] - fromX), fromY + share * (point[1] - fromY)];
    });
    return [...between, point];
  });
}
