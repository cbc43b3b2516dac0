/** Intl's own are dear to make; languages and zones are few. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/**
 * The last answer for each, by its day: Intl looks for it through all the names of a language, which takes as long as a table of a page.
 */
const lastNames = new Map<string, { readonly day: string; readonly name: string }>();

/**
 * A time zone (IANA) by its name in words at an instant (ISO 8601), "Central European Time"; to be asked on the server only, for browsers
 * word it differently. The instant matters: a zone that knew no summer time then has no name without it.
 */
export function zoneNameOf(timeZone: string, { tag, at }: { readonly tag: string; readonly at: string }): string {
  const key = `${tag} ${timeZone}`;
  const day = at.slice(0, 10);
  const last = lastNames.get(key);
  if (last?.day === day) return last.name;
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' });
  formatters.set(key, format);
  const name = format.formatToParts(Date.parse(at)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  lastNames.set(key, { day, name });
  return name;
}
