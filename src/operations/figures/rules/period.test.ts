import { describe, expect, it } from 'vitest';
import { listWeeks, mondayOf, readPeriod } from './period.ts';

const today = '2026-11-25';

describe('readPeriod', () => {
  it('is whole weeks of the two days, whichever comes first', () => {
    const weeks = { from: '2026-10-26', to: '2026-11-23' };
    expect(readPeriod({ from: '2026-11-01', to: '2026-11-29', today })).toEqual(weeks);
    expect(readPeriod({ from: '2026-11-29', to: '2026-11-01', today })).toEqual(weeks);
  });

  it('defaults to the last thirteen weeks, also for an invalid date', () => {
    const period = readPeriod({ from: '', to: '31-12-2026', today });
    expect(period).toEqual({ from: '2026-08-31', to: '2026-11-23' });
    expect(listWeeks(period)).toHaveLength(13);
  });

  it('is three years at most, over two changes of the year and a leap day', () => {
    const period = readPeriod({ from: '1999-01-01', to: '2026-11-25', today });
    expect(period).toEqual({ from: '2023-12-04', to: '2026-11-23' });
    expect(listWeeks(period)).toHaveLength(156);
    expect(listWeeks(period).every((week) => mondayOf(week) === week)).toBe(true);
  });
});
