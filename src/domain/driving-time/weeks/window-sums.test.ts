import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWindowSums } from './window-sums.ts';

/** Stretches in order, from gaps and lengths. */
const anyStretches = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 30 })), { maxLength: 12 })
  .map((pairs) => {
    let clock = 0;
    return pairs.map(([gap, minutes]) => {
      const startMinute = clock + gap;
      clock = startMinute + minutes;
      return { startMinute, minutes };
    });
  });

describe('createWindowSums', () => {
  it('cuts a stretch at the edges of the span', () => {
    const sums = createWindowSums([
      { startMinute: 0, minutes: 10 },
      { startMinute: 20, minutes: 10 },
    ]);
    expect(sums.between(5, 25)).toBe(10);
    expect(sums.between(10, 20)).toBe(0);
    expect(sums.mostIn(15)).toBe(10);
    expect(sums.mostIn(20)).toBe(10);
    expect(sums.mostIn(25)).toBe(15);
    expect(sums.mostIn(1_000)).toBe(20);
  });

  it('is zero for no events', () => {
    expect(createWindowSums([]).mostIn(60)).toBe(0);
    expect(createWindowSums([]).between(0, 60)).toBe(0);
  });

  it('finds the maximum of any window, minute by minute', () => {
    fc.assert(
      fc.property(anyStretches, fc.integer({ min: 1, max: 120 }), (stretches, length) => {
        const isIn = (minute: number) =>
          stretches.some(({ startMinute, minutes }) => minute >= startMinute && minute < startMinute + minutes);
        const busy = Array.from({ length: 800 }, (_, minute) => (isIn(minute) ? 1 : 0));
        const sums = busy.map((_, from) => busy.slice(from, from + length).reduce<number>((total, minute) => total + minute, 0));
        expect(createWindowSums(stretches).mostIn(length)).toBe(Math.max(...sums));
      }),
      { numRuns: 40 },
    );
  });
});
