import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesInWindow } from './clock-window.ts';

const night = { fromMinute: 22 * 60, untilMinute: 6 * 60 };

describe('minutesInWindow', () => {
  it.each([
    ['a whole day holds the whole window', 0, 1_440, 480],
    ['an evening', 20 * 60, 180, 60],
    ['across midnight', 23 * 60, 120, 120],
    ['an early morning', 5 * 60, 120, 60],
    ['a working day touches none', 6 * 60, 16 * 60, 0],
    ['the minute it ends is out', 6 * 60, 1, 0],
    ['the next day of the trip counts from the same midnight', 1_440 + 21 * 60, 120, 60],
  ])('%s', (_, from, minutes, expected) => {
    expect(minutesInWindow({ from, minutes }, night)).toBe(expected);
  });

  it('equals a count minute by minute', () => {
    const minuteOfDay = fc.integer({ min: 0, max: 1_439 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        minuteOfDay,
        minuteOfDay,
        (from, minutes, start, end) => {
          const length = (end - start + 1_440) % 1_440;
          const counted = Array.from({ length: minutes }, (_, index) => (from + index - start + 2_880) % 1_440).filter(
            (offset) => offset < length,
          );
          expect(minutesInWindow({ from, minutes }, { fromMinute: start, untilMinute: end })).toBe(counted.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
