import { formatLongDate } from '#domain/calendar/format-date.ts';
import { readMoment } from '#domain/calendar/format-moment.ts';
import { formatWrittenDate } from '#domain/calendar/format-written-date.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { createFormats, type Formats } from './formats.ts';

/** How mails write values: their dates are read, compared with a calendar and passed on, so they are in words. */
export function createWrittenFormats(language: SiteLanguage): Formats {
  const formats = createFormats(language);
  const localMoment: Formats['localMoment'] = ({ date, ...local }) => `${formatLongDate(date, formats.tag)}, ${formats.clockTime(local)}`;
  return {
    ...formats,
    date: (date) => formatWrittenDate(date, formats.tag),
    instant: (instant, timeZone) => localMoment(readMoment(instant, timeZone)),
    localMoment,
  };
}
