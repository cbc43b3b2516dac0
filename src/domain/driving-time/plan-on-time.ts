import type { DriverPlan } from './driver-plan.ts';
import type { DrivingRules } from './driving-rules.ts';
import type { DutyEvent } from './duty-event.ts';
import { planDrivers } from './plan-drivers.ts';
import type { PlanOptions } from './weeks/driver-history.ts';

export type OnTimeOptions = PlanOptions & {
  /** How late the breaks of one driver may make a departure. */
  readonly mostLateMinutes: number;
};

/**
 * The smallest lawful crew that keeps the timetable: {@link planDrivers}, but with two drivers, who swap, if one driver's breaks would make
 * a departure too late (561/2006 art. 7). The reason is then the break, and its minutes are the delay. If two drivers are not lawful
 * either, returns the plan with one. All values in minutes.
 */
export function planOnTime(events: readonly DutyEvent[], rules: DrivingRules, { mostLateMinutes, ...options }: OnTimeOptions): DriverPlan {
  const alone = planDrivers(events, rules, options);
  if (alone.relief || alone.drivers === 2 || alone.lateMinutes <= mostLateMinutes) return alone;
  const crewed = planDrivers(events, { ...rules, shifts: rules.shifts.filter(({ drivers }) => drivers === 2) }, options);
  if (crewed.relief) return alone;
  const { article } = rules.breaks;
  return { ...crewed, reasons: [{ limit: 'break', drivers: 1, minutes: alone.lateMinutes, article, duty: null }] };
}
