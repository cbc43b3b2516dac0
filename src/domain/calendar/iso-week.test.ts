import { expect, it } from 'vitest';
import { isoWeekOf } from './iso-week.ts';

it.each([
  ['2026-11-26', 48],
  ['2026-11-29', 48],
  ['2026-11-30', 49],
  ['2027-01-01', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('%s is in week %i', (date, week) => {
  expect(isoWeekOf(date)).toBe(week);
});

it('refuses an invalid date', () => {
  expect(() => isoWeekOf('2026-02-30')).toThrow(RangeError);
});
