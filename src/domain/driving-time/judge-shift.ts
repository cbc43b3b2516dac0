import type { DrivingRules, ShiftRule } from './rules.ts';
import type { Shift } from './walk-shift.ts';

type LimitKey =
  | 'daily-driving'
  | 'shift'
  | 'inner-rest'
  | 'daily-rest'
  | 'reduced-rests'
  | 'weekly-driving'
  | 'fortnight-driving'
  | 'weekly-work'
  | 'weekly-rest';

/** A limit that a plan passes (or a rest that it falls short of) by so many minutes, for a crew of so many. */
export type Excess = { readonly limit: LimitKey; readonly drivers: 1 | 2; readonly minutes: number; readonly article: string };

/** What earlier duties have used up: ten-hour days by their starting minute, and reduced rests since the last weekly rest. */
export type DutyHistory = { readonly extendedDays: readonly number[]; readonly reducedRests: number };

export const freshHistory: DutyHistory = { extendedDays: [], reducedRests: 0 };

type Question = { readonly shift: Shift; readonly rule: ShiftRule; readonly rules: DrivingRules; readonly history: DutyHistory };

const weekMinutes = 7 * 24 * 60;

/** Every limit that the shift passes when it is worked by this rule; empty when it is lawful. */
export function findExcesses({ shift, rule, rules, history }: Question): Excess[] {
  const { drivers, article } = rule;
  const overs: readonly (readonly [LimitKey, number, string])[] = [
    ['daily-driving', shift.drivingMinutes - drivers * dailyDriving({ shift, rules, history }), rules.driving.article],
    ['shift', shift.spanMinutes - longestShift(rule), article],
    ['inner-rest', rule.innerRestMinutes - shift.longestFreeMinutes, article],
    ['daily-rest', rule.restMinutes - (shift.restAfterMinutes ?? rule.restMinutes), article],
    ['reduced-rests', reducedRestOver({ shift, rule, rules, history }), rules.rest.article],
  ];
  return overs.filter(([, minutes]) => minutes > 0).map(([limit, minutes, source]) => ({ limit, drivers, minutes, article: source }));
}

/** The history after a lawful shift. A weekly rest wipes the reduced rests (561/2006 art. 8(4)). */
export function addToHistory({ shift, rule, rules, history }: Question): DutyHistory {
  const extended = isExtended({ shift, rule, rules }) ? [shift.startMinute] : [];
  const reduced = isReduced({ shift, rule, rules }) ? 1 : 0;
  const isWeeklyRest = (shift.restAfterMinutes ?? 0) >= rules.week.restMinutes;
  return { extendedDays: [...history.extendedDays, ...extended], reducedRests: isWeeklyRest ? 0 : history.reducedRests + reduced };
}

/** Whether a driver drives more than the ordinary nine hours, as is allowed twice a week (561/2006 art. 6(1)). */
export function isExtended({ shift, rule, rules }: Omit<Question, 'history'>): boolean {
  return shift.drivingMinutes > rule.drivers * rules.driving.dailyMinutes;
}

/** A tour has no calendar here, so "in a week" is judged over any seven days: never laxer than the fixed week of art. 4(i). */
function dailyDriving({ shift, rules, history }: Omit<Question, 'rule'>): number {
  const { dailyMinutes, extendedMinutes, extendedDaysInWeek } = rules.driving;
  const inWeek = history.extendedDays.filter((start) => start > shift.startMinute - weekMinutes).length;
  return inWeek < extendedDaysInWeek ? extendedMinutes : dailyMinutes;
}

function longestShift({ windowMinutes, restMinutes }: ShiftRule): number {
  return windowMinutes - restMinutes;
}

function restTaken({ shift, rule }: Pick<Question, 'shift' | 'rule'>): number {
  return Math.min(shift.restAfterMinutes ?? Number.POSITIVE_INFINITY, rule.windowMinutes - shift.spanMinutes);
}

/** A split rest of 3 + 9 is a regular one (561/2006 art. 4(g)); anything else below 11 hours is reduced, whatever the crew. */
function isReduced({ shift, rule, rules }: Omit<Question, 'history'>): boolean {
  return rule.innerRestMinutes === 0 && restTaken({ shift, rule }) < rules.rest.regularMinutes;
}

function reducedRestOver({ shift, rule, rules, history }: Question): number {
  const isUsedUp = history.reducedRests >= rules.rest.reducedBetweenWeeklyRests;
  return isUsedUp && isReduced({ shift, rule, rules }) ? rules.rest.regularMinutes - restTaken({ shift, rule }) : 0;
}
