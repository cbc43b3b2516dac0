import type { Pixel } from './projection.ts';

/** A line with the points left out that lie within `tolerance` pixels of the line without them (Douglas and Peucker). */
function simplifyLine(line: readonly Pixel[], tolerance: number): Pixel[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    const { at, distance } = findFarthest(line, from, to);
    if (distance > tolerance) {
      kept.add(at);
      open.push([from, at], [at, to]);
    }
  }
  return line.filter((_, at) => kept.has(at));
}

function findFarthest(line: readonly Pixel[], from: number, to: number): { at: number; distance: number } {
  let farthest = { at: from, distance: 0 };
  for (let at = from + 1; at < to; at++) {
    const distance = getDistanceToSegment(line[at] as Pixel, line[from] as Pixel, line[to] as Pixel);
    if (distance > farthest.distance) farthest = { at, distance };
  }
  return farthest;
}

function getDistanceToSegment([x, y]: Pixel, [fromX, fromY]: Pixel, [toX, toY]: Pixel): number {
  const length = (toX - fromX) ** 2 + (toY - fromY) ** 2;
  const along = length === 0 ? 0 : ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - share * (toX - fromX), y - fromY - share * (toY - fromY));
}

/** The `d` of lines in whole pixels, each step relative to the one before: a third shorter than with absolute numbers. */
export function formatPath(lines: readonly (readonly Pixel[])[], { tolerance, close }: { tolerance: number; close: boolean }): string {
  return lines
    .map((line) => formatLine(simplifyLine(line, tolerance)))
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
