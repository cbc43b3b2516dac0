import { isDate } from './written-date.ts';

/** Separate from the other formats, which every page of the sites loads: this one is for documents. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A date in words without its weekday, for dates that are not travel days: "21 november 2026", "21. November 2026". `tag` is a BCP 47 tag.
 */
export function formatWrittenDate(date: string, tag: string): string {
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`);
  const written = formatterOf(tag).format(Date.parse(`${date}T00:00:00Z`));
  // In French the first of a month is an ordinal, which Intl does not do.
  return tag.startsWith('fr') ? written.replace(/^1 /, '1er ') : written;
}

function formatterOf(tag: string): Intl.DateTimeFormat {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const formatter = formatters.get(tag) ?? new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, options);
  formatters.set(tag, formatter);
  return formatter;
}
