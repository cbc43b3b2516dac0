import { isDate } from './written-date.ts';

/** Apart from the other formats, which every page of the sites carries: this one is for papers. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A date in words without its weekday, of what is no day to travel on: "21 november 2026", "21. November 2026". `tag` is a BCP 47 tag. */
export function formatWrittenDate(date: string, tag: string): string {
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`);
  const written = formatterOf(tag).format(Date.parse(`${date}T00:00:00Z`));
  // The first of a month is an ordinal in French, which Intl does not know.
  return tag.startsWith('fr') ? written.replace(/^1 /, '1er ') : written;
}

function formatterOf(tag: string): Intl.DateTimeFormat {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const formatter = formatters.get(tag) ?? new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, options);
  formatters.set(tag, formatter);
  return formatter;
}
