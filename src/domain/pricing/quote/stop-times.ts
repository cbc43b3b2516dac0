import { epochOf } from '#domain/calendar/instant.ts';
import type { DriverPlan } from '#domain/driving-time/driver-plan.ts';
import type { TimelineEntry } from '#domain/driving-time/duty-event.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';
import type { DutyTimetable } from '../billing/duty-events.ts';
import { departureMinutes } from '../depot/returns-to-depot.ts';
import type { StopTime } from './quote.ts';

/** A timetable and the plan of its crew. */
export type PlannedTimetable = { readonly plan: DriverPlan; readonly timetable: DutyTimetable };

/** Of the first stop, at which nobody arrives. */
const atFirst: StopTime = { arrives: null, driveMinutes: 0, breakMinutes: 0 };

/** When the coach is expected at every stop, by the plan of its crew: the breaks that the law asks for on the way included. */
export function findStopTimes({ plan, timetable }: PlannedTimetable): StopTime[] {
  const begin = epochOf(timetable.start);
  const parts = plan.duties.flatMap(({ timeline }) => timeline);
  const ways = timetable.legs.flatMap((driven, event) => (driven?.use === 'service' ? [parts.filter((part) => part.event === event)] : []));
  return [atFirst, ...ways.map((way) => timeOf(way, begin))];
}

function timeOf(parts: readonly TimelineEntry[], begin: number): StopTime {
  const last = parts.findLast(({ kind }) => kind === 'drive');
  const arrives = last === undefined ? null : new Date(begin + (last.startMinute + last.minutes) * 60_000).toISOString();
  return { arrives, driveMinutes: minutesOf(parts, 'drive'), breakMinutes: minutesOf(parts, 'break') };
}

function minutesOf(parts: readonly TimelineEntry[], kind: TimelineEntry['kind']): number {
  return parts.reduce((total, part) => total + (part.kind === kind ? part.minutes : 0), 0);
}

export type RoadInput = {
  readonly itinerary: Itinerary;
  readonly routed: Pick<RoutedItinerary, 'legs'>;
  /** The drivers of each vehicle: two take turns, one has to stand still. */
  readonly drivers: number;
};

/** 561/2006 art. 7: so long a break after so much driving. */
const [drivenBeforeBreak, wholeBreak] = [270, 45];

/**
 * The same where nobody planned the crew yet: each stop is left at its time, or when the coach gets there where that is later, and one
 * driver stands still for three quarters of an hour after each four and a half of a way. Empty where the legs are not those of the stops.
 */
export function estimateStopTimes({ itinerary, routed, drivers }: RoadInput): StopTime[] {
  const { legs } = routed;
  if (legs.length !== itinerary.stops.length - 1) return [];
  const departures = departureMinutes(itinerary);
  const times = [atFirst];
  let clock: number | null = null;
  for (const [index, leg] of legs.entries()) {
    const leaves = departures[index];
    if (typeof leaves !== 'number') return [];
    const driveMinutes = Math.ceil(leg.minutes);
    const breakMinutes = drivers > 1 ? 0 : breakMinutesOf(driveMinutes);
    clock = Math.max(leaves, clock ?? leaves) + driveMinutes + breakMinutes + aboardMinutes(leg);
    times.push({ arrives: new Date(clock * 60_000).toISOString(), driveMinutes, breakMinutes });
  }
  return times;
}

/** The breaks of one driver on a way that he begins rested. */
export function breakMinutesOf(driveMinutes: number): number {
  return Math.floor(Math.max(0, Math.ceil(driveMinutes) - 1) / drivenBeforeBreak) * wholeBreak;
}

function aboardMinutes({ crossings }: RoadLeg): number {
  return crossings.reduce((total, { minutesOnBoard }) => total + minutesOnBoard, 0);
}
