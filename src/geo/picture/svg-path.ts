import type { Pixel } from './projection.ts';

/** A line, and for each of its points the greatest tolerance that still keeps it: how far the line would go astray without the point. */
type WeighedLine = { readonly line: readonly Pixel[]; readonly weights: Float64Array };

export type WeighedLines = readonly WeighedLine[];

/**
 * Weighs the points of lines once (Douglas and Peucker), so that they can be drawn with several tolerances. Points that lie within
 * `least` pixels of the line without them are kept by none.
 */
export function weighLines(lines: readonly (readonly Pixel[])[], least: number): WeighedLines {
  return lines.map((line) => ({ line, weights: weighPoints(line, least) }));
}

function weighPoints(line: readonly Pixel[], least: number): Float64Array {
  const weights = new Float64Array(line.length);
  weights[0] = Infinity;
  weights[line.length - 1] = Infinity;
  const open: [from: number, to: number, weight: number][] = [[0, line.length - 1, Infinity]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to, above] = part;
    const { at, distance } = findFarthest(line, from, to);
    if (distance <= least) continue;
    // A point is reached only where those above it are kept.
    const weight = Math.min(above, distance);
    weights[at] = weight;
    open.push([from, at, weight], [at, to, weight]);
  }
  return weights;
}

function findFarthest(line: readonly Pixel[], from: number, to: number): { at: number; distance: number } {
  const [[fromX, fromY], [toX, toY]] = [line[from] as Pixel, line[to] as Pixel];
  const [wide, tall] = [toX - fromX, toY - fromY];
  const length = wide ** 2 + tall ** 2;
  let [farthest, most] = [from, 0];
  for (let at = from + 1; at < to; at++) {
    const [x, y] = line[at] as Pixel;
    const along = length === 0 ? 0 : ((x - fromX) * wide + (y - fromY) * tall) / length;
    const share = Math.min(1, Math.max(0, along));
    const square = (x - fromX - share * wide) ** 2 + (y - fromY - share * tall) ** 2;
    if (square > most) [farthest, most] = [at, square];
  }
  return { at: farthest, distance: Math.sqrt(most) };
}

/** The `d` of lines in whole pixels, each step relative to the one before: a third shorter than with absolute numbers. */
export function formatPath(lines: WeighedLines, { tolerance, close }: { tolerance: number; close: boolean }): string {
  return lines
    .map(({ line, weights }) => formatLine(line.filter((_, at) => (weights[at] as number) > tolerance)))
    .filter((steps) => steps !== '')
    .map((steps) => (close ? `${steps}z` : steps))
    .join('');
}

function formatLine(line: readonly Pixel[]): string {
  const whole = line.map(([x, y]): Pixel => [Math.round(x), Math.round(y)]);
  const [start, ...rest] = whole;
  const steps = rest.map(([x, y], at) => [x - (whole[at]?.[0] ?? 0), y - (whole[at]?.[1] ?? 0)] as const);
  const moving = steps.filter(([x, y]) => x !== 0 || y !== 0);
  return start === undefined || moving.length === 0 ? '' : `M${formatPair(start)}l${moving.map(formatPair).join(' ')}`;
}

function formatPair([x, y]: Pixel): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
