const daysInMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** True for a real day written `YYYY-MM-DD`, years 0001 to 9999: 29 February only in leap years. */
export function isDate(text: string): boolean {
  return readDate(text) !== null;
}

/** True for a day in the years 1900 to 2199, so that days before and after it can still be computed. */
export function isPlannedDate(text: string): boolean {
  return isDate(text) && text >= '1900-01-01' && text <= '2199-12-31';
}

/** True for a wall-clock time `HH:MM` from 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Year, month and day of a date, or null for an invalid one. Digit by digit for speed: planning a trip reads thousands of dates. */
export function readDate(text: string): readonly [number, number, number] | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null;
  const [year, month, day] = [readDigits(text, 0, 4), readDigits(text, 5, 7), readDigits(text, 8, 10)];
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month) ? [year, month, day] : null;
}

/** The number written by the digits between two positions, or NaN. */
function readDigits(text: string, from: number, until: number): number {
  let number = 0;
  for (let at = from; at < until; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

/** The days of a month from 1 to 12 in that year; 0 for another number. */
export function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (daysInMonths[month - 1] ?? 0);
}
