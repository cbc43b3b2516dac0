import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { RoadNetwork } from '../roads/road-network.ts';

/** One stretch of road as a curve: its ends, and its two control points (a cubic Bézier curve). */
export type RoadCurve = { readonly from: Coordinates; readonly pulls: readonly [Coordinates, Coordinates]; readonly to: Coordinates };

export type RoadCurves = {
  /** The motorways, to be drawn behind a route. */
  readonly motorways: readonly RoadCurve[];
  /** The curve of the road between two hubs, in driving direction; null if there is no such road. */
  find(from: Coordinates, to: Coordinates): RoadCurve | null;
};

type Arrow = { readonly wide: number; readonly tall: number };

/** A road continues as straight as possible: a sharper bend at a hub is another road. Cosine of the angle between the two. */
const leastStraight = 0.25;
/** How far control points are from the ends, as a share of the distance between the ends: a third would be a straight line's own. */
export const pull = 0.36;
/** Of a degree of longitude relative to one of latitude, about the middle of Europe. */
const narrowing = 0.62;

/**
 * Turns the network's straight stretches into smooth lines: at each hub a stretch leaves in the direction of the road that it continues.
 * For pictures only; kilometres and countries are those of the stretches.
 */
export function createRoadCurves({ hubs, edges, edgesAt }: RoadNetwork): RoadCurves {
  const curves = new Map<string, RoadCurve>();
  const motorways: RoadCurve[] = [];
  const at = (number: number): Coordinates => hubs[number] ?? { latitude: 0, longitude: 0 };
  const roadsAt = (hub: number) =>
    (edgesAt[hub] ?? []).flatMap((number) => edges[number] ?? []).filter(({ crossing }) => crossing === null);
  const leave = (hub: number, next: number): Arrow => {
    const ahead = getArrow(at(hub), at(next));
    const behind = roadsAt(hub)
      .map(({ from, to }) => (from === hub ? to : from))
      .filter((other) => other !== next)
      .map((other) => getArrow(at(other), at(hub)));
    const straightest = behind.toSorted((left, right) => getCosine(right, ahead) - getCosine(left, ahead))[0];
    return straightest === undefined || getCosine(straightest, ahead) < leastStraight
      ? ahead
      : addArrows(toUnit(ahead), toUnit(straightest));
  };
  for (const { kind, from, to, crossing } of edges) {
    if (crossing !== null) continue;
    const curve = bend({ from: at(from), to: at(to), leaving: leave(from, to), arriving: flip(leave(to, from)) });
    curves.set(keyOf(curve.from, curve.to), curve);
    if (kind === 'motorway') motorways.push(curve);
  }
  return {
    motorways,
    find: (from, to) => {
      const there = curves.get(keyOf(from, to));
      const back = there === undefined ? curves.get(keyOf(to, from)) : undefined;
      return there ?? (back === undefined ? null : { from: back.to, pulls: [back.pulls[1], back.pulls[0]], to: back.from });
    },
  };
}

type Bend = { readonly from: Coordinates; readonly to: Coordinates; readonly leaving: Arrow; readonly arriving: Arrow };

function bend({ from, to, leaving, arriving }: Bend): RoadCurve {
  const length = getLength(getArrow(from, to)) * pull;
  return { from, pulls: [move(from, toUnit(leaving), length), move(to, toUnit(arriving), -length)], to };
}

/** In degrees of latitude. */
function getArrow(from: Coordinates, to: Coordinates): Arrow {
  return { wide: (to.longitude - from.longitude) * narrowing, tall: to.latitude - from.latitude };
}

function move({ latitude, longitude }: Coordinates, { wide, tall }: Arrow, by: number): Coordinates {
  return { latitude: latitude + tall * by, longitude: longitude + (wide / narrowing) * by };
}

function addArrows(one: Arrow, other: Arrow): Arrow {
  return { wide: one.wide + other.wide, tall: one.tall + other.tall };
}

function flip({ wide, tall }: Arrow): Arrow {
  return { wide: -wide, tall: -tall };
}

function getLength({ wide, tall }: Arrow): number {
  return Math.hypot(wide, tall);
}

function toUnit(arrow: Arrow): Arrow {
  const length = getLength(arrow) || 1;
  return { wide: arrow.wide / length, tall: arrow.tall / length };
}

function getCosine(one: Arrow, other: Arrow): number {
  const [left, right] = [toUnit(one), toUnit(other)];
  return left.wide * right.wide + left.tall * right.tall;
}

function keyOf(from: Coordinates, to: Coordinates): string {
  return `${from.latitude} ${from.longitude} ${to.latitude} ${to.longitude}`;
}
