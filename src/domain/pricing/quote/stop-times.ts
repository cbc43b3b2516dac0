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

/** For the first stop, which has no arrival. */
const atFirst: StopTime = { arrives: null, driveMinutes: 0, breakMinutes: 0 };

/** The expected arrival at every stop by the crew's plan, required breaks included. */
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
  /** The drivers of each vehicle: two take turns, a single one must stop for breaks. */
  readonly drivers: number;
};

/** 561/2006 art. 7: the driving time before a break, and the length of the break. */
const [drivenBeforeBreak, wholeBreak] = [270, 45];

/**
 * Estimated times without a crew plan: each stop is left at its time, or on arrival if that is later, and a single driver stops 45 minutes
 * after each 4 h 30 of driving. Empty if the legs do not match the stops.
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

/** The breaks of one driver on a drive that starts rested. */
export function breakMinutesOf(driveMinutes: number): number {
  return Math.floor(Math.max(0, Math.ceil(driveMinutes) - 1) / drivenBeforeBreak) * wholeBreak;
}

function aboardMinutes({ crossings }: RoadLeg): number {
  return crossings.reduce((total, { minutesOnBoard }) => total + minutesOnBoard, 0);
}
