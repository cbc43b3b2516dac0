import { describe, expect, it } from 'vitest';
import * as shapes from './city-shapes.ts';

const box = { x: 10, y: 100, wide: 33, high: 41 };

const closed: Readonly<Record<string, string>> = {
  block: shapes.block(box),
  spire: shapes.spire({ ...box, roof: 20 }),
  peak: shapes.peak(box),
  hip: shapes.hip({ ...box, inset: 4 }),
};

/** The distance between the end and the start of a path of relative lines, and its largest reach. */
function walk(path: string) {
  const begin = /^M([\d.]+) ([\d.]+)/.exec(path);
  let [x, y] = [Number(begin?.[1]), Number(begin?.[2])];
  const [startX, startY] = [x, y];
  let [right, top] = [x, y];
  for (const [, kind, rest = ''] of path.slice(begin?.[0].length).matchAll(/([hvl])([-\d. ]+)/g)) {
    const [one = 0, two = 0] = rest.trim().split(' ').map(Number);
    x += kind === 'v' ? 0 : one;
    y += kind === 'v' ? one : kind === 'l' ? two : 0;
    right = Math.max(right, x);
    top = Math.min(top, y);
  }
  return { offX: x - startX, offY: y - startY, right, top };
}

describe('the shapes of a city', () => {
  it.each(Object.keys(closed))('%s is level at its foot and has the requested width', (name) => {
    const { offY, right, top } = walk(closed[name] ?? '');
    expect(Math.abs(offY)).toBeLessThan(0.01);
    expect(right - box.x).toBeCloseTo(box.wide, 0);
    expect(top).toBeLessThanOrEqual(box.y - box.high);
  });

  it('are on the street by default', () => {
    expect(shapes.block({ x: 0, wide: 10, high: 5 })).toBe('M0 214v-5h10v5z');
  });

  it('come in rows at equal steps', () => {
    const starts = [...shapes.arches({ ...box, wide: 8, step: 20, count: 4 }).matchAll(/M(\d+) /g)].map((match) => match[1]);
    expect(starts).toEqual(['10', '30', '50', '70']);
  });
});
