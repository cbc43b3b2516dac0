import { weekdayOf } from '#domain/calendar/date.ts';
import { percentOf } from '#domain/money/money.ts';
import type { RateCard } from '../rate-cards/rate-card.ts';

/** An amount that belongs to one or more operating days. */
export type DatedAmount = { readonly days: readonly string[]; readonly cents: number };

export type Surcharge = { readonly kind: 'season' | 'new-years-eve' | 'weekday'; readonly percent: number; readonly cents: number } & {
  /** The first and the last operating day that made it. */
  readonly firstDate: string;
  readonly lastDate: string;
};

type Question = { readonly amounts: readonly DatedAmount[]; readonly card: RateCard; readonly country: string };

/**
 * The surcharges of season and weekday, one for each kind and percentage (field-notes.md "Price"); New Year's Eve stands in for the
 * season of its day. An amount of several days takes the dearest of them: so a longer duty is never cheaper. The weekday's is laid on
 * the amount with its season.
 */
export function findSurcharges({ amounts, card, country }: Question): Surcharge[] {
  const sums = new Map<string, Surcharge>();
  for (const { days, cents } of amounts) {
    const season = dearestOf(days, (day) => seasonPercent({ day, card, country }));
    const weekday = dearestOf(days, (day) => weekdayPercent({ day, card, country }));
    const seasonCents = signedPercentOf(cents, season.percent);
    const seasonKind = isNewYearsEve(days, { season: season.percent, card }) ? 'new-years-eve' : 'season';
    add(sums, { kind: seasonKind, ...season, cents: seasonCents });
    add(sums, { kind: 'weekday', ...weekday, cents: signedPercentOf(cents + seasonCents, weekday.percent) });
  }
  return [...sums.values()].sort((first, second) => first.kind.localeCompare(second.kind) || first.percent - second.percent);
}

type Dearest = Pick<Surcharge, 'percent' | 'firstDate' | 'lastDate'>;

function dearestOf(days: readonly string[], percentOn: (day: string) => number): Dearest {
  const percents = days.map(percentOn);
  const percent = Math.max(...percents);
  const [first = '', last = first] = [days[percents.indexOf(percent)], days[percents.lastIndexOf(percent)]];
  return { percent, firstDate: first, lastDate: last };
}

type DayQuestion = { readonly day: string; readonly card: RateCard; readonly country: string };

function monthPercent({ day, card, country }: DayQuestion): number {
  const month = Number(day.slice(5, 7));
  return card.seasons[country]?.find(({ months }) => months.includes(month))?.percent ?? 0;
}

function seasonPercent(question: DayQuestion): number {
  const { newYearsEve } = question.card;
  return question.day.endsWith(newYearsEve.monthDay) ? newYearsEve.percent : monthPercent(question);
}

/** Whether it is that evening that makes the amount dear, and not its month. */
function isNewYearsEve(days: readonly string[], { season, card }: { readonly season: number; readonly card: RateCard }): boolean {
  const { monthDay, percent } = card.newYearsEve;
  return season === percent && days.some((day) => day.endsWith(monthDay));
}

function weekdayPercent(question: DayQuestion): number {
  const { weekend } = question.card;
  return monthPercent(question) > 0 && weekend.weekdays.includes(weekdayOf(question.day)) ? weekend.percent : 0;
}

function signedPercentOf(cents: number, percent: number): number {
  return percent < 0 ? -percentOf(cents, -percent) : percentOf(cents, percent);
}

function add(sums: Map<string, Surcharge>, surcharge: Surcharge): void {
  if (surcharge.cents === 0) return;
  const key = `${surcharge.kind} ${surcharge.percent}`;
  const before = sums.get(key) ?? { ...surcharge, cents: 0 };
  const [firstDate = '', lastDate = ''] = [
    [before.firstDate, surcharge.firstDate].sort()[0],
    [before.lastDate, surcharge.lastDate].sort()[1],
  ];
  sums.set(key, { ...surcharge, cents: before.cents + surcharge.cents, firstDate, lastDate });
}
