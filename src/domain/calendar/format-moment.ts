import type { SiteLanguage } from '../sites/keys.ts';
import { formatClockTime, type LocalMoment } from './doubled-hour.ts';
import { epochOf } from './instant.ts';
import { isDate } from './written-date.ts';

/** Creating an Intl formatter costs far more than using it, and zones are few. */
const zoneFormatters = new Map<string, Intl.DateTimeFormat>();

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
  const [, month, day] = date.split('-');
  return `${day}/${month} ${formatClockTime(local, language)}`;
}

/** The date and time of a stop, both local: `2026-11-21`, `08:30` → `21/11/2026 08:30` (docs/specification.md#dates). */
export function formatLocalDateTime({ date, ...local }: LocalMoment, language: SiteLanguage): string {
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`);
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year} ${formatClockTime(local, language)}`;
}

function zoneFormatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormatters.get(timeZone);
  if (known) return known;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const formatter = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', ...clock, timeZone });
  zoneFormatters.set(timeZone, formatter);
  return formatter;
}
