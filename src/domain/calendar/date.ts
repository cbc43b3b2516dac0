import { daysInMonth, readDate } from './written-date.ts';

const daysInFourCenturies = 146_097;
/** Days from 1 March of the year 0 to 1 January 1970. */
const daysToEpoch = 719_468;
const lastYear = 9999;

/** The day `days` later, or earlier if negative. Throws a RangeError for an invalid date and outside the years 0001 to 9999. */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumberOf(date) + days);
}

/** Whole calendar days from one date to another; negative if `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** The same day of another year: `2028-02-29` and 1 give `2029-02-28`, because a rule of "two years ahead" must end on a real day. */
export function addYears(date: string, years: number): string {
  const [year, month, day] = partsOf(date);
  return writeDate(year + years, month, Math.min(day, daysInMonth(year + years, month)));
}

/** 1 Monday … 7 Sunday (docs/specification.md#dates: weeks start on Monday). */
export function weekdayOf(date: string): number {
  // Day 0, 1 January 1970, was a Thursday.
  return ((((dayNumberOf(date) + 3) % 7) + 7) % 7) + 1;
}

function partsOf(date: string): readonly [number, number, number] {
  const parts = readDate(date);
  if (parts === null) throw new RangeError(`Not a date: ${date}`);
  return parts;
}

/** Days since 1 January 1970. Counts years from March, so that the leap day is the last of its year (Hinnant, "days_from_civil"). */
function dayNumberOf(date: string): number {
  const [calendarYear, month, day] = partsOf(date);
  const year = month <= 2 ? calendarYear - 1 : calendarYear;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysInFourCenturies + dayOfEra - daysToEpoch;
}

function dateOf(dayNumber: number): string {
  const shifted = dayNumber + daysToEpoch;
  const era = Math.floor(shifted / daysInFourCenturies);
  const dayOfEra = shifted - era * daysInFourCenturies;
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return writeDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

function writeDate(year: number, month: number, day: number): string {
  if (!(year >= 1 && year <= lastYear)) throw new RangeError(`Beyond the calendar: year ${year}`);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
