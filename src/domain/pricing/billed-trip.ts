import { addDays, daysBetween } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { DriverPlan, Duty } from '#domain/driving-time/plan-drivers.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import type { DutyTimetable } from './duty-events.ts';
import type { RateCard } from './rate-cards/rate-card.ts';

/** What is billed of one duty. */
export type BilledDuty = {
  /** Operating days that it touches, in order. */
  readonly days: readonly string[];
  /** By the started quarter of an hour ({@link RateCard.billedMinutes}). */
  readonly hours: number;
  readonly nightHours: number;
  /** Whole kilometres. */
  readonly serviceKilometres: number;
  readonly emptyKilometres: number;
};

/** What is billed of a trip of one vehicle. */
export type BilledTrip = {
  /** Every operating day from the first duty's beginning to the last's: the vehicle is away on days of rest too. */
  readonly days: readonly string[];
  readonly duties: readonly BilledDuty[];
  /** Nights away of each driver. A rest within one operating day is none: the coach waits, and the wait is billed. */
  readonly nights: number;
  readonly tollKilometres: number;
};

export type TripQuestion = {
  readonly timetable: DutyTimetable;
  readonly plan: DriverPlan;
  /** IANA zone of the first stop: "night" and "day" are local there. */
  readonly timeZone: string;
  readonly card: RateCard;
};

/** What is billed in one piece: a duty, or several of one operating day with the waits between them. */
type Span = {
  readonly duties: readonly Duty[];
  readonly minutes: number;
  readonly from: LocalDateTime;
  readonly firstDay: string;
  readonly lastDay: string;
};

/**
 * Measures the planned duties for the bill (field-notes.md "Price": duty hours depot to depot, empty kilometres, night 22–06 local). A wait
 * that is long enough to be the driver's daily rest is billed all the same when vehicle and driver stay with the group within one
 * operating day: otherwise a longer day would cost less than a shorter one.
 */
export function billTrip({ timetable, plan, timeZone, card }: TripQuestion): BilledTrip {
  const spans: Span[] = [];
  for (const duty of plan.duties) {
    const [last, alone] = [spans.at(-1), spanOf([duty])];
    if (last?.lastDay === alone.firstDay) spans[spans.length - 1] = spanOf([...last.duties, duty]);
    else spans.push(alone);
  }
  return {
    days: daysOf(spans.at(0)?.firstDay, spans.at(-1)?.firstDay),
    duties: spans.map((span) => billDuty(span, { timetable, card })),
    nights: spans.slice(1).reduce((nights, { firstDay }, index) => nights + nightsBetween(spans[index]?.lastDay ?? firstDay, firstDay), 0),
    tollKilometres: Math.round(timetable.legs.reduce((total, driven) => total + (driven ? tollKilometresOf(driven.leg) : 0), 0)),
  };

  function spanOf(duties: readonly Duty[]): Span {
    const startMinute = duties[0]?.startMinute ?? 0;
    const endMinute = Math.max(...duties.map((duty) => duty.startMinute + duty.spanMinutes));
    const [from, until] = [localAt(startMinute), localAt(endMinute)];
    return { duties, minutes: endMinute - startMinute, from, firstDay: operatingDay(from, card), lastDay: operatingDay(until, card) };
  }

  function localAt(minute: number): LocalDateTime {
    return toLocal(new Date(epochOf(timetable.start) + minute * 60_000).toISOString(), timeZone);
  }
}

function tollKilometresOf({ tollKilometresByCountry }: RoadLeg): number {
  return Object.values(tollKilometresByCountry).reduce((total, kilometres) => total + kilometres, 0);
}

function billDuty(
  { duties, minutes, from, firstDay, lastDay }: Span,
  { timetable, card }: Pick<TripQuestion, 'timetable' | 'card'>,
): BilledDuty {
  const driven = new Set(duties.flatMap(({ timeline }) => timeline.map(({ event }) => event)));
  const legs = timetable.legs.filter((_, event) => driven.has(event));
  const kilometres = (empty: boolean) =>
    Math.round(legs.reduce((total, driver) => total + (driver && driver.isEmpty === empty ? driver.leg.kilometres : 0), 0));
  return {
    days: daysOf(firstDay, lastDay),
    hours: billedHours(minutes, card),
    nightHours: billedHours(nightMinutes({ fromMinute: minuteOfDay(from), minutes, night: card.night }), card),
    serviceKilometres: kilometres(false),
    emptyKilometres: kilometres(true),
  };
}

function billedHours(minutes: number, { billedMinutes }: RateCard): number {
  return (Math.ceil(minutes / billedMinutes) * billedMinutes) / 60;
}

type NightQuestion = { readonly fromMinute: number; readonly minutes: number; readonly night: RateCard['night'] };

/** Minutes of a span that lie in the night, by the clock at its start: a change to summer time within a duty shifts them by an hour. */
export function nightMinutes({ fromMinute, minutes, night }: NightQuestion): number {
  let total = 0;
  for (let day = -1; day * 24 * 60 < fromMinute + minutes; day += 1) {
    const [begin, end] = [(day * 24 + night.fromHour) * 60, ((day + 1) * 24 + night.untilHour) * 60];
    total += Math.max(0, Math.min(end, fromMinute + minutes) - Math.max(begin, fromMinute));
  }
  return total;
}

function minuteOfDay({ time }: LocalDateTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function operatingDay(local: LocalDateTime, { operatingDayFromHour }: RateCard): string {
  return minuteOfDay(local) < operatingDayFromHour * 60 ? addDays(local.date, -1) : local.date;
}

function nightsBetween(from: string, to: string): number {
  return Math.max(1, daysBetween(from, to));
}

function daysOf(first: string | undefined, last: string | undefined): string[] {
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}
