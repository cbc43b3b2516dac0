import { describe, expect, it } from 'vitest';
import { readHolidays } from '../../../../tools/holidays/read-holidays.ts';
import { houseBook } from '../testing/house-rates.ts';
import { findEve, findHoliday, listHolidayMinutes } from './find-holiday-hours.ts';
import { publicHolidays } from './public-holidays.ts';

const { card } = houseBook();
const spanOf = (from: string, minutes: number) => ({ from: { date: from.slice(0, 10), time: from.slice(11) }, minutes });
const eveOf = (from: string, minutes: number, country = 'NL') => findEve(spanOf(from, minutes), { country, card })?.key ?? null;

describe('public holidays', () => {
  it('match those of the library', () => {
    expect(publicHolidays).toEqual(readHolidays());
  });

  it.each([
    ['NL', '2027-04-27', 'kings-day'],
    ['NL', '2027-05-06', 'ascension'],
    ['BE', '2027-07-21', 'national-day'],
    ['DE', '2027-10-03', 'unity-day'],
    ['DE', '2027-03-26', 'good-friday'],
    ['FR', '2027-07-14', 'national-day'],
    ['ES', '2027-01-06', 'epiphany'],
    ['AT', '2027-10-26', 'national-day'],
    ['NL', '2027-05-01', null],
    ['FR', '2027-03-26', null],
    ['XX', '2027-12-25', null],
  ] as const)('%s, %s: %s', (country, date, holiday) => {
    expect(findHoliday(country, date)).toBe(holiday);
  });
});

describe('an eve', () => {
  it.each([
    ['2026-12-31 09:00', 180, null],
    ['2026-12-31 09:00', 9 * 60, null],
    ['2026-12-31 17:30', 60, 'new-years-eve'],
    ['2027-01-01 04:30', 60, 'new-years-eve'],
    ['2027-01-01 06:00', 60, null],
    ['2026-12-30 20:00', 600, null],
    ['2026-12-24 20:00', 60, null],
  ] as const)('NL, %s for %d minutes: %s', (from, minutes, key) => {
    expect(eveOf(from, minutes)).toBe(key);
  });

  it('depends on the country: Christmas Eve in Germany', () => {
    expect(eveOf('2026-12-24 20:00', 60, 'DE')).toBe('christmas-eve');
    expect(eveOf('2026-12-25 07:00', 60, 'DE')).toBeNull();
  });
});

describe('hours on a holiday', () => {
  const minutesOf = (from: string, minutes: number, country: string) => listHolidayMinutes(spanOf(from, minutes), { country, card });

  it('begin and end with its day', () => {
    expect(minutesOf('2026-12-24 22:00', 4 * 60, 'NL')).toEqual([{ holiday: 'christmas', minutes: 120 }]);
    expect(minutesOf('2026-12-25 08:00', 4 * 60, 'NL')).toEqual([{ holiday: 'christmas', minutes: 240 }]);
    expect(minutesOf('2026-12-25 20:00', 10 * 60, 'NL')).toEqual([
      { holiday: 'christmas', minutes: 240 },
      { holiday: 'second-christmas-day', minutes: 360 },
    ]);
    expect(minutesOf('2026-12-26 08:00', 60, 'BE')).toEqual([]);
  });

  it('are the eve’s if an eve lasts into them', () => {
    expect(minutesOf('2026-12-31 23:00', 9 * 60, 'NL')).toEqual([{ holiday: 'new-year', minutes: 120 }]);
  });

  it('are absent in a country without a surcharge', () => {
    expect(minutesOf('2026-12-25 08:00', 60, 'XX')).toEqual([]);
  });
});
