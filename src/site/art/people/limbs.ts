export type Point = readonly [x: number, y: number];

type Joints = readonly [Point, Point] | readonly [Point, Point, Point];

/**
 * A limb from joint to joint with the given half width at each: arms and legs taper and bend as one shape. Two or three joints; round at
 * the end, and at the start unless something covers it.
 */
export function limb(joints: Joints, halves: readonly number[], begins: 'round' | 'hidden' = 'hidden'): string {
  const start = joints[0];
  const end = joints[2] ?? joints[1];
  const [first = 5, middle = first] = halves;
  const last = halves.at(-1) ?? first;
  const out = [side(start, joints[1], first), side(joints[2] ? joints[1] : start, end, last)] as const;
  const across = joints[2] ? side(start, end, middle) : null;
  const edge = (sign: number) => {
    const from = shift(start, out[0], sign);
    const to = shift(end, out[1], sign);
    return { from, to, via: across && overshoot(shift(joints[1], across, sign), from, to) };
  };
  const [left, right] = [edge(1), edge(-1)];
  const [a, b, c, d] = [snap(left.from), snap(left.to), snap(right.to), snap(right.from)];
  const along = (from: Point, via: Point | null, to: Point) => (via ? `q${step(from, snap(via))} ${step(from, to)}` : `l${step(from, to)}`);
  // A browser enlarges an arc of radius 1 until it fits: half a circle, whatever the width.
  const round = (from: Point, to: Point) => `a1 1 0 00${step(from, to)}`;
  return `M${a[0]} ${a[1]}${along(a, left.via, b)}${round(b, c)}${along(c, right.via, d)}${begins === 'round' ? round(d, a) : ''}z`;
}

function snap([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function step([fromX, fromY]: Point, [x, y]: Point): string {
  return `${x - fromX} ${y - fromY}`;
}

/** Half the limb's width, at a right angle to its direction. */
function side([fromX, fromY]: Point, [toX, toY]: Point, half: number): Point {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  return [(-(toY - fromY) / length) * half, ((toX - fromX) / length) * half];
}

function shift([x, y]: Point, [acrossX, acrossY]: Point, sign: number): Point {
  return [x + acrossX * sign, y + acrossY * sign];
}

/** The control point of a curve that almost touches a joint. */
function overshoot([x, y]: Point, from: Point, to: Point): Point {
  return [x * 1.7 - (from[0] + to[0]) * 0.35, y * 1.7 - (from[1] + to[1]) * 0.35];
}

/** The point this far beyond the last joint, in the limb's own direction. */
export function beyond([fromX, fromY]: Point, [x, y]: Point, distance: number): Point {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  return [x + ((x - fromX) / length) * distance, y + ((y - fromY) / length) * distance];
}
