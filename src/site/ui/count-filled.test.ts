import { describe, expect, it } from 'vitest';
import { countFilled } from './count-filled.ts';

describe('countFilled', () => {
  it.each([
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [3.5, 3.5],
    [3.4, 3],
    [3.6, 3],
    [4.5, 4.5],
    [5, 5],
    [7, 5],
    [-1, 0],
    [Number.NaN, 0],
  ])('of a rating of %s fills %s stars', (rating, expected) => {
    expect(countFilled(rating)).toBe(expected);
  });
});
