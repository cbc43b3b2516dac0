/** Days of the week from Monday, 1 to 7, and times `HH:MM`. */
export type OpeningHours = { readonly from: number; readonly to: number; readonly opens: string; readonly closes: string };

/** A Sunday, so that adding the number of a weekday gives that day. */
const sunday = Date.UTC(2026, 0, 4);
const dayInMs = 86_400_000;

/** "Monday–Friday 08:30–18:00", in the words of a BCP 47 tag. */
export function formatOpeningHours(hours: readonly OpeningHours[], tag: string): string {
  const formatter = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day: number) => formatter.format(sunday + day * dayInMs);
  return hours
    .map(({ from, to, opens, closes }) => `${from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`} ${opens}–${closes}`)
    .join(', ');
}
