import type { DriverPlan, Duty, PlanReason } from './driver-plan.ts';
import type { DrivingRules } from './driving-rules.ts';
import { cleanEvents, type DutyEvent } from './duty-event.ts';
import { dutyOf } from './plan-duty.ts';
import { planShifts, type ShiftsInput } from './plan-shifts.ts';
import { type Excess, excessesOf } from './rule-check.ts';
import { checkWeeks } from './weeks/check-weeks.ts';
import { type PlanOptions, restedDriver } from './weeks/driver-history.ts';

export type { DriverPlan, Duty } from './driver-plan.ts';

/**
 * The smallest lawful crew for a trip and its timeline. Tries for each duty, in order: regular day, split rest 3 + 9, reduced rest,
 * postponed rest of a long service, two drivers (the regime's `shifts`). A standstill of nine hours or more is a daily rest and starts a
 * new duty. A tour that exceeds a weekly limit with one driver is tried again: first with the short driving stretches that the twelve-day
 * rule requires at night, then with two drivers. Never throws, whatever the events. All values in minutes. Sources: 561/2006 art. 4–9,
 * 2002/15 art. 3–7; see `driving-rules.ts`.
 */
export function planDrivers(events: readonly DutyEvent[], rules: DrivingRules, options: PlanOptions = {}): DriverPlan {
  const question = {
    events: cleanEvents(events),
    rules,
    history: options.history ?? restedDriver,
    startMinuteOfDay: options.startMinuteOfDay,
    serviceMinutes: options.serviceMinutes,
    isOneService: options.isOneService,
  };
  const plan = planWith(question);
  const overTour = plan.reasons.filter(({ duty }) => duty === null);
  // Night work is counted over two duties: with two drivers in the first, the second may become lawful too.
  const isNightTooLong = plan.relief && plan.reasons.some(({ limit }) => limit === 'night-work');
  if (overTour.length === 0 && !isNightTooLong) return plan;
  if (overTour.length > 0 && overTour.every(({ limit }) => limit === 'night-driving')) {
    const short = planWith({ ...question, rules: withShortStretches(rules) });
    if (short.drivers === 1 && !short.relief) return short;
  }
  const crewed = planWith({ ...question, rules: { ...rules, shifts: rules.shifts.filter(({ drivers }) => drivers === 2) } });
  return crewed.relief ? plan : { ...crewed, reasons: plan.reasons };
}

function withShortStretches(rules: DrivingRules): DrivingRules {
  return { ...rules, breaks: { ...rules.breaks, afterMinutes: rules.twelveDays.nightDrivingMinutes } };
}

function planWith(question: ShiftsInput): DriverPlan {
  const { rules } = question;
  const planned = planShifts(question);
  const duties = planned.map((duty) => dutyOf(duty, rules));
  const worked = planned.map(({ shift, rule }) => ({ ...shift, drivers: rule.drivers }));
  const { checks, weeklyRests } = checkWeeks(worked, question);
  const overTour = excessesOf(checks);
  const total = (minutesOf: (duty: Duty) => number) => duties.reduce((minutes, duty) => minutes + minutesOf(duty), 0);
  const { regularRestMinutes, restMinutes } = rules.week;
  return {
    rules: rules.key,
    duties,
    drivers: duties.some(({ drivers }) => drivers === 2) ? 2 : 1,
    relief: overTour.length > 0 || duties.some(({ rest }) => rest.kind === 'beyond'),
    twelveDayRule: weeklyRests.twelveDayRule,
    restAfterTour: {
      minutes: regularRestMinutes + (weeklyRests.twelveDayRule ? restMinutes : 0),
      compensationMinutes: weeklyRests.compensationMinutes,
    },
    drivingMinutes: total(({ drivingMinutes }) => drivingMinutes),
    dutyMinutes: total(({ spanMinutes }) => spanMinutes),
    breaksMinutes: total(({ breaksAdded }) => breaksAdded.reduce((minutes, part) => minutes + part, 0)),
    lateMinutes: duties.reduce((latest, { lateMinutes }) => Math.max(latest, lateMinutes), 0),
    reasons: [...duties.flatMap(reasonsOf), ...overTour.map((excess) => ({ ...excess, duty: null }))],
    checks: [...planned.flatMap((duty, index) => duty.checks.map((check) => ({ ...check, duty: index }))), ...checks],
  };
}

function reasonsOf({ drivers, rest, failedTries }: Duty, duty: number): PlanReason[] {
  if (drivers === 1) return [];
  const crew = rest.kind === 'beyond' ? 2 : 1;
  const nearest = failedTries
    .map(({ excesses }) => excesses.filter((excess) => excess.drivers === crew))
    .filter((excesses) => excesses.length > 0)
    .sort((first, second) => totalOver(first) - totalOver(second))[0];
  return (nearest ?? []).map((excess) => ({ ...excess, duty }));
}

function totalOver(excesses: readonly Excess[]): number {
  return excesses.reduce((total, { minutes }) => total + minutes, 0);
}
