import { addDays, daysBetween } from '#domain/calendar/date.ts';

/** The operating days on which a duty begins and ends, and whether a standstill at home comes before it. */
export type OperatingDays = { readonly firstDay: string; readonly lastDay: string; readonly comesFromHome: boolean };

/** The days of a trip, its nights away and its rests by day; the three of a `BilledTrip`. */
export type DaysAway = { readonly days: readonly string[]; readonly nights: number; readonly dayRests: readonly string[] };

/** What lies between a duty and the one before it: home, a rest by day, or so many nights; null for the first. */
function betweenDuties(before: OperatingDays | undefined, { firstDay, comesFromHome }: OperatingDays): 'home' | 'day' | number | null {
  if (before === undefined) return null;
  if (comesFromHome) return 'home';
  return before.firstDay === firstDay ? 'day' : Math.max(1, daysBetween(before.lastDay, firstDay));
}

/**
 * Counts what a trip keeps vehicle and driver away. Between two duties lies a rest, or home: a rest that ends on a later operating day than
 * the duty before it began is a night or more, and the days between count; a rest within one day is a rest by day.
 */
export function countDaysAway(duties: readonly OperatingDays[]): DaysAway {
  const days: string[] = [];
  const dayRests: string[] = [];
  let nights = 0;
  for (const [index, duty] of duties.entries()) {
    const before = duties[index - 1];
    const between = betweenDuties(before, duty);
    days.push(...daysOf(between === 'home' ? duty.firstDay : (before?.firstDay ?? duty.firstDay), duty.firstDay));
    if (between === 'day') dayRests.push(duty.firstDay);
    if (typeof between === 'number') nights += between;
  }
  return { days: [...new Set(days)], nights, dayRests };
}

/** Every date from the first to the last, both included. */
export function daysOf(first: string, last: string): string[] {
  if (first === last) return [first];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}
