const formatters = new Map<string, Intl.DateTimeFormat>();

/** A month `2026-11` in words: "november 2026", "November 2026". `tag` is a BCP 47 tag. */
export function formatMonth(month: string, tag: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const formatter = formatters.get(tag) ?? new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, options);
  formatters.set(tag, formatter);
  return formatter.format(Date.parse(`${month}-01T00:00:00Z`));
}
