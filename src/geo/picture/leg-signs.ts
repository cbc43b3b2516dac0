import type { DrivenRoad } from '#domain/itinerary/routed.ts';
import { type RoadSign, roadSignOf } from '#domain/sites/road-sign.ts';
import { projectCurve, sampleCurve } from './flowing-line.ts';
import type { Pixel } from './projection.ts';
import type { RoadCurves } from './road-curves.ts';
import { hasRoom, type NameSheet, type Rectangle } from './stop-labels.ts';

/** One leg as drawn, and its labels. */
export type SignedLeg = {
  readonly text: string;
  readonly roads: readonly DrivenRoad[];
  /** Along its line, in driving order. */
  readonly points: readonly Pixel[];
};

type Box = { readonly at: Pixel; readonly width: number };
export type LegSign = Box & { readonly kind: 'way'; readonly text: string };
export type RoadShield = Box & { readonly kind: 'road'; readonly text: string; readonly sign: RoadSign };
export type Sign = LegSign | RoadShield;

/** In units of the drawing, for letters of 14 units; a style enlarges all of it where the picture shrinks. */
export const signHeights = { way: 28, road: 20 } as const;
const letterWidths = { way: 7.6, road: 9 } as const;
const sidePadding = { way: 11, road: 5 } as const;
/** The letter size of names for which a sign is drawn at its own size. */
const usualLetters = 15;
/** More legs than these would hide the map. */
const mostWays = 4;
const mostShields = 6;
/** Positions along a line for a sign, the middle first. */
const shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

type Around = {
  readonly taken: readonly Rectangle[];
  readonly sheet: NameSheet;
  readonly curves: RoadCurves;
  readonly project: (point: { readonly latitude: number; readonly longitude: number }) => Pixel;
};

/** The distance and time of each leg, and its roads, if the map has room; a leg that is driven back has one sign. */
export function placeSigns(
  legs: readonly SignedLeg[],
  { taken: already, sheet, curves, project }: Around,
): { readonly signs: readonly Sign[]; readonly taken: readonly Rectangle[] } {
  const taken = [...already];
  const place = <Placed extends Sign>(positions: readonly Placed[]): readonly Placed[] => {
    const free = positions.find((sign) => hasRoom(roomOf(sign, sheet), { taken, points: [], sheet }));
    if (free === undefined) return [];
    taken.push(roomOf(free, sheet));
    return [free];
  };
  const ways = listWays(legs);
  const written = ways.length > mostWays ? [] : ways.flatMap((leg) => place(listPositions(leg)));
  const shields = listRoads(ways).flatMap((road) => place(listShields(road, { curves, project })));
  return { signs: [...shields.slice(0, mostShields), ...written], taken };
}

/** Each pair of ends once. */
function listWays(legs: readonly SignedLeg[]): readonly SignedLeg[] {
  const ways = new Map<string, SignedLeg>();
  for (const leg of legs) {
    const ends = [leg.points[0], leg.points.at(-1)].map(([x, y] = [0, 0]) => `${Math.round(x)} ${Math.round(y)}`);
    const key = ends.sort().join(' ');
    if (!ways.has(key) && leg.points.length > 1) ways.set(key, leg);
  }
  return [...ways.values()];
}

function listPositions({ text, points }: SignedLeg): readonly LegSign[] {
  const width = [...text].length * letterWidths.way + 2 * sidePadding.way;
  return shares.map((share) => ({ kind: 'way', text, width, at: pointAt(points, share) }));
}

/** The point of a line after this share of its length. */
function pointAt(points: readonly Pixel[], share: number): Pixel {
  const steps = points.slice(1).map((point, index) => lengthBetween(points[index] ?? point, point));
  let left = steps.reduce((sum, step) => sum + step, 0) * share;
  for (const [index, step] of steps.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (from !== undefined && to !== undefined && left <= step && step > 0) return between(from, to, left / step);
    left -= step;
  }
  return points.at(-1) ?? [0, 0];
}

function lengthBetween([x, y]: Pixel, [toX, toY]: Pixel): number {
  return Math.hypot(toX - x, toY - y);
}

function between([x, y]: Pixel, [toX, toY]: Pixel, share: number): Pixel {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

function listRoads(ways: readonly SignedLeg[]): readonly DrivenRoad[] {
  const roads = new Map<string, DrivenRoad>();
  for (const road of ways.flatMap((way) => way.roads)) {
    const key = `${road.country} ${road.number}`;
    if (!roads.has(key)) roads.set(key, road);
  }
  return [...roads.values()];
}

/** On the road itself: in the middle of one of its stretches, the middle one first. */
function listShields(road: DrivenRoad, { curves, project }: Pick<Around, 'curves' | 'project'>): readonly RoadShield[] {
  const width = Math.max(32, road.number.length * letterWidths.road + 2 * sidePadding.road);
  const middle = (road.stretches.length - 1) / 2;
  return [...road.stretches.entries()]
    .sort(([one], [other]) => Math.abs(one - middle) - Math.abs(other - middle))
    .map(([, [from, to]]) => {
      const curve = curves.find(from, to);
      const points = curve === null ? [project(from), project(to)] : sampleCurve(projectCurve(curve, project));
      return { kind: 'road', text: road.number, sign: roadSignOf(road), width, at: pointAt(points, 0.5) };
    });
}

function roomOf({ kind, at: [x, y], width }: Sign, { size }: NameSheet): Rectangle {
  const scale = size / usualLetters;
  const [half, tall] = [(width / 2) * scale + 3, (signHeights[kind] / 2) * scale + 3];
  return { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
}
