import type { Location } from '#content/library.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { CrewCheck, QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { type ExampleContext, exampleDate, startOf } from './example-trips.ts';
import { previewExample } from './preview-example.ts';

/** A day out with one time of return, and how it is driven. Cents with VAT; times in the first stop's time zone. */
export type PlannedDay = {
  readonly back: string;
  readonly drivers: number;
  readonly totalCents: number;
  /** From depot to depot. */
  readonly dutyMinutes: number;
  readonly start: string;
  readonly parts: readonly { readonly kind: string; readonly minutes: number }[];
};

/** The same trip with two times of return, half an hour apart; the later one needs a second driver. */
export type HomePlan = {
  readonly from: string;
  readonly to: string;
  readonly passengers: number;
  readonly date: string;
  readonly earlier: PlannedDay;
  readonly later: PlannedDay;
  /** The longest day of one driver under the rule that the earlier return still keeps. */
  readonly limitMinutes: number;
  readonly article: string;
};

/** If a day out from the site's first popular city is so long that the hour of return decides whether a second driver is needed. */
const destinations: Readonly<Record<SiteKey, string>> = {
  nl: 'gn:2886242',
  be: 'gn:2759794',
  de: 'gn:2911298',
  fr: 'gn:2998324',
  es: 'gn:3111108',
  eu: 'gn:2886242',
};
const leave = '08:00';
const passengers = 48;
const halfHour = 30;
/** Returns that a group may want, in minutes of the day. */
const [earliestBack, latestBack] = [15 * 60, 21 * 60];

type Input = { readonly city: Location | undefined; readonly visit: PlaceOfVisit; readonly today: string };

/** The latest return, in steps of half an hour, that one driver may still drive; null if no return of the day needs a second driver. */
export async function findHomePlan(context: ExampleContext, { city, visit, today }: Input): Promise<HomePlan | null> {
  const to = await context.places.findPlace(destinations[visit.site], visit.language);
  if (city === undefined || to === null) return null;
  const date = exampleDate(today);
  const question = { start: startOf(city), toKey: to.key, to: to.name, date, visit, today };
  let before: Priced | null = null;
  for (let minutes = earliestBack; minutes <= latestBack; minutes += halfHour) {
    const priced = await priceReturn(context, { ...question, back: clockOf(minutes) });
    const plan = before && priced && createPlan(before, priced);
    if (plan) return { from: city.title, to: to.name, passengers, date, ...plan };
    before = priced;
  }
  return null;
}

type Priced = { readonly day: PlannedDay; readonly checks: readonly CrewCheck[] };

function createPlan(earlier: Priced, later: Priced): Pick<HomePlan, 'earlier' | 'later' | 'limitMinutes' | 'article'> | null {
  if (earlier.day.drivers !== 1 || later.day.drivers !== 2) return null;
  const limits = earlier.checks.filter(({ rule, sense }) => dayLimits.includes(rule) && sense === 'at-most');
  const [limit] = limits.sort((one, other) => one.limitMinutes - other.limitMinutes);
  if (limit === undefined || limit.limitMinutes >= later.day.dutyMinutes) return null;
  return { earlier: earlier.day, later: later.day, limitMinutes: limit.limitMinutes, article: limit.article };
}

/** Rules that limit how long a driver's day may be from start to end. */
const dayLimits: readonly CrewCheck['rule'][] = ['shift', 'national-span'];

type Question = {
  readonly start: ReturnType<typeof startOf>;
  readonly to: string;
  readonly toKey: string;
  readonly date: string;
  readonly back: string;
  readonly visit: PlaceOfVisit;
  readonly today: string;
};

async function priceReturn(context: ExampleContext, { start, to, toKey, date, back, visit, today }: Question): Promise<Priced | null> {
  const stops = [{ ...start, date, time: leave }, { placeText: to, placeKey: toKey, date, time: back }, start];
  const preview = await previewExample(context, { input: { type: 'day-trip', stops, passengers }, visit, now: `${today}T12:00:00Z` });
  const option = preview.ok ? preview.value.quote?.options[0] : undefined;
  const timeZone = preview.ok ? preview.value.itinerary.stops[0]?.place.timeZone : undefined;
  return option === undefined || timeZone === undefined ? null : toPriced(option, { back, timeZone });
}

/** Null if the coach's plan is not a single duty: a long rest in the middle is a different case. */
function toPriced(option: QuoteOption, { back, timeZone }: { readonly back: string; readonly timeZone: string }): Priced | null {
  const { drivers, dutyMinutes, duties = [], checks = [] } = option.crew;
  const [duty, ...more] = duties;
  if (duty === undefined || more.length > 0) return null;
  const day = { back, drivers, totalCents: option.totalCents, dutyMinutes, start: toLocal(duty.start, timeZone).time, parts: duty.parts };
  return { day, checks };
}

function clockOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
