const formatters = new Map<string, Intl.DateTimeFormat>();

/** A month `2026-11` in words: "november 2026", "November 2026". `tag` is a BCP 47 tag. */
export function formatMonth(month: string, tag: string): string {
  const known = formatters.get(tag);
  const formatter = known ?? new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (known === undefined) formatters.set(tag, formatter);
  return formatter.format(Date.parse(`${month}-01T00:00:00Z`));
}
