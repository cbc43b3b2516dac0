import type { SiteLanguage } from '../sites/keys.ts';
import { formatClockTime, type LocalMoment } from './doubled-hour.ts';
import { epochOf } from './instant.ts';
import { isDate } from './written-date.ts';

/** Creating an Intl formatter costs far more than using it, and languages and zones are few. */
const longFormatters = new Map<string, Intl.DateTimeFormat>();
const shortFormatters = new Map<string, Intl.DateTimeFormat>();
const zoneFormatters = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-21` → `21-11-2026` (docs/specification.md#dates). Throws a RangeError for an invalid date. */
export function formatDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${day}-${month}-${year}`;
}

/**
 * An instant as date and time by the clock of an IANA zone, with its hour where the clocks have it twice: as `toLocal`, without the library
 * for time zones, which would weigh more than the scripts of a page.
 */
export function readMoment(instant: string, timeZone: string): LocalMoment {
  const epoch = epochOf(instant);
  const formatter = zoneFormatterOf(timeZone);
  // Taken from one formatted text: Intl's `formatToParts` costs four times as much, and a page has some thirty dates.
  const written = formatter.format(epoch);
  const hour = hourOf(written, (hours) => formatter.format(epoch + hours * hourMilliseconds));
  const date = `${written.slice(6, 10)}-${written.slice(3, 5)}-${written.slice(0, 2)}`;
  return { date, time: written.slice(12), ...(hour === null ? {} : { hour }) };
}

/** Clocks go back by an hour, in Europe before four at night. */
function hourOf(written: string, writtenAfter: (hours: number) => string): 'first' | 'second' | null {
  if (written.slice(12, 14) > '03') return null;
  if (writtenAfter(1) === written) return 'first';
  return writtenAfter(-1) === written ? 'second' : null;
}

const hourMilliseconds = 3_600_000;

/** An instant without its year, for narrow places: `21/11 08:30`. */
export function formatNearMoment(instant: string, timeZone: string, language: SiteLanguage): string {
  const { date, ...local } = readMoment(instant, timeZone);
  const [, month, day] = partsOf(date);
  return `${day}/${month} ${formatClockTime(local, language)}`;
}

/** A day as the heading of a column: "ma 23/11", "Mo 23/11". */
export function formatColumnDay(date: string, tag: string): string {
  const [, month, day] = partsOf(date);
  return `${new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))} ${day}/${month}`;
}

/** The date and time of a stop, both local: `2026-11-21`, `08:30` → `21/11/2026 08:30` (docs/specification.md#dates). */
export function formatLocalDateTime({ date, ...local }: LocalMoment, language: SiteLanguage): string {
  const [year, month, day] = partsOf(date);
  return `${day}/${month}/${year} ${formatClockTime(local, language)}`;
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

function zoneFormatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormatters.get(timeZone);
  if (known) return known;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const formatter = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', ...clock, timeZone });
  zoneFormatters.set(timeZone, formatter);
  return formatter;
}
