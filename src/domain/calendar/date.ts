const daysInMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const daysInFourCenturies = 146_097;
/** From 1 March of the year 0 to 1 January 1970. */
const daysToEpoch = 719_468;
const lastYear = 9999;

/** True for a real day written `YYYY-MM-DD`, years 0001 to 9999: 29 February only in leap years. */
export function isDate(text: string): boolean {
  return readParts(text) !== null;
}

/** True for a wall-clock time `HH:MM` from 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The day `days` later, or earlier where negative. Throws a RangeError for what is not a date and beyond the years 0001 to 9999. */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumberOf(date) + days);
}

/** Whole calendar days from one date to another; negative where `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/**
 * The same day of another year: `2028-02-29` and 1 give `2029-02-28`, for a rule of "two years ahead" must end on a real day.
 */
export function addYears(date: string, years: number): string {
  const [year, month, day] = partsOf(date);
  return writeDate(year + years, month, Math.min(day, daysInMonth(year + years, month)));
}

/** 1 Monday … 7 Sunday (reading 17: weeks start on Monday). */
export function weekdayOf(date: string): number {
  // Day 0, 1 January 1970, was a Thursday.
  return ((((dayNumberOf(date) + 3) % 7) + 7) % 7) + 1;
}

function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (daysInMonths[month - 1] ?? 0);
}

function partsOf(date: string): readonly [number, number, number] {
  const parts = readParts(date);
  if (parts === null) throw new RangeError(`Not a date: ${date}`);
  return parts;
}

/** Year, month and day of a date; digit by digit, for planning a trip reads thousands of dates. */
function readParts(text: string): readonly [number, number, number] | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null;
  const [year, month, day] = [readDigits(text, 0, 4), readDigits(text, 5, 7), readDigits(text, 8, 10)];
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month) ? [year, month, day] : null;
}

/** The number that the digits from one place to another write; NaN where they are none. */
function readDigits(text: string, from: number, until: number): number {
  let number = 0;
  for (let at = from; at < until; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
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
