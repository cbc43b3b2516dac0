import { isDate } from './written-date.ts';

/** Creating an Intl formatter costs far more than using it, and languages are few. */
const longFormatters = new Map<string, Intl.DateTimeFormat>();
const shortFormatters = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-21` → `21-11-2026` (docs/specification.md#dates). Throws a RangeError for an invalid date. */
export function formatDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${day}-${month}-${year}`;
}

/** A day as the heading of a column: "ma 23/11", "Mo 23/11". */
export function formatColumnDay(date: string, tag: string): string {
  const [, month, day] = partsOf(date);
  return `${new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))} ${day}/${month}`;
}

/** The date of a trip as the API writes it, `D/M/YYYY` without leading zeros: `2026-11-05` → `5/11/2026` (docs/specification.md#dates). */
export function formatTripDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${Number(day)}/${Number(month)}/${year}`;
}

/** Reads `D/M/YYYY` (leading zeros allowed) as `YYYY-MM-DD`; null for an invalid day. */
export function parseTripDate(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/**
 * A date in words with its weekday: "zaterdag 21 november 2026", "Samstag, 21. November 2026". `tag` is a BCP 47 tag; plain `en` puts the
 * day before the month, because the English pages are for Europe.
 */
export function formatLongDate(date: string, tag: string): string {
  const [year, month, day] = partsOf(date);
  const written = longFormatterOf(tag).format(Date.parse(`${year}-${month}-${day}T00:00:00Z`));
  // In French the first of a month is an ordinal, which Intl does not do.
  return tag.startsWith('fr') ? written.replace(' 1 ', ' 1er ') : written;
}

/** The same, shorter: "di 26 jan 2027", "Di., 26. Jan. 2027". */
export function formatShortDay(date: string, tag: string): string {
  const [year, month, day] = partsOf(date);
  const written = shortFormatterOf(tag).format(Date.parse(`${year}-${month}-${day}T00:00:00Z`));
  return tag.startsWith('fr') ? written.replace(' 1 ', ' 1er ') : written;
}

function partsOf(date: string): readonly [string, string, string] {
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`);
  return [date.slice(0, 4), date.slice(5, 7), date.slice(8)];
}

function longFormatterOf(tag: string): Intl.DateTimeFormat {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const formatter = longFormatters.get(tag) ?? new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, options);
  longFormatters.set(tag, formatter);
  return formatter;
}

function shortFormatterOf(tag: string): Intl.DateTimeFormat {
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const formatter = shortFormatters.get(tag) ?? new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, options);
  shortFormatters.set(tag, formatter);
  return formatter;
}
