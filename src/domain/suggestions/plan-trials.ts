import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { DriverPlan } from '#domain/driving-time/driver-plan.ts';
import { planOnTime } from '#domain/driving-time/plan-on-time.ts';
import type { DrivingRules } from '#domain/driving-time/rules.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { createDutyEvents } from '#domain/pricing/billing/duty-events.ts';

/** A candidate trip: departures in minutes since 1970, null for the last stop. */
export type TrialTrip = {
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
  readonly departures: readonly (number | null)[];
};

export type Trial = {
  /** Drivers per vehicle; 3 if the trip is unlawful or its times are impossible. */
  readonly rank: 1 | 2 | 3;
  /** The worst delay of a departure. */
  readonly lateMinutes: number;
  /** Local minutes of the first stop at which the crew begins and ends; the end counts from the same midnight. */
  readonly startMinuteOfDay: number;
  readonly endMinuteOfDay: number;
};

export type Trials = {
  readonly base: Trial;
  /** The plan of a changed trip; null if no runs are left. */
  readonly run: (trip: TrialTrip) => Trial | null;
};

export type TrialsInput = {
  readonly trip: TrialTrip;
  readonly rules: DrivingRules;
  readonly mostLateMinutes: number;
  readonly mostBreakLateMinutes: number;
  readonly longestTripMinutes: number;
};

/** A plan takes about 20 µs, so this many keep the preview of a quote within ten milliseconds. */
const mostRuns = 60;

/** Plans changed trips without prices, at most {@link mostRuns}. */
export function createTrials({ trip, rules, mostLateMinutes, mostBreakLateMinutes, longestTripMinutes }: TrialsInput): Trials {
  const zone = trip.itinerary.stops[0]?.place.timeZone ?? 'UTC';
  // Small changes use the same clock offset; a night with a clock change is caught when the change is priced.
  const midnight = findMidnight(trip, zone);
  let runs = 0;
  return {
    base: plan(trip),
    run(changed) {
      runs += 1;
      return runs > mostRuns ? null : plan(changed);
    },
  };

  function plan(changed: TrialTrip): Trial {
    const timetable = createDutyEvents(changed);
    const start = epochOf(timetable.start) / 60_000 - midnight;
    const startMinuteOfDay = ((start % 1_440) + 1_440) % 1_440;
    const planned = planOnTime(timetable.events, rules, {
      ...{ startMinuteOfDay, mostLateMinutes: mostBreakLateMinutes },
      serviceMinutes: timetable.serviceMinutes,
    });
    const lateMinutes = timetable.lateMinutes + planned.lateMinutes;
    const isLawful = !planned.relief && lateMinutes <= mostLateMinutes && timetable.serviceMinutes <= longestTripMinutes;
    return { rank: isLawful ? planned.drivers : 3, lateMinutes, startMinuteOfDay, endMinuteOfDay: startMinuteOfDay + lastMinute(planned) };
  }
}

/** Minutes since 1970 of midnight before the first departure. */
function findMidnight({ departures }: TrialTrip, timeZone: string): number {
  const first = departures[0] ?? 0;
  const { time } = toLocal(new Date(first * 60_000).toISOString(), timeZone);
  return first - Number(time.slice(0, 2)) * 60 - Number(time.slice(3));
}

function lastMinute({ duties }: DriverPlan): number {
  const last = duties.at(-1);
  return last ? last.startMinute + last.spanMinutes : 0;
}
