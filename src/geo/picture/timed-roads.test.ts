import { describe, expect, it } from 'vitest';
import type { PixelCurve } from './flowing-line.ts';
import { drawTimedRoads } from './timed-roads.ts';

const straight = (from: number, to: number, y = 0): PixelCurve => [
  [from, y],
  [from + (to - from) / 3, y],
  [to - (to - from) / 3, y],
  [to, y],
];

describe('roads by the time that they take', () => {
  it('are cut where the time is over', () => {
    const [near, middle, far] = drawTimedRoads([{ curves: [straight(0, 100)], minutes: 100 }], [30, 90, 180]);
    expect(near).toMatch(/^M0 0c.* 30 0$/);
    expect(middle).toMatch(/^M30 0c.* 60 0$/);
    expect(far).toMatch(/^M90 0c.* 10 0$/);
  });

  it('go on over several stretches', () => {
    const curves = [straight(0, 20), straight(20, 40), straight(40, 60)];
    const [near, middle, far] = drawTimedRoads([{ curves, minutes: 60 }], [30, 90, 180]);
    expect(near).toMatch(/^M0 0c.* 20 0 .* 10 0$/);
    expect(middle).toMatch(/^M30 0c/);
    expect(far).toBe('');
  });

  it('are drawn once where two share them, and end in the last step however long they take', () => {
    const shared = straight(0, 30);
    const roads = [
      { curves: [shared, straight(30, 60)], minutes: 60 },
      { curves: [shared, straight(30, 60, 9)], minutes: 60 },
    ];
    expect(drawTimedRoads(roads, [30, 90])[0]).toMatch(/^M0 0c[^M]* 30 0$/);
    expect(drawTimedRoads([{ curves: [straight(0, 90)], minutes: 900 }], [30, 90]).join('')).toMatch(/90 0$|87 0$/);
  });
});
