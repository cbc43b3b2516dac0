import { describe, expect, it } from 'vitest';
import { formatCompactInstant, formatShortDay, formatShortInstant, formatShortMoment, formatShortPeriod } from './format-short-date.ts';

const now = Date.parse('2026-11-26T13:05:00Z');
const english = { language: 'en', now } as const;

describe('dates of the desk', () => {
  it.each([
    ['en', 'Thu 26 Nov, 08:00'],
    ['nl', 'do 26 nov, 08:00'],
    ['nlBE', 'do 26 nov, 08:00'],
    ['de', 'Do 26. Nov, 08:00'],
    ['fr', 'jeu 26 nov., 08:00'],
    ['es', 'jue 26 nov, 08:00'],
  ] as const)('are written in %s', (language, expected) => {
    expect(formatShortMoment({ date: '2026-11-26', time: '08:00' }, { language, now })).toBe(expected);
  });

  it.each([
    ['en', 'Sun 25 Oct, 02:30 (winter time)'],
    ['nlBE', 'zo 25 okt, 02:30 (wintertijd)'],
    ['de', 'So 25. Okt, 02:30 (Winterzeit)'],
    ['frBE', 'dim 25 oct., 02:30 (heure d’hiver)'],
    ['es', 'dom 25 oct, 02:30 (horario de invierno)'],
  ] as const)('name the hour that is meant in %s, where the clocks have it twice', (language, expected) => {
    expect(formatShortMoment({ date: '2026-10-25', time: '02:30', hour: 'second' }, { language, now })).toBe(expected);
  });

  it('include the year if the date is more than half a year away', () => {
    expect(['2027-02-06', '2026-06-01', '2026-02-06', '2027-11-26'].map((date) => formatShortDay(date, english))).toEqual([
      'Sat 6 Feb',
      'Mon 1 Jun',
      'Fri 6 Feb 2026',
      'Fri 26 Nov 2027',
    ]);
  });

  it('use the date in the given zone around midnight', () => {
    expect(formatShortInstant('2026-11-26T23:30:00Z', 'Europe/Amsterdam', english)).toBe('Fri 27 Nov, 00:30');
  });

  it('show the date of a period once if both ends share it', () => {
    const zone = 'Europe/Amsterdam';
    expect(formatShortPeriod('2026-11-26T07:00:00Z', '2026-11-26T16:00:00Z', zone, english)).toBe('Thu 26 Nov, 08:00 – 17:00');
    expect(formatShortPeriod('2026-11-26T07:00:00Z', '2026-11-27T01:00:00Z', zone, english)).toBe('Thu 26 Nov, 08:00 – Fri 27 Nov, 02:00');
  });

  it('omit today’s date in the short form', () => {
    const compact = (instant: string) => formatCompactInstant(instant, 'Europe/Amsterdam', english);
    expect(compact('2026-11-26T16:20:00Z')).toBe('17:20');
    expect(compact('2026-11-26T23:30:00Z')).toBe('Fri 27 Nov, 00:30');
  });

  it('say which of two hours is meant on the night on which the clocks go back', () => {
    const night = { language: 'nl', now: Date.parse('2026-10-25T00:10:00Z') } as const;
    expect(formatCompactInstant('2026-10-25T00:30:00Z', 'Europe/Amsterdam', night)).toBe('02:30 (zomertijd)');
    expect(formatShortPeriod('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 'Europe/Amsterdam', night)).toBe(
      'zo 25 okt, 02:30 (zomertijd) – 02:30 (wintertijd)',
    );
  });

  it('refuse an invalid date', () => {
    expect(() => formatShortDay('2026-02-30', english)).toThrow(RangeError);
  });
});
