import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './date.ts';
import { formatColumnDay, formatDate, formatLongDate, formatTripDate, parseTripDate } from './format-date.ts';
import { formatLocalDateTime, formatNearMoment, readMoment } from './format-moment.ts';
import { isDate } from './written-date.ts';
import { toLocal } from './zoned.ts';

const dates = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays('1970-01-01', days));

describe('formatDate', () => {
  it('writes day, month, year', () => {
    expect(formatDate('2026-11-21')).toBe('21-11-2026');
    expect(formatDate('2028-02-29')).toBe('29-02-2028');
  });

  it('refuses an invalid date', () => {
    expect(() => formatDate('2027-02-29')).toThrow(RangeError);
    expect(() => formatDate('')).toThrow(RangeError);
  });
});

describe('formatLocalDateTime', () => {
  it('formats the local time of a stop like an instant', () => {
    expect(formatLocalDateTime({ date: '2027-01-01', time: '08:00' }, 'en')).toBe('01/01/2027 08:00');
    expect(formatLocalDateTime(readMoment('2026-10-25T01:30:00Z', 'Europe/Amsterdam'), 'de')).toBe('25/10/2026 02:30 (Winterzeit)');
  });

  it('refuses an invalid date', () => {
    expect(() => formatLocalDateTime({ date: '', time: '08:00' }, 'en')).toThrow(RangeError);
  });
});

describe('readMoment', () => {
  it.each([
    ['2026-11-21T07:30:00Z', 'Europe/Amsterdam', { date: '2026-11-21', time: '08:30' }],
    ['2026-12-31T23:00:00Z', 'Europe/Amsterdam', { date: '2027-01-01', time: '00:00' }],
    ['2026-12-31T23:00:00Z', 'Europe/Lisbon', { date: '2026-12-31', time: '23:00' }],
    ['2026-10-25T00:30:00Z', 'Europe/Amsterdam', { date: '2026-10-25', time: '02:30', hour: 'first' }],
    ['2026-10-25T01:30:00Z', 'Europe/Amsterdam', { date: '2026-10-25', time: '02:30', hour: 'second' }],
    ['2027-03-28T01:00:00Z', 'Europe/London', { date: '2027-03-28', time: '02:00' }],
    ['2027-03-28T00:59:00Z', 'Atlantic/Canary', { date: '2027-03-28', time: '00:59' }],
    ['2028-02-29T12:05:00.000Z', 'Europe/Lisbon', { date: '2028-02-29', time: '12:05' }],
  ] as const)('reads %s in %s', (instant, zone, expected) => {
    expect(readMoment(instant, zone)).toEqual(expected);
  });

  it('uses the same clock as the rest of the program', () => {
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom('Europe/Amsterdam', 'Europe/London', 'Atlantic/Canary', 'Europe/Athens'), (moment, zone) => {
        expect(readMoment(moment.toISOString(), zone)).toEqual(toLocal(moment.toISOString(), zone));
      }),
    );
  });
});

describe('formatTripDate and parseTripDate', () => {
  it('writes no leading zeros', () => {
    expect(formatTripDate('2026-11-21')).toBe('21/11/2026');
    expect(formatTripDate('2027-02-05')).toBe('5/2/2027');
  });

  it('reads with and without leading zeros', () => {
    expect(parseTripDate('5/2/2027')).toBe('2027-02-05');
    expect(parseTripDate('05/02/2027')).toBe('2027-02-05');
    expect(parseTripDate('29/2/2028')).toBe('2028-02-29');
  });

  it.each(['29/2/2027', '31/4/2027', '0/1/2027', '1/13/2027', '2027-02-05', '5/2/27', '', '5/2/2027 ', '5-2-2027'])(
    'refuses %j',
    (text) => {
      expect(parseTripDate(text)).toBeNull();
    },
  );

  it('returns to the same date', () => {
    fc.assert(fc.property(dates, (date) => parseTripDate(formatTripDate(date)) === date));
  });

  it('reads any text as a real date or not at all', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{4}$/));
    fc.assert(fc.property(texts, (text) => isDate(parseTripDate(text) ?? '2026-01-01')));
  });
});

describe('formatLongDate', () => {
  it.each([
    ['nl-NL', 'zaterdag 21 november 2026'],
    ['nl-BE', 'zaterdag 21 november 2026'],
    ['de-DE', 'Samstag, 21. November 2026'],
    ['fr-FR', 'samedi 21 novembre 2026'],
    ['fr-BE', 'samedi 21 novembre 2026'],
    ['es-ES', 'sábado, 21 de noviembre de 2026'],
  ])('writes %s', (tag, expected) => {
    expect(formatLongDate('2026-11-21', tag)).toBe(expected);
  });

  it('uses `1er` in French for the first of a month only', () => {
    expect(formatLongDate('2026-12-01', 'fr-FR')).toBe('mardi 1er décembre 2026');
    expect(formatLongDate('2026-12-11', 'fr-BE')).toBe('vendredi 11 décembre 2026');
    expect(formatLongDate('2026-12-01', 'nl-BE')).toBe('dinsdag 1 december 2026');
  });

  it('puts the day before the month in English', () => {
    expect(formatLongDate('2026-11-21', 'en')).toMatch(/^Saturday,? 21 November 2026$/);
  });

  it('names the weekday of the date itself, in any time zone of the machine', () => {
    expect(formatLongDate('2026-12-31', 'nl-NL')).toBe('donderdag 31 december 2026');
    expect(formatLongDate('2027-01-01', 'nl-NL')).toBe('vrijdag 1 januari 2027');
  });

  it('refuses an invalid date', () => {
    expect(() => formatLongDate('21/11/2026', 'nl-NL')).toThrow(RangeError);
  });
});

describe('the short format', () => {
  const next = '2026-11-21T23:30:00Z';

  it('leaves out the year', () => {
    expect(formatNearMoment(next, 'Europe/Amsterdam', 'en')).toBe('22/11 00:30');
    expect(formatNearMoment('2026-10-25T00:30:00Z', 'Europe/Amsterdam', 'nl')).toBe('25/10 02:30 (zomertijd)');
  });

  it('names the weekday over a column', () => {
    expect(['nl', 'fr', 'de'].map((tag) => formatColumnDay('2026-11-24', tag))).toEqual(['di 24/11', 'mar. 24/11', 'Di 24/11']);
  });
});
