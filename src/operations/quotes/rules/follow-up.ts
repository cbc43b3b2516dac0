import { addDays, weekdayOf } from '#domain/calendar/date.ts';

/** Why a quote was lost, as the sales person heard it. */
export const lossReasons = ['price', 'competitor', 'no-trip', 'date', 'vehicle', 'no-answer', 'own-transport', 'other'] as const;
export type LossReason = (typeof lossReasons)[number];

/** How likely an order is, in percent, as a person judges it. */
export const chances = [10, 25, 50, 75, 90] as const;
export type Chance = (typeof chances)[number];

/** Of a quote that nobody has judged yet: about one in four quotes becomes an order (E). */
export const usualChance = 25;

/** Days after a quote or a call until somebody calls, where no other day is chosen. */
const callDays = 2;

/** The day of the next call (`YYYY-MM-DD`): two days after the quote or the last call, but on a working day. */
export function callDayAfter(date: string): string {
  const day = addDays(date, callDays);
  const weekday = weekdayOf(day);
  return weekday > 5 ? addDays(day, 8 - weekday) : day;
}

/** An open quote. Cents with VAT; `departsOn` as `YYYY-MM-DD`; `chance` is null until somebody judged it. */
export type OpenValue = { readonly departsOn: string; readonly totalCents: number; readonly chance: number | null };

/** `cents`: all quotes that depart in the week of that Monday; `expectedCents`: each times its chance. */
export type WeekValue = { readonly monday: string; readonly quotes: number; readonly cents: number; readonly expectedCents: number };

/** The value of open quotes by week of departure, earliest first. */
export function sumByWeek(quotes: readonly OpenValue[]): readonly WeekValue[] {
  const byWeek = Map.groupBy(quotes, ({ departsOn }) => addDays(departsOn, 1 - weekdayOf(departsOn)));
  return [...byWeek]
    .map(([monday, ofWeek]) => ({
      ...{ monday, quotes: ofWeek.length },
      cents: ofWeek.reduce((sum, { totalCents }) => sum + totalCents, 0),
      expectedCents: ofWeek.reduce((sum, { totalCents, chance }) => sum + Math.round((totalCents * (chance ?? usualChance)) / 100), 0),
    }))
    .toSorted((one, other) => (one.monday < other.monday ? -1 : 1));
}
