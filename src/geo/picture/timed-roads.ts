import { formatCurves, type PixelCurve } from './flowing-line.ts';
import type { Pixel } from './projection.ts';

/** A road out of a city: its line, and how many minutes a coach drives to its end. */
export type TimedRoad = { readonly curves: readonly PixelCurve[]; readonly minutes: number };

/**
 * Roads cut where a coach has driven this many minutes, as the `d` of one path for each time band, the nearest first. The minutes are
 * spread evenly along each road, because the speed of a stretch is not known. What several roads share is drawn once.
 */
export function drawTimedRoads(roads: readonly TimedRoad[], limits: readonly number[]): string[] {
  const bands = limits.map(() => new Map<string, PixelCurve>());
  for (const { curves, minutes } of roads) {
    const whole = curves.reduce((sum, curve) => sum + lengthOf(curve), 0) || 1;
    let driven = 0;
    for (const curve of curves) {
      const took = (lengthOf(curve) / whole) * minutes;
      for (const { band, part } of cutCurve(curve, { from: driven, took, limits })) bands[band]?.set(keyOf(part), part);
      driven += took;
    }
  }
  return bands.map((band) => formatCurves([...band.values()]));
}

type Driven = { readonly from: number; readonly took: number; readonly limits: readonly number[] };

/** Where a curve passes a limit it is split in two. */
function cutCurve(curve: PixelCurve, { from, took, limits }: Driven): { readonly band: number; readonly part: PixelCurve }[] {
  const parts: { band: number; part: PixelCurve }[] = [];
  let [rest, begun] = [curve, from];
  for (const [band, limit] of limits.entries()) {
    const until = from + took;
    const isLast = band === limits.length - 1;
    if (begun >= limit && !isLast) continue;
    if (until <= limit || isLast) return [...parts, { band, part: rest }];
    const [before, after] = splitCurve(rest, (limit - begun) / (until - begun));
    parts.push({ band, part: before });
    [rest, begun] = [after, limit];
  }
  return parts;
}

/** The two curves that together equal the one (de Casteljau). */
function splitCurve([a, b, c, d]: PixelCurve, share: number): readonly [PixelCurve, PixelCurve] {
  const between = ([x, y]: Pixel, [toX, toY]: Pixel): Pixel => [x + (toX - x) * share, y + (toY - y) * share];
  const [ab, bc, cd] = [between(a, b), between(b, c), between(c, d)];
  const [abc, bcd] = [between(ab, bc), between(bc, cd)];
  const middle = between(abc, bcd);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

function lengthOf([from, , , to]: PixelCurve): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function keyOf([from, , , to]: PixelCurve): string {
  return [...from, ...to].map(Math.round).join(' ');
}
