import { describe, expect, it } from 'vitest';
import { isNumeric } from './is-numeric.ts';

describe('isNumeric', () => {
  it.each([0, -1.5, Number.MAX_VALUE])('%s is', (value) => {
    expect(isNumeric(value)).toBe(true);
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], ['1'], [''], [null], [undefined], [[]], [1n]])('%s is not', (value) => {
    expect(isNumeric(value)).toBe(false);
  });
});
