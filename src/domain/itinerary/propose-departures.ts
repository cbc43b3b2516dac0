import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import type { Itinerary, LocalDateTime, Stop } from './itinerary.ts';

type ArrivalMargin = Dated & {
  /** Of the way, breaks included; at least so many minutes. */
  readonly percent: number;
  readonly leastMinutes: number;
  /** A moment to set out at is told by the clock's five minutes. */
  readonly stepMinutes: number;
};

const arrivalMargins: readonly ArrivalMargin[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'House rule, 2026 (E): a tenth of the way, ten minutes at least, for traffic and for finding the entrance',
    percent: 10,
    leastMinutes: 10,
    stepMinutes: 5,
  },
];

/** The minutes that a way takes, breaks included. */
export type Way = { readonly minutes: number };

/** The stops whose departure is to be worked out: theirs is not given, the latest arrival at the next is. */
export function listOpenDepartures(stops: readonly Stop[]): number[] {
  return stops.flatMap(({ departure }, index) => (departure === null && stops[index + 1]?.arriveBy !== undefined ? [index] : []));
}

/**
 * An itinerary with the departures that bring the group to each next stop in time, with a margin. `ways` lead from each stop to the next.
 * A latest arrival that is no moment by the clock of its stop leaves the departure open, and is judged as a departure that is missing.
 */
export function proposeDepartures({ stops, ...itinerary }: Itinerary, ways: readonly Way[]): Itinerary {
  const open = new Set(listOpenDepartures(stops));
  return {
    ...itinerary,
    stops: stops.map((stop, index) => (open.has(index) ? proposeDeparture(stop, { next: stops[index + 1], way: ways[index] }) : stop)),
  };
}

function proposeDeparture(stop: Stop, { next, way }: { readonly next: Stop | undefined; readonly way: Way | undefined }): Stop {
  if (next?.arriveBy === undefined || way === undefined) return stop;
  const limit = toInstant(next.arriveBy, next.place.timeZone);
  if (!limit.ok) return stop;
  const { percent, leastMinutes, stepMinutes } = getInForce(arrivalMargins, next.arriveBy.date);
  const margin = Math.max(leastMinutes, Math.ceil((way.minutes * percent) / 100));
  const leaves = epochOf(limit.value) / 60_000 - Math.ceil(way.minutes) - margin;
  const minute = Math.floor(leaves / stepMinutes) * stepMinutes;
  return { ...stop, departure: toLocal(new Date(minute * 60_000).toISOString(), stop.place.timeZone), isProposed: true };
}

/** By how many minutes the coach comes too late to a stop; 0 where it is in time, and where the group named no latest arrival. */
function lateMinutes(stop: Stop, arrives: string | null): number {
  const limit = stop.arriveBy === undefined || arrives === null ? null : toInstant(stop.arriveBy, stop.place.timeZone);
  return limit?.ok && arrives !== null ? Math.max(0, (epochOf(arrives) - epochOf(limit.value)) / 60_000) : 0;
}

/** The departure from a stop so many minutes earlier, by the clock's five minutes. */
function leaveBefore({ departure, place }: Stop, minutes: number): LocalDateTime | null {
  const leaves = departure === null ? null : toInstant(departure, place.timeZone);
  if (!leaves?.ok) return null;
  return toLocal(new Date(epochOf(leaves.value) - Math.ceil(minutes / 5) * 5 * 60_000).toISOString(), place.timeZone);
}

/**
 * The itinerary with proposed departures so much earlier that the group is in time, where the plan of the crew came to later arrivals than
 * the road alone; null where nothing has to change. `arrivals` are instants, beside the stops.
 */
export function leaveEarlier({ stops, ...itinerary }: Itinerary, arrivals: readonly (string | null)[]): Itinerary | null {
  const moved = stops.map((stop, index) => {
    const next = stops[index + 1];
    const late = next === undefined || stop.isProposed !== true ? 0 : lateMinutes(next, arrivals[index + 1] ?? null);
    const departure = late === 0 ? null : leaveBefore(stop, late);
    return departure === null ? stop : { ...stop, departure };
  });
  return moved.some((stop, index) => stop !== stops[index]) ? { ...itinerary, stops: moved } : null;
}

/**
 * The departures that were typed and bring the group to the next stop later than it wants to be there, each with one that is in time by the
 * same plan. `arrivals` are instants, beside the stops.
 */
export function checkArrivals({ stops }: Itinerary, arrivals: readonly (string | null)[]): FieldIssue[] {
  return stops.slice(0, -1).flatMap((stop, index): FieldIssue[] => {
    const next = stops[index + 1];
    const late = next === undefined || stop.isProposed === true ? 0 : lateMinutes(next, arrivals[index + 1] ?? null);
    const earlier = late === 0 ? null : leaveBefore(stop, late);
    return earlier === null ? [] : [{ field: `stops.${index}.time`, code: 'misses-arrival', proposal: earlier.time }];
  });
}
