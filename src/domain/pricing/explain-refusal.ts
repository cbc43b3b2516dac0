import { toLocal } from '#domain/calendar/zoned.ts';
import { planDrivers } from '#domain/driving-time/plan-drivers.ts';
import type { Excess } from '#domain/driving-time/rule-check.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { Group, Itinerary, LocalDateTime } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { createDutyEvents } from './duty-events.ts';
import { departureMinutes } from './home-visits.ts';
import { getQuoteLimits } from './quote-limits.ts';

/** A stop that the coach cannot leave when it should, because it does not get there in time; `earliest` is by the clock of the stop. */
export type TightStop = { readonly stop: number; readonly lateMinutes: number; readonly earliest: LocalDateTime };

export type Refusal = {
  /** By what even two drivers would pass the rules; empty where the times alone are the trouble. */
  readonly excesses: readonly Excess[];
  readonly tightStops: readonly TightStop[];
};

export type RefusalQuestion = {
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
  readonly group: Pick<Group, 'passengers'>;
  /** Instant, ISO 8601 UTC. */
  readonly now: string;
};

const stepMinutes = 5;

/**
 * Why an itinerary is beyond the driving rules (the reason `beyond-driving-rules`): the rules that two drivers would break with the coach
 * waiting for the group, and the stops whose times leave far too little for the road.
 */
export function explainRefusal({ itinerary, routed, group, now }: RefusalQuestion): Refusal {
  const tightStops = findTightStops({ itinerary, routed, mostLateMinutes: getQuoteLimits(now.slice(0, 10)).mostLateMinutes });
  const date = itinerary.stops[0]?.departure?.date ?? now.slice(0, 10);
  const timetable = createDutyEvents({ itinerary, routed });
  const { time } = toLocal(timetable.start, itinerary.stops[0]?.place.timeZone ?? 'UTC');
  const startMinuteOfDay = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const plan = planDrivers(timetable.events, drivingRulesFor({ seats: group.passengers, date }), { startMinuteOfDay });
  return { excesses: plan.relief ? worstOfEach(plan.reasons) : [], tightStops };
}

function worstOfEach(excesses: readonly Excess[]): Excess[] {
  const sorted = excesses
    .map(({ limit, drivers, minutes, article }) => ({ limit, drivers, minutes, article }))
    .sort((first, second) => second.minutes - first.minutes);
  return sorted.filter(({ limit }, index) => sorted.findIndex((other) => other.limit === limit) === index);
}

type TightQuestion = Pick<RefusalQuestion, 'itinerary' | 'routed'> & { readonly mostLateMinutes: number };

/** Each leg by itself, as if the coach left the stop before in time: one wrong time is one finding. */
function findTightStops({ itinerary, routed, mostLateMinutes }: TightQuestion): TightStop[] {
  const departures = departureMinutes(itinerary);
  return itinerary.stops.flatMap(({ place }, stop) => {
    const [before, leaves, leg] = [departures[stop - 1], departures[stop], routed.legs[stop - 1]];
    if (typeof before !== 'number' || typeof leaves !== 'number' || !leg) return [];
    const arrival = before + Math.ceil(leg.minutes);
    if (arrival - leaves <= mostLateMinutes) return [];
    const earliest = Math.ceil(arrival / stepMinutes) * stepMinutes;
    return [{ stop, lateMinutes: arrival - leaves, earliest: toLocal(new Date(earliest * 60_000).toISOString(), place.timeZone) }];
  });
}
