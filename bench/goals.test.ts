import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGoal, type Goal, isMissed, judgeRun, medianOf, shareOf, summariseRun } from './goals.ts';

const goal = (value: number, bar: Goal['bar']): Goal => ({ name: 'a page', value, unit: 'ms', bar });

describe('a goal', () => {
  it('is missed above the most and below the least, and kept at the bar itself', () => {
    expect([4, 4.01].map((value) => isMissed(goal(value, { most: 4 })))).toEqual([false, true]);
    expect([0.35, 0.34].map((value) => isMissed(goal(value, { least: 0.35 })))).toEqual([false, true]);
  });

  it('is missed where nothing was measured, unless it has no bar', () => {
    expect(isMissed(goal(Number.NaN, { most: 4 }))).toBe(true);
    expect(isMissed(goal(Number.NaN, { least: 4 }))).toBe(true);
    expect(isMissed(goal(Number.NaN, null))).toBe(false);
  });

  it('is shown beside its bar, and named where it is missed', () => {
    expect(formatGoal(goal(1.23456, { most: 2 }))).toBe('a page: 1.23 ms (bar ≤ 2)');
    expect(formatGoal({ ...goal(1234.5, { least: 2000 }), note: 'beside 7' })).toBe('a page: 1235 ms (bar ≥ 2000); beside 7 MISSED');
    expect(formatGoal({ ...goal(0.05, null), unit: '' })).toBe('a page: 0.05');
  });
});

describe('a run', () => {
  const [kept, missed, shown] = [goal(1, { most: 2 }), goal(3, { most: 2 }), goal(3, null)];

  it('ends with 1 where one goal is missed, and with 0 where none is', () => {
    expect(judgeRun([kept, missed, shown], false)).toBe(1);
    expect(judgeRun([kept, shown], false)).toBe(0);
    expect(judgeRun([], false)).toBe(0);
  });

  it('only prints where noise is allowed', () => {
    expect(judgeRun([missed], true)).toBe(0);
    expect(summariseRun([kept, missed, shown])).toBe('2 goals, 1 missed:\n  a page');
    expect(summariseRun([kept])).toBe('1 goals, 0 missed');
  });
});

describe('of many figures', () => {
  it('the median is the middle one, the share the nearest rank, and of none neither is a number', () => {
    expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 3, Number.NaN]);
    expect([shareOf([5, 1, 4, 2, 3], 0.5), shareOf([5, 1, 4, 2, 3], 0.95), shareOf([7], 0), shareOf([], 1)]).toEqual([3, 5, 7, Number.NaN]);
  });

  it('a share is one of them, with at least that share of them at or below it', () => {
    const figures = fc.array(fc.double({ noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(figures, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const found = shareOf(values, share);
        expect(values).toContain(found);
        expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(Math.floor(values.length * share));
      }),
    );
  });
});
