import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, shareCents, splitCents, sumCents, vatOf } from './money.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
const weights = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 12 });

describe('splitCents', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [101, [3, 1], [76, 25]],
    [10, [0, 5, 0, 5], [0, 5, 0, 5]],
    [1, [0.2, 0.3, 0.5], [0, 0, 1]],
    [0, [1, 2], [0, 0]],
    [0, [], []],
    [5, [0, 0], [3, 2]],
    [7, [42], [7]],
    [3, [1e308, 1e308, 1e308], [1, 1, 1]],
  ])('splits %i by %j into %j', (total, by, expected) => {
    expect(splitCents(total, by)).toEqual(expected);
  });

  it('never writes a negative zero', () => {
    expect(splitCents(-1, [1, 0]).map((part) => Object.is(part, -0))).toEqual([false, false]);
  });

  it('refuses invalid amounts and weights', () => {
    expect(() => splitCents(1, [])).toThrow(RangeError);
    expect(() => splitCents(1, [-1, 2])).toThrow(RangeError);
    expect(() => splitCents(1, [Number.NaN])).toThrow(RangeError);
    expect(() => splitCents(1, [Number.POSITIVE_INFINITY])).toThrow(RangeError);
    expect(() => splitCents(1.5, [1])).toThrow(RangeError);
  });

  it('loses no cent', () => {
    fc.assert(fc.property(cents, weights, (total, by) => sumCents(splitCents(total, by)) === total));
  });

  it('loses no cent of the largest amounts either', () => {
    const anyCents = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(anyCents, weights, (total, by) => splitCents(total, by).reduce((sum, part) => sum + BigInt(part), 0n) === BigInt(total)),
    );
  });

  it('stays within a cent of the exact share and never changes a sign', () => {
    const wholeWeights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(cents, wholeWeights, (total, by) => {
        const sum = by.reduce((all, weight) => all + weight, 0);
        fc.pre(sum > 0);
        for (const [index, part] of splitCents(total, by).entries()) {
          expect(Math.abs(part - (total * (by[index] ?? 0)) / sum)).toBeLessThan(1.000001);
          expect(part * total).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('gives nothing to a zero weight', () => {
    const some = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 6 });
    fc.assert(fc.property(cents, some, (total, by) => splitCents(total, [0, ...by, 0]).at(-1) === 0));
  });
});

describe('percentOf and vatOf', () => {
  it.each([
    [10_000, 9, 900],
    [50, 9, 5],
    [5, 10, 1],
    [-5, 10, -1],
    [4, 10, 0],
    [-4, 10, 0],
    [1_000, 5.5, 55],
    [10, 5.5, 1],
    [9, 5.5, 0],
    [123_456, 21, 25_926],
    [999, 0, 0],
    [0, 19, 0],
  ])('%i cents at %d %% is %i', (net, rate, expected) => {
    expect(vatOf(net, rate)).toBe(expected);
  });

  it('refuses rates finer than a hundredth of a percent, negative rates and broken cents', () => {
    expect(() => percentOf(100, 1.005)).toThrow(RangeError);
    expect(() => percentOf(100, -1)).toThrow(RangeError);
    expect(() => percentOf(100, Number.NaN)).toThrow(RangeError);
    expect(() => percentOf(0.5, 9)).toThrow(RangeError);
  });

  it('is symmetric for refunds and never more than half a cent off', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (net, hundredths) => {
        const vat = vatOf(net, hundredths / 100);
        expect(vatOf(-net || 0, hundredths / 100)).toBe(-vat || 0);
        expect(Math.abs(vat * 10_000 - net * hundredths)).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});

describe('sumCents', () => {
  it('adds up, also an empty list', () => {
    expect(sumCents([])).toBe(0);
    expect(sumCents([1, -3, 7])).toBe(5);
  });

  it('refuses a fractional amount and an unsafe integer', () => {
    expect(() => sumCents([1.5])).toThrow(RangeError);
    expect(() => sumCents([0.5, 0.5])).toThrow(RangeError);
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});

describe('shareCents', () => {
  it('covers the sum, with less than a cent extra each', () => {
    expect(shareCents(111_521, 48)).toBe(2_324);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 1, max: 500 }), (total, people) => {
        const share = shareCents(total, people);
        expect(share * people).toBeGreaterThanOrEqual(total);
        expect((share - 1) * people).toBeLessThan(total);
      }),
    );
  });

  it('treats zero people as one', () => {
    expect(shareCents(500, 0)).toBe(500);
  });
});
