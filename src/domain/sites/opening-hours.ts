/** Days of the week from Monday, 1 to 7, and times `HH:MM`. */
export type OpeningHours = { readonly from: number; readonly to: number; readonly opens: string; readonly closes: string };

/** A Sunday, so that adding a weekday number gives that day. */
const sunday = Date.UTC(2026, 0, 4);
const dayInMs = 86_400_000;

type Words = { readonly day: (day: string) => string; readonly days: (first: string, last: string) => string };

/** Opening hours in words within a sentence, by language. */
const wordsOf: Readonly<Record<string, Words>> = {
  nl: { day: (day) => day, days: (first, last) => `${first} t/m ${last}` },
  de: { day: (day) => day, days: (first, last) => `${first} bis ${last}` },
  fr: { day: (day) => `le ${day}`, days: (first, last) => `du ${first} au ${last}` },
  es: { day: (day) => `el ${day}`, days: (first, last) => `de ${first} a ${last}` },
};
const english: Words = { day: (day) => day, days: (first, last) => `${first} to ${last}` };

/** "Monday to Friday 08:30–18:00", in the language of a BCP 47 tag. */
export function formatOpeningHours(hours: readonly OpeningHours[], tag: string): string {
  const formatter = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day: number) => formatter.format(sunday + day * dayInMs);
  const words = wordsOf[tag.slice(0, 2)] ?? english;
  return hours
    .map(
      ({ from, to, opens, closes }) => `${from === to ? words.day(nameOf(from)) : words.days(nameOf(from), nameOf(to))} ${opens}–${closes}`,
    )
    .join(', ');
}
