import { type ClockChange, findClockChange } from '#domain/calendar/clock-change.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { departureInstant } from './instants.ts';
import type { LocalDateTime, Stop } from './itinerary.ts';

/** The expected arrival at a stop: an instant (ISO 8601 UTC), and the minutes of the drive there. */
export type ExpectedAt = { readonly arrives: string | null; readonly driveMinutes: number; readonly breakMinutes: number };

/** What is known of the times at a stop. Times are local; minutes are of the drive there and of the wait until departure. */
export type TimedStop = {
  readonly departure: LocalDateTime | null;
  /** The departure was computed from the latest arrival at the next stop. */
  readonly isProposed: boolean;
  /** The latest arrival that the group asked for. */
  readonly arriveBy: LocalDateTime | null;
  /** Null at the first stop, and if not computed. */
  readonly arrival: LocalDateTime | null;
  readonly arrivesAt: string | null;
  readonly driveMinutes: number;
  readonly breakMinutes: number;
  /** 0 if the coach continues at once or is late. */
  readonly waitMinutes: number;
  /** A clock change between the previous departure and this one, by this stop's local time. */
  readonly clockChange: ClockChange | null;
  /** The last stop of a trip that ends in the town where it began. */
  readonly isBack: boolean;
};

/** The stops of an itinerary with what is known of their times. `expected` is parallel to the stops, and shorter or empty if unknown. */
export function timeStops(stops: readonly Stop[], expected: readonly ExpectedAt[]): TimedStop[] {
  const comesBack = stops.length > 2 && stops[0]?.place.town === stops.at(-1)?.place.town;
  return stops.map((stop, index) => {
    const { arrives = null, driveMinutes = 0, breakMinutes = 0 } = expected[index] ?? {};
    const leaves = departureInstant(stop);
    const waits = arrives === null || leaves === null ? 0 : Math.max(0, compareInstants(leaves, arrives) / 60_000);
    return {
      // Of an old trip too it says which hour, where the clocks have it twice.
      departure: leaves === null || stop.departure === null ? stop.departure : { ...stop.departure, ...hourOf(leaves, stop) },
      isProposed: stop.isProposed ?? false,
      arriveBy: stop.arriveBy ?? null,
      arrival: arrives === null ? null : toLocal(arrives, stop.place.timeZone),
      arrivesAt: arrives,
      ...{ driveMinutes, breakMinutes, waitMinutes: waits },
      clockChange: clockChangeOf(stops[index - 1], stop, arrives),
      isBack: comesBack && index === stops.length - 1,
    };
  });
}

function hourOf(leaves: string, { place }: Stop): Pick<LocalDateTime, 'hour'> {
  const { hour } = toLocal(leaves, place.timeZone);
  return hour === undefined ? {} : { hour };
}

function clockChangeOf(before: Stop | undefined, stop: Stop, arrives: string | null): ClockChange | null {
  const from = before === undefined ? null : departureInstant(before);
  const until = departureInstant(stop) ?? arrives;
  return from === null || until === null ? null : findClockChange({ from, until, timeZone: stop.place.timeZone });
}
