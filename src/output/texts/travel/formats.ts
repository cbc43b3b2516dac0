import { type ClockTime, formatClockTime, type LocalMoment } from '#domain/calendar/doubled-hour.ts';
import { formatDate, formatLongDate, formatShortDay } from '#domain/calendar/format-date.ts';
import { readMoment } from '#domain/calendar/format-moment.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';

/** How values are written in one language, on pages, in mails and in documents. */
export type Formats = {
  /** BCP 47. */
  readonly tag: string;
  /** Euro cents: `€ 1.234,50`. */
  readonly money: (cents: number) => string;
  /** Kilometres, hours, percentages: at most two decimals. */
  readonly number: (value: number) => string;
  /** `2026-11-21` as `21-11-2026`: for the tables of an invoice. A trip's own dates are written in words. */
  readonly date: (date: string) => string;
  /** `2026-11-21` as "Saturday 21 November 2026". */
  readonly day: (date: string) => string;
  /** The same, shorter: "Sat, 21 Nov 2026". */
  readonly shortDay: (date: string) => string;
  /** An instant in an IANA time zone: "Sat, 21 Nov 2026, 17:00". */
  readonly instant: (instant: string, timeZone: string) => string;
  /** A local time: "Sat, 21 Nov 2026, 08:30". */
  readonly localMoment: (local: LocalMoment) => string;
  /** The same without its date: "08:30". */
  readonly clockTime: (local: ClockTime) => string;
};

export function createFormats(language: SiteLanguage): Formats {
  const tag = tagOf(language);
  const clockTime: Formats['clockTime'] = (local) => formatClockTime(local, language);
  const localMoment: Formats['localMoment'] = ({ date, ...local }) => `${formatShortDay(date, tag)}, ${clockTime(local)}`;
  return {
    tag,
    money: (cents) => formatCents(cents, tag),
    number: (value) => formatNumber(value, tag),
    date: formatDate,
    day: (date) => formatLongDate(date, tag),
    shortDay: (date) => formatShortDay(date, tag),
    instant: (instant, timeZone) => localMoment(readMoment(instant, timeZone)),
    localMoment,
    clockTime,
  };
}
