import type { DriverPlan } from './driver-plan.ts';
import type { DrivingRules } from './driving-rules.ts';
import type { DutyEvent } from './duty-event.ts';
import { planDrivers } from './plan-drivers.ts';
import type { PlanOptions } from './weeks/driver-history.ts';

export type OnTimeOptions = PlanOptions & {
  /** So late may the breaks of one driver make a departure. */
  readonly mostLateMinutes: number;
};

/**
 * The smallest lawful crew that keeps the timetable: {@link planDrivers}, but two drivers, who swap, where one would leave a stop too late
 * for the breaks that he must take (561/2006 art. 7). Then the break is the reason, and its minutes are how late he would be. Where two
 * are not lawful either, the plan of one stays as it is. Minutes throughout.
 */
export function planOnTime(events: readonly DutyEvent[], rules: DrivingRules, { mostLateMinutes, ...options }: OnTimeOptions): DriverPlan {
  const alone = planDrivers(events, rules, options);
  if (alone.relief || alone.drivers === 2 || alone.lateMinutes <= mostLateMinutes) return alone;
  const crewed = planDrivers(events, { ...rules, shifts: rules.shifts.filter(({ drivers }) => drivers === 2) }, options);
  if (crewed.relief) return alone;
  const { article } = rules.breaks;
  return { ...crewed, reasons: [{ limit: 'break', drivers: 1, minutes: alone.lateMinutes, article, duty: null }] };
}
