import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '#domain/calendar/date.ts';
import type { Place } from '#domain/itinerary/itinerary.ts';
import { listHolidays, repeatDay, repeatItinerary } from './repeat-trip.ts';

const place: Place = {
  ...{ name: 'Utrecht', town: 'Utrecht', street: '', zip: '', countryCode: 'NL', kind: 'town', timeZone: 'Europe/Amsterdam' },
  coordinates: { latitude: 52, longitude: 5 },
};
const stopAt = (date: string | null, arriveBy?: string) => ({
  place,
  departure: date === null ? null : { date, time: '08:00' },
  ...(arriveBy === undefined ? {} : { arriveBy: { date: arriveBy, time: '10:00' } }),
  notes: '',
});

describe('repeatDay', () => {
  it.each([
    ['2026-11-27', '2026-11-28', '2027-11-26'],
    ['2027-03-01', '2027-03-02', '2028-02-28'],
    ['2028-02-29', '2028-03-01', '2029-02-27'],
    // A trip of three years ago is repeated on its next day to come.
    ['2023-06-16', '2026-06-20', '2027-06-18'],
  ])('moves %s, seen on %s, to %s', (date, today, day) => {
    expect(repeatDay(date, today)).toBe(day);
  });

  it('keeps the weekday, comes after today and stays within three days of the date', () => {
    const day = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('2015-01-01', days));
    fc.assert(
      fc.property(day, day, (date, today) => {
        const next = repeatDay(date, today);
        expect(weekdayOf(next)).toBe(weekdayOf(date));
        expect(next > today && next > date).toBe(true);
        const rest = daysBetween(date, next) % 365.25;
        expect(Math.min(rest, 365.25 - rest)).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('repeatItinerary', () => {
  it('moves all days of a trip alike, also its pick-ups and second return', () => {
    const trip = {
      type: 'return',
      stops: [stopAt('2026-06-12', '2026-06-11'), stopAt('2026-06-14'), stopAt(null)],
      secondReturn: { departure: { date: '2026-06-14', time: '23:00' }, passengers: 5 },
      pickUps: [{ place, departure: { date: '2026-06-12', time: '07:30' }, passengers: 8 }],
    } as const;
    const repeated = repeatItinerary(trip, '2026-11-27');
    expect(repeated?.stops.map(({ departure }) => departure?.date)).toEqual(['2027-06-11', '2027-06-13', undefined]);
    expect(repeated?.stops[0]).toMatchObject({ departure: { time: '08:00' }, arriveBy: { date: '2027-06-10', time: '10:00' } });
    expect(repeated).toMatchObject({
      secondReturn: { departure: { date: '2027-06-13', time: '23:00' }, passengers: 5 },
      pickUps: [{ departure: { date: '2027-06-11', time: '07:30' }, passengers: 8 }],
    });
  });

  it('is nothing for a trip that never leaves', () => {
    expect(repeatItinerary({ type: 'one-way', stops: [stopAt(null)] }, '2026-11-27')).toBeNull();
  });
});

describe('listHolidays', () => {
  it('names the holidays on which a trip leaves, each once', () => {
    expect(listHolidays({ stops: [stopAt('2027-04-27'), stopAt('2027-04-27'), stopAt('2027-04-28'), stopAt(null)] })).toEqual([
      { date: '2027-04-27', country: 'NL', holiday: 'kings-day' },
    ]);
  });
});
