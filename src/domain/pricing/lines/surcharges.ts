import { weekdayOf } from '#domain/calendar/date.ts';
import { percentOf } from '#domain/money/money.ts';
import type { RateCard } from '../rates/rate-card.ts';

type EveKey = RateCard['eves'][number]['key'];

/** An amount for one or more operating days, and the eve that its duty touches. */
export type DatedAmount = { readonly days: readonly string[]; readonly cents: number; readonly eve?: EveKey | undefined };

export type Surcharge = { readonly kind: 'season' | EveKey | 'weekday'; readonly percent: number; readonly cents: number } & {
  /** The first and the last operating day that caused it. */
  readonly firstDate: string;
  readonly lastDate: string;
};

/** The surcharges of an operating day for its season and weekday, in percent. */
export type DayPercents = (day: string) => { readonly season: number; readonly weekday: number };

type Place = { readonly card: RateCard; readonly country: string };

/** The percentages of the days of a trip. Looks each day up once, although each vehicle asks for it. */
export function createDayPercents(place: Place): DayPercents {
  const known = new Map<string, ReturnType<DayPercents>>();
  return (day) => {
    const percents = known.get(day) ?? { season: monthPercent({ day, ...place }), weekday: weekdayPercent({ day, ...place }) };
    known.set(day, percents);
    return percents;
  };
}

type Input = { readonly amounts: readonly DatedAmount[]; readonly card: RateCard; readonly percentsOn: DayPercents };

/**
 * The surcharges of season and weekday, one for each kind and percentage (docs/prices-and-law.md#price). An eve replaces the season of its
 * day, but only for duties that touch its hours. An amount of several days takes the highest, so that a longer duty is never cheaper. The
 * weekday surcharge applies to the amount including its season.
 */
export function findSurcharges({ amounts, card, percentsOn }: Input): Surcharge[] {
  const sums = new Map<string, Surcharge>();
  for (const { days, cents, eve } of amounts) {
    const season = dearestOf(days, (day) => percentsOn(day).season);
    const weekday = dearestOf(days, (day) => percentsOn(day).weekday);
    const { kind, percent } = eveOf(eve, card) ?? { kind: 'season', percent: season.percent };
    const seasonCents = signedPercentOf(cents, percent);
    add(sums, { ...season, kind, percent, cents: seasonCents });
    add(sums, { kind: 'weekday', ...weekday, cents: signedPercentOf(cents + seasonCents, weekday.percent) });
  }
  return [...sums.values()].sort((first, second) => first.kind.localeCompare(second.kind) || first.percent - second.percent);
}

type Dearest = Pick<Surcharge, 'percent' | 'firstDate' | 'lastDate'>;

function dearestOf(days: readonly string[], percentOn: (day: string) => number): Dearest {
  const [only = ''] = days;
  if (days.length === 1) return { percent: percentOn(only), firstDate: only, lastDate: only };
  const percents = days.map(percentOn);
  const percent = Math.max(...percents);
  const [first = '', last = first] = [days[percents.indexOf(percent)], days[percents.lastIndexOf(percent)]];
  return { percent, firstDate: first, lastDate: last };
}

type DayInput = Place & { readonly day: string };

function monthPercent({ day, card, country }: DayInput): number {
  const month = Number(day.slice(5, 7));
  return card.seasons[country]?.find(({ months }) => months.includes(month))?.percent ?? 0;
}

function eveOf(key: EveKey | undefined, card: RateCard): { readonly kind: EveKey; readonly percent: number } | null {
  const eve = card.eves.find((each) => each.key === key);
  return eve === undefined ? null : { kind: eve.key, percent: eve.percent };
}

function weekdayPercent(question: DayInput): number {
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
