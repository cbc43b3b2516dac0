import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickInOrder } from './in-order.ts';

const keep = (times: readonly number[]) => pickInOrder(times, (time) => time);

describe('pickInOrder', () => {
  it('keeps what is in order, equal times included', () => {
    expect(keep([])).toEqual({ kept: [], leftOut: 0 });
    expect(keep([0, 5, 5, 9])).toEqual({ kept: [0, 5, 5, 9], leftOut: 0 });
  });

  it('leaves out one time that goes back, and goes on', () => {
    expect(keep([0, 720, 750, 730, 760, 800])).toEqual({ kept: [0, 720, 730, 760, 800], leftOut: 1 });
  });

  it('leaves out one time far ahead, and not the day after it', () => {
    expect(keep([0, 720, 1_430, 730, 760, 800])).toEqual({ kept: [0, 720, 730, 760, 800], leftOut: 1 });
  });

  it('keeps an order, loses as little as possible, and counts the rest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 9 }), (times) => {
        const { kept, leftOut } = keep(times);
        expect(kept).toEqual(kept.toSorted((first, second) => first - second));
        expect(kept.length + leftOut).toBe(times.length);
        expect(kept.length).toBe(longestByTrying(times));
      }),
    );
  });
});

function longestByTrying(times: readonly number[]): number {
  let longest = 0;
  for (let chosen = 0; chosen < 2 ** times.length; chosen += 1) {
    const picked = times.filter((_, index) => (chosen >> index) & 1);
    if (picked.every((time, index) => index === 0 || time >= (picked[index - 1] ?? 0))) longest = Math.max(longest, picked.length);
  }
  return longest;
}
