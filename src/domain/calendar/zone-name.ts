/** Creating Intl's own formatters is slow, and languages and zones are few. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/** The last answer for each, by day: Intl searches all names of a language, which takes as long as rendering a table. */
const lastNames = new Map<string, { readonly day: string; readonly name: string }>();

/**
 * The name of a time zone (IANA) at an instant (ISO 8601): "Central European Time". Only for the server, because browsers word it
 * differently. The instant matters: the name depends on summer time.
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
