/** Intl's own are dear to make; languages and zones are few. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A time zone (IANA) by its name in words at an instant (ISO 8601), "Central European Time"; to be asked on the server only, for browsers
 * word it differently. The instant matters: a zone that knew no summer time then has no name without it.
 */
export function zoneNameOf(timeZone: string, { tag, at }: { readonly tag: string; readonly at: string }): string {
  const key = `${tag} ${timeZone}`;
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' });
  formatters.set(key, format);
  return format.formatToParts(Date.parse(at)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
