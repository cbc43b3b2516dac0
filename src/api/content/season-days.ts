import { addDays } from '#domain/calendar/date.ts';
import { createDayPercents } from '#domain/pricing/lines/surcharges.ts';
import type { RateCard } from '#domain/pricing/rates/rate-card.ts';
import { exampleDate } from './example-trips.ts';

/** A day of the cheapest season and one of the dearest; the same if the country has none. `YYYY-MM-DD`. */
export type SeasonDays = { readonly low: string; readonly high: string };

type Place = { readonly card: RateCard; readonly country: string };

/** Weeks from the start of one season to the end of the next. */
const weeksAhead = 60;
const daysAhead = 42;

/** The first Wednesdays ahead in the cheapest and in the dearest season, among those on which an example might run. */
export function findSeasonDays(today: string, place: Place): SeasonDays {
  const percentsOn = createDayPercents(place);
  const days = listExampleDays(today).map((day) => ({ day, percent: percentsOn(day).season }));
  const percents = days.map(({ percent }) => percent);
  const firstOf = (wanted: number) => days.find(({ percent }) => percent === wanted)?.day ?? exampleDate(today);
  return { low: firstOf(Math.min(...percents)), high: firstOf(Math.max(...percents)) };
}

function listExampleDays(today: string): readonly string[] {
  const days: string[] = [];
  for (let from = today; from < addDays(today, 7 * weeksAhead - daysAhead); ) {
    const day = exampleDate(from);
    days.push(day);
    from = addDays(day, 7 - daysAhead);
  }
  return days;
}
