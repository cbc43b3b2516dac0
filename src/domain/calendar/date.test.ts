import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears, daysBetween, weekdayOf } from './date.ts';
import { isDate, isTime } from './written-date.ts';

const dates = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const modernDates = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isDate', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isDate(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '21-11-2026',
    '2026/11/21',
    ' 2026-11-21',
    '2026-11-21\n',
    '2026-11-21T00:00',
    '',
    '２０２６-11-21',
    '-2026-11-21',
  ])('refuses %j', (text) => {
    expect(isDate(text)).toBe(false);
  });

  it('agrees with the platform on every day and on no other', () => {
    const parts = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }));
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const platform = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
        expect(isDate(text)).toBe(platform === text);
      }),
    );
  });
});

describe('isTime', () => {
  it.each(['00:00', '08:30', '19:05', '23:59'])('takes %s', (text) => expect(isTime(text)).toBe(true));
  it.each(['24:00', '8:30', '08:60', '08:3', '08:30:00', '08.30', '', '08:30\n', '0830'])('refuses %j', (text) => {
    expect(isTime(text)).toBe(false);
  });
});

describe('addDays, daysBetween and addYears', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2400-03-01', -1, '2400-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-11-21', 365, '2027-11-21'],
    ['1970-01-01', 0, '1970-01-01'],
    ['0001-01-02', -1, '0001-01-01'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it.each([
    ['2026-11-21', 2, '2028-11-21'],
    ['2028-02-29', 2, '2030-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2026-12-31', -1, '2025-12-31'],
  ])('%s and %i years is %s', (date, years, expected) => {
    expect(addYears(date, years)).toBe(expected);
  });

  it('refuses invalid dates and those beyond the calendar', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
    expect(() => daysBetween('2026-01-01', 'tomorrow')).toThrow(RangeError);
    expect(() => addYears('9999-01-01', 1)).toThrow(RangeError);
  });

  it('agrees with the platform', () => {
    fc.assert(
      fc.property(modernDates, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const platform = new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
        expect(addDays(date, days)).toBe(platform);
      }),
    );
  });

  it('is reversible and additive, and preserves the order of the texts', () => {
    fc.assert(
      fc.property(dates, dates, (first, second) => {
        const days = daysBetween(first, second);
        expect(addDays(first, days)).toBe(second);
        expect(Math.sign(days)).toBe(first < second ? 1 : first > second ? -1 : 0);
      }),
    );
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['2000-02-29', 2],
  ])('%s is day %i', (date, expected) => expect(weekdayOf(date)).toBe(expected));

  it('agrees with the platform and repeats every seven days', () => {
    fc.assert(
      fc.property(modernDates, (date) => {
        expect(weekdayOf(date)).toBe(new Date(date).getUTCDay() || 7);
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
      }),
    );
  });
});
