import { describe, expect, it } from 'vitest';
import { monthBeside } from './month-beside.ts';

describe('the month beside another', () => {
  it('crosses the turn of the year both ways', () => {
    expect(monthBeside('2026-12', 1)).toBe('2027-01');
    expect(monthBeside('2027-01', -1)).toBe('2026-12');
    expect(monthBeside('2026-06', 1)).toBe('2026-07');
  });
});
