import { type ClockChange, findClockChange } from '#domain/calendar/clock-change.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { departureInstant } from './instants.ts';
import type { LocalDateTime, Stop } from './itinerary.ts';

/** When the coach is expected at a stop, and how: an instant (ISO 8601 UTC), and the minutes of the way that leads there. */
export type ExpectedAt = { readonly arrives: string | null; readonly driveMinutes: number; readonly breakMinutes: number };

/** What may be said of the times at a stop. Moments are by its own clock; minutes of the way there, and of standing until the departure. */
export type TimedStop = {
  readonly departure: LocalDateTime | null;
  /** The departure was worked out from the latest arrival at the next stop. */
  readonly isProposed: boolean;
  /** The latest arrival that the group named. */
  readonly arriveBy: LocalDateTime | null;
  /** Null at the first stop, and where nobody worked it out. */
  readonly arrival: LocalDateTime | null;
  readonly arrivesAt: string | null;
  readonly driveMinutes: number;
  readonly breakMinutes: number;
  /** 0 where the coach goes on at once, or is late. */
  readonly waitMinutes: number;
  /** Since the coach left the stop before, until it leaves this one: by the clock of this stop. */
  readonly clockChange: ClockChange | null;
  /** The last stop of a trip that ends in the town where it began. */
  readonly isBack: boolean;
};

/** The stops of an itinerary with what is known of their times; `expected` beside them, shorter or empty where that is not known. */
export function timeStops(stops: readonly Stop[], expected: readonly ExpectedAt[]): TimedStop[] {
  const comesBack = stops.length > 2 && stops[0]?.place.town === stops.at(-1)?.place.town;
  return stops.map((stop, index) => {
    const { arrives = null, driveMinutes = 0, breakMinutes = 0 } = expected[index] ?? {};
    const leaves = departureInstant(stop);
    const waits = arrives === null || leaves === null ? 0 : Math.max(0, compareInstants(leaves, arrives) / 60_000);
    return {
      departure: stop.departure,
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

function clockChangeOf(before: Stop | undefined, stop: Stop, arrives: string | null): ClockChange | null {
  const from = before === undefined ? null : departureInstant(before);
  const until = departureInstant(stop) ?? arrives;
  return from === null || until === null ? null : findClockChange({ from, until, timeZone: stop.place.timeZone });
}
