import { describe, expect, it } from 'vitest';
import { callDayAfter, sumByWeek } from './follow-up.ts';

describe('callDayAfter', () => {
  it.each([
    ['2026-11-23', '2026-11-25'],
    ['2026-11-26', '2026-11-30'],
    ['2026-11-27', '2026-11-30'],
    ['2026-11-28', '2026-11-30'],
  ])('of a quote of %s is %s, never at a weekend', (quotedOn, day) => {
    expect(callDayAfter(quotedOn)).toBe(day);
  });
});

describe('sumByWeek', () => {
  it('adds up by the Monday of the week of departure, with the chance of each', () => {
    const quotes = [
      { departsOn: '2026-12-06', totalCents: 100_000, chance: 50 },
      { departsOn: '2026-11-30', totalCents: 50_000, chance: null },
      { departsOn: '2026-11-29', totalCents: 10_001, chance: 90 },
    ];
    expect(sumByWeek(quotes)).toEqual([
      { monday: '2026-11-23', quotes: 1, cents: 10_001, expectedCents: 9_001 },
      { monday: '2026-11-30', quotes: 2, cents: 150_000, expectedCents: 62_500 },
    ]);
  });
});
