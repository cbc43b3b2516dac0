import { epochOf } from '#domain/calendar/instant.ts';
import { planOnTime } from '#domain/driving-time/plan-on-time.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { Itinerary, Place } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { createDutyEvents } from '../billing/duty-events.ts';
import { createLocalClock } from '../billing/local-clock.ts';
import { getQuoteLimits } from './quote-limits.ts';

export type DayOut = {
  readonly from: Place;
  readonly to: Place;
  /** Local date `YYYY-MM-DD` and time `HH:MM` of the group's departure. */
  readonly date: string;
  readonly leave: string;
  readonly routed: RoutedItinerary;
  /** Seats of the coach: different rules apply to a minibus (561/2006 art. 3). */
  readonly seats: number;
};

/** Searches the return between these minutes of the day: hour by hour, then in steps of ten. */
const [earliest, latest, hour, step] = [14 * 60, 23 * 60, 60, 10];

/**
 * The latest local time at which the group can return on the same day with one driver, while the coach waits; null if two drivers are
 * always needed, or if one is enough until eleven. A wait long enough for the driver's night is a different trip.
 */
export function findLatestStart(day: DayOut): string | null {
  const hours = Array.from({ length: (latest - earliest) / hour + 1 }, (_, index) => earliest + index * hour);
  const firstTooLate = hours.find((minute) => !isOneEnough(day, minute));
  if (firstTooLate === undefined || firstTooLate === earliest) return null;
  let enough = firstTooLate - hour;
  while (enough + step < firstTooLate && isOneEnough(day, enough + step)) enough += step;
  return clockOf(enough);
}

function isOneEnough({ from, to, date, leave, routed, seats }: DayOut, minute: number): boolean {
  const itinerary: Itinerary = {
    type: 'day-trip',
    stops: [
      { place: from, departure: { date, time: leave }, notes: '' },
      { place: to, departure: { date, time: clockOf(minute) }, notes: '' },
      { place: from, departure: null, notes: '' },
    ],
  };
  const { events, start, lateMinutes } = createDutyEvents({ itinerary, routed });
  const { time } = createLocalClock(from.timeZone)(epochOf(start) / 60_000);
  const limits = getQuoteLimits(date);
  const plan = planOnTime(events, drivingRulesFor({ seats, date, country: routed.depot.countryCode }), {
    startMinuteOfDay: minutesOf(time),
    mostLateMinutes: limits.mostBreakLateMinutes,
  });
  return plan.drivers === 1 && !plan.relief && lateMinutes + plan.lateMinutes <= limits.mostLateMinutes;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
