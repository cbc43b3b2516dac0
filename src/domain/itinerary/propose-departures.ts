import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import type { Itinerary, LocalDateTime, Stop } from './itinerary.ts';

type ArrivalMargin = Dated & {
  /** Margin in percent of the drive, breaks included, with a minimum in minutes. */
  readonly percent: number;
  readonly leastMinutes: number;
  /** Departures are rounded to five minutes. */
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

/** The minutes of a drive, breaks included. */
export type Way = { readonly minutes: number };

/** The stops whose departure we must compute: it is not given, but the latest arrival at the next stop is. */
export function listOpenDepartures(stops: readonly Stop[]): number[] {
  return stops.flatMap(({ departure }, index) => (departure === null && stops[index + 1]?.arriveBy !== undefined ? [index] : []));
}

/**
 * An itinerary with departures that reach each next stop in time, with a margin. `ways` lead from each stop to the next. If a latest
 * arrival is not a valid local time, the departure stays open and is reported as missing.
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

/** How many minutes the coach is late at a stop; 0 if it is in time or the group named no latest arrival. */
function lateMinutes(stop: Stop, arrives: string | null): number {
  const limit = stop.arriveBy === undefined || arrives === null ? null : toInstant(stop.arriveBy, stop.place.timeZone);
  return limit?.ok && arrives !== null ? Math.max(0, (epochOf(arrives) - epochOf(limit.value)) / 60_000) : 0;
}

/** The departure from a stop moved earlier by some minutes, rounded to five minutes. */
function leaveBefore({ departure, place }: Stop, minutes: number): LocalDateTime | null {
  const leaves = departure === null ? null : toInstant(departure, place.timeZone);
  if (!leaves?.ok) return null;
  return toLocal(new Date(epochOf(leaves.value) - Math.ceil(minutes / 5) * 5 * 60_000).toISOString(), place.timeZone);
}

/**
 * The itinerary with proposed departures moved earlier so that the group is in time, if the crew's plan gives later arrivals than the road
 * alone; null if nothing changes. `arrivals`: instants, parallel to the stops.
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
 * The typed departures that reach the next stop too late, each with a time that works by the same plan. `arrivals`: instants, parallel to
 * the stops.
 */
export function checkArrivals({ stops }: Itinerary, arrivals: readonly (string | null)[]): FieldIssue[] {
  return stops.slice(0, -1).flatMap((stop, index): FieldIssue[] => {
    const next = stops[index + 1];
    const late = next === undefined || stop.isProposed === true ? 0 : lateMinutes(next, arrivals[index + 1] ?? null);
    const earlier = late === 0 ? null : leaveBefore(stop, late);
    return earlier === null ? [] : [{ field: `stops.${index}.time`, code: 'misses-arrival', proposal: earlier.time }];
  });
}
