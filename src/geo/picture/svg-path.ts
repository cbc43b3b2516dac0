import type { Pixel } from './projection.ts';

/**
 * For each point of a line the greatest tolerance that still keeps it: how far the line would deviate without the point (Douglas and
 * Peucker). 0 for points that lie within `least` of the line without them.
 */
export function weighPoints(line: readonly Pixel[], least: number): Float64Array {
  const weights = new Float64Array(line.length);
  weights[0] = Infinity;
  weights[line.length - 1] = Infinity;
  const plane = { xs: Float64Array.from(line, ([x]) => x), ys: Float64Array.from(line, ([, y]) => y) };
  const open: [from: number, to: number, weight: number][] = [[0, line.length - 1, Infinity]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to, above] = part;
    const { at, distance } = findFarthest(plane, from, to);
    if (distance <= least) continue;
    // A point is reached only if those above it are kept.
    const weight = Math.min(above, distance);
    weights[at] = weight;
    open.push([from, at, weight], [at, to, weight]);
  }
  return weights;
}

/** The points of a line as a flat array of numbers: a continent's coast is processed some dozen times. */
type Plane = { readonly xs: Float64Array; readonly ys: Float64Array };

function findFarthest({ xs, ys }: Plane, from: number, to: number): { at: number; distance: number } {
  const [fromX, fromY] = [xs[from] as number, ys[from] as number];
  const [wide, tall] = [(xs[to] as number) - fromX, (ys[to] as number) - fromY];
  const length = wide ** 2 + tall ** 2;
  let [farthest, most] = [from, 0];
  for (let at = from + 1; at < to; at += 1) {
    const [x, y] = [(xs[at] as number) - fromX, (ys[at] as number) - fromY];
    const along = length === 0 ? 0 : (x * wide + y * tall) / length;
    const share = Math.min(1, Math.max(0, along));
    const square = (x - share * wide) ** 2 + (y - share * tall) ** 2;
    if (square > most) [farthest, most] = [at, square];
  }
  return { at: farthest, distance: Math.sqrt(most) };
}

/** A line without the points that are invisibly close to it, in pixels. */
export function simplifyLine(line: readonly Pixel[], tolerance: number): Pixel[] {
  const weights = weighPoints(line, tolerance);
  return line.filter((_, at) => (weights[at] ?? 0) > tolerance);
}

/** The `d` of lines in whole pixels, each step relative to the one before: a third shorter than with absolute numbers. */
export function formatPath(lines: readonly (readonly Pixel[])[], { close }: { close: boolean }): string {
  return lines
    .map(formatLine)
    .filter((steps) => steps !== '')
    .map((steps) => (close ? `${steps}z` : steps))
    .join('');
}

/** Empty if nothing of it is longer than a pixel. */
function formatLine([start, ...rest]: readonly Pixel[]): string {
  if (start === undefined) return '';
  let [x, y] = [Math.round(start[0]), Math.round(start[1])];
  const begin = `M${formatPair(x, y)}l`;
  const steps: string[] = [];
  for (const [toX, toY] of rest) {
    const [wide, tall] = [Math.round(toX) - x, Math.round(toY) - y];
    if (wide !== 0 || tall !== 0) steps.push(formatPair(wide, tall));
    [x, y] = [x + wide, y + tall];
  }
  return steps.length === 0 ? '' : begin + steps.join(' ');
}

function formatPair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
