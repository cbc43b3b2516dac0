import { addDays, daysBetween } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import type { DriverPlan } from '#domain/driving-time/plan-drivers.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import { findEve, listHolidayMinutes } from '../holidays/find-holiday-hours.ts';
import type { HolidayKey } from '../holidays/holiday-keys.ts';
import type { RateCard } from '../rates/rate-card.ts';
import { countDaysAway, daysOf, type OperatingDays } from './days-away.ts';
import type { DrivenLeg, DutyTimetable } from './duty-events.ts';
import type { LocalClock } from './local-clock.ts';
import { createSpanFinder, type OnDutySpan } from './on-duty-spans.ts';
import { planSecondDriver, type SecondDriver } from './second-driver.ts';

/** What we bill for one duty. */
export type BilledDuty = {
  /** The operating days of the duty, in order. */
  readonly days: readonly string[];
  /** Rounded up to the billing unit ({@link RateCard.billedMinutes}). */
  readonly hours: number;
  readonly nightHours: number;
  /** Hours on public holidays, without those of an eve; absent if there are none. */
  readonly holidayHours?: readonly { readonly holiday: HolidayKey; readonly hours: number }[];
  /** The eve that it touches; absent if none. */
  readonly eve?: RateCard['eves'][number]['key'];
  /** Whole kilometres; `localKilometres` are part of the service kilometres. */
  readonly serviceKilometres: number;
  readonly localKilometres: number;
  readonly emptyKilometres: number;
  readonly from: LocalDateTime;
  readonly until: LocalDateTime;
};

/** What we bill for a trip of one vehicle. */
export type BilledTrip = {
  /**
   * Every operating day from the start of the first duty to the end of the last, rest days away included; without days that vehicle and
   * driver spend at home.
   */
  readonly days: readonly string[];
  readonly duties: readonly BilledDuty[];
  /** Nights away per driver. */
  readonly nights: number;
  /** The operating day of each rest within one day: each costs a vehicle day and a room per driver. */
  readonly dayRests: readonly string[];
  /** Rests within one operating day that are free, because an idle day of the vehicle is paid. */
  readonly coveredRests: number;
  /** Null if one driver is enough. */
  readonly second: SecondDriver | null;
  /** Whole kilometres on toll roads by country; countries without any are absent. */
  readonly tollKilometres: Readonly<Record<string, number>>;
  /** How often each crossing is passed, by its key. */
  readonly crossings: Readonly<Record<string, number>>;
};

export type TripOptions = {
  readonly timetable: DutyTimetable;
  readonly plan: DriverPlan;
  /** The local time of the first stop, which defines "night" and "day". */
  readonly clock: LocalClock;
  readonly card: RateCard;
  /** From the depot to a stop (its index), for a driver who travels separately. */
  readonly kilometresTo: (stop: number) => number;
  /** ISO alpha-2 of the country whose holidays apply. */
  readonly country: string;
};

/** A span of the trip in local time, and its bill. */
type Span = Omit<OnDutySpan, 'startMinute' | 'endMinute' | 'events' | 'shorterThanRests'> & OperatingDays & { readonly duty: BilledDuty };

/**
 * Measures the planned duties for the bill (docs/prices-and-law.md#price: duty hours depot to depot, empty kilometres, night 22–06 local).
 * Rests have no hours: they are billed as a night away, or as a {@link BilledTrip.dayRests} if they lie within one operating day. The same
 * applies to a wait (by its event) that is chosen as flat, because a shorter wait must never cost more than a rest. A wait that driver and
 * vehicle spend at home is neither. The same plan is measured with many choices of flat waits, so unaffected parts are measured once and
 * cached.
 */
export function createBilling(options: TripOptions): (flatWaits: ReadonlySet<number>) => BilledTrip {
  const { timetable, plan, card, kilometresTo } = options;
  const driven = timetable.legs.flatMap((leg) => leg ?? []);
  const onTheRoad = { tollKilometres: tollKilometresOf(driven), crossings: countCrossings(driven) };
  const findSpans = createSpanFinder({ timetable, plan });
  const billSpan = cacheBills(options);
  return (flatWaits) => {
    const spans = findSpans(flatWaits).map(billSpan);
    const crewed = spans.map((span) => ({ ...span, kilometresFromDepot: span.fromStop === null ? 0 : kilometresTo(span.fromStop) }));
    return { ...countDaysAway(spans), second: planSecondDriver(crewed, card), duties: spans.map(({ duty }) => duty), ...onTheRoad };
  };
}

