import { describe, expect, it } from 'vitest';
import { listMonths, parseMonths } from './months.ts';

describe('months', () => {
  it('are read from their numbers', () => {
    expect(parseMonths('')).toBe(0);
    expect(parseMonths('1 3 12')).toBe(0b1000_0000_0101);
    expect(() => parseMonths('13')).toThrow('not a month');
    expect(() => parseMonths('May')).toThrow('not a month');
  });

  it('are those that a journey touches, over the turn of the year too', () => {
    expect(listMonths({ from: '2027-07-01', until: '2027-07-31' })).toBe(parseMonths('7'));
    expect(listMonths({ from: '2027-04-30', until: '2027-05-01' })).toBe(parseMonths('4 5'));
    expect(listMonths({ from: '2026-12-28', until: '2027-02-01' })).toBe(parseMonths('12 1 2'));
  });

  it('are all of them where the days are unknown, make no sense or last a year', () => {
    const all = parseMonths('1 2 3 4 5 6 7 8 9 10 11 12');
    expect(listMonths(undefined)).toBe(all);
    expect(listMonths({ from: '', until: '' })).toBe(all);
    expect(listMonths({ from: '2027-07-01', until: '2027-06-30' })).toBe(all);
    expect(listMonths({ from: '2027-01-01', until: '2027-12-31' })).toBe(all);
  });
});
