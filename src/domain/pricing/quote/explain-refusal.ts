import { toLocal } from '#domain/calendar/zoned.ts';
import { planOnTime } from '#domain/driving-time/plan-on-time.ts';
import type { Excess } from '#domain/driving-time/rule-check.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { Group } from '#domain/itinerary/group.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import type { TightStop } from '#domain/pricing/quote/quote.ts';
import { createDutyEvents } from '../billing/duty-events.ts';
import { departureMinutes } from '../depot/returns-to-depot.ts';
import { getQuoteLimits } from './quote-limits.ts';
import { findTightStops } from './tight-stops.ts';

export type Refusal = {
  /**
   * By how much even two drivers would break each rule, or `break` if one driver's breaks delay the coach too much; empty if only the times
   * are the problem.
   */
  readonly excesses: readonly Excess[];
  readonly tightStops: readonly TightStop[];
};

export type RefusalInput = {
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
  readonly group: Pick<Group, 'passengers'>;
  /** Instant, ISO 8601 UTC. */
  readonly now: string;
};

/**
 * Explains the reason `beyond-driving-rules`. If times leave far too little for the road, lists only those stops, because the rules may be
 * kept once they are corrected. Else lists the rules that two drivers would break with the coach waiting for the group, or the delay by
 * breaks.
 */
export function explainRefusal({ itinerary, routed, group, now }: RefusalInput): Refusal {
  const { mostLateMinutes, mostBreakLateMinutes } = getQuoteLimits(now.slice(0, 10));
  const departures = departureMinutes(itinerary);
  const timetable = createDutyEvents({ itinerary, routed, departures });
  if (timetable.lateMinutes > mostLateMinutes) return { excesses: [], tightStops: findTightStops({ itinerary, routed, departures }) };
  const date = itinerary.stops[0]?.departure?.date ?? now.slice(0, 10);
  const rules = drivingRulesFor({ seats: group.passengers, date, country: routed.depot.countryCode });
  const { time } = toLocal(timetable.start, itinerary.stops[0]?.place.timeZone ?? 'UTC');
  const startMinuteOfDay = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const plan = planOnTime(timetable.events, rules, {
    ...{ startMinuteOfDay, mostLateMinutes: mostBreakLateMinutes },
    serviceMinutes: timetable.serviceMinutes,
  });
  if (plan.relief) return { excesses: worstOfEach(plan.reasons), tightStops: [] };
  if (timetable.lateMinutes + plan.lateMinutes <= mostLateMinutes) return { excesses: [], tightStops: [] };
  const late = { limit: 'break', drivers: plan.drivers, minutes: plan.lateMinutes, article: rules.breaks.article } as const;
  return { excesses: [late], tightStops: [] };
}

function worstOfEach(excesses: readonly Excess[]): Excess[] {
  const sorted = excesses
    .map(({ limit, drivers, minutes, article }) => ({ limit, drivers, minutes, article }))
    .sort((first, second) => second.minutes - first.minutes);
  return sorted.filter(({ limit }, index) => sorted.findIndex((other) => other.limit === limit) === index);
}