/** A span is identified by its start and end. */
function cacheBills({ timetable, clock, card, country }: TripOptions): (span: OnDutySpan) => Span {
  const start = epochOf(timetable.start) / 60_000;
  const known = new Map<string, Pick<Span, 'firstDay' | 'lastDay' | 'duty'>>();
  return (span) => {
    const { startMinute, endMinute, events, shorterThanRests, ...rest } = span;
    const key = `${startMinute} ${endMinute}`;
    const billed = known.get(key) ?? billSpan(span);
    known.set(key, billed);
    if (shorterThanRests === 0) return { ...rest, ...billed };
    const firstDayIfRested = operatingDay(clock(start + startMinute + shorterThanRests), card);
    return { ...rest, ...billed, firstDayIfRested };
  };

  function billSpan({ startMinute, endMinute, events }: OnDutySpan): Pick<Span, 'firstDay' | 'lastDay' | 'duty'> {
    const [from, until] = [clock(start + startMinute), clock(start + endMinute)];
    const days = { firstDay: operatingDay(from, card), lastDay: operatingDay(until, card) };
    const worked = { events, minutes: endMinute - startMinute, from, until, ...days };
    return { ...days, duty: billDuty(worked, { timetable, card, country }) };
  }
}

type Worked = Omit<OperatingDays, 'comesFromHome'> & {
  readonly events: readonly number[];
  readonly minutes: number;
  readonly from: LocalDateTime;
  readonly until: LocalDateTime;
};

function billDuty(
  { events, minutes, from, until, firstDay, lastDay }: Worked,
  { timetable, card, country }: Pick<TripOptions, 'timetable' | 'card' | 'country'>,
): BilledDuty {
  const driven = [...new Set(events)].flatMap((event) => timetable.legs[event] ?? []);
  const kilometres = (...uses: readonly DrivenLeg['use'][]) =>
    Math.round(driven.reduce((total, { leg, use }) => total + (uses.includes(use) ? leg.kilometres : 0), 0));
  const span = { from, minutes };
  const holidayHours = listHolidayMinutes(span, { country, card }).map(({ holiday, minutes: part }) => ({
    holiday,
    hours: billedHours(part, card),
  }));
  const eve = findEve(span, { country, card });
  return {
    ...(holidayHours.length > 0 ? { holidayHours } : {}),
    ...(eve === null ? {} : { eve: eve.key }),
    days: daysOf(firstDay, lastDay),
    hours: billedHours(minutes, card),
    nightHours: billedHours(nightMinutes({ from, until, minutes, night: card.night }), card),
    serviceKilometres: kilometres('service', 'local'),
    localKilometres: kilometres('local'),
    emptyKilometres: kilometres('empty'),
    from,
    until,
  };
}

function tollKilometresOf(driven: readonly DrivenLeg[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { leg } of driven) {
    for (const [country, length] of Object.entries(leg.tollKilometresByCountry)) sums[country] = (sums[country] ?? 0) + length;
  }
  const rounded = Object.entries(sums).map(([country, length]) => [country, Math.round(length)] as const);
  return Object.fromEntries(rounded.filter(([, length]) => length > 0));
}

function countCrossings(driven: readonly DrivenLeg[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { key } of driven.flatMap(({ leg }) => leg.crossings)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function billedHours(minutes: number, { billedMinutes }: RateCard): number {
  return (Math.ceil(minutes / billedMinutes) * billedMinutes) / 60;
}

type NightInput = {
  readonly from: LocalDateTime;
  readonly until: LocalDateTime;
  /** Elapsed minutes between the two, regardless of clock changes. */
  readonly minutes: number;
  readonly night: Pick<RateCard['night'], 'fromHour' | 'untilHour'>;
};

/** Minutes of a span that lie in the night. Clocks change at night, so a skipped or repeated hour within the span counts as night. */
export function nightMinutes({ from, until, minutes, night }: NightInput): number {
  const first = minuteOfDay(from);
  const last = minuteOfDay(until) + daysBetween(from.date, until.date) * 24 * 60;
  let total = minutes - (last - first);
  for (let day = -1; day * 24 * 60 < last; day += 1) {
    const [begin, end] = [(day * 24 + night.fromHour) * 60, ((day + 1) * 24 + night.untilHour) * 60];
    total += Math.max(0, Math.min(end, last) - Math.max(begin, first));
  }
  return total;
}

function minuteOfDay({ time }: LocalDateTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function operatingDay(local: LocalDateTime, { operatingDayFromHour }: RateCard): string {
  return minuteOfDay(local) < operatingDayFromHour * 60 ? addDays(local.date, -1) : local.date;
}
