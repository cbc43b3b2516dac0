import { checkWork } from './check-work.ts';
import type { DrivingRules, ShiftRule } from './driving-rules.ts';
import type { TimelineEntry } from './duty-event.ts';
import { atLeast, atMost, type ShiftCheck } from './rule-check.ts';
import type { Shift } from './shift.ts';
import type { DriverHistory } from './weeks/driver-history.ts';

/** What earlier duties used up: ten-hour days by start minute, reduced rests since the last weekly rest, work of the last day. */
export type DutyHistory = {
  readonly extendedDays: readonly number[];
  readonly reducedRests: number;
  /** Rests that began an hour later than a normal day allows (561/2006 art. 8(2a)). */
  readonly postponedRests: number;
  readonly lastDay: readonly TimelineEntry[];
  /** Start of the last duty; null before the first. */
  readonly lastStart: number | null;
};

/** The history at the start of the trip. */
export function startHistory({ tenHourDays, reducedRests }: DriverHistory): DutyHistory {
  return {
    extendedDays: Array.from({ length: Math.min(7, Math.max(0, tenHourDays)) }, () => -1),
    reducedRests,
    postponedRests: 0,
    lastDay: [],
    lastStart: null,
  };
}

export type JudgeInput = {
  readonly shift: Shift;
  readonly rule: ShiftRule;
  readonly rules: DrivingRules;
  readonly history: DutyHistory;
  /** The rest before the duty, if it is the first duty. */
  readonly restBeforeMinutes: number | null;
  readonly startMinuteOfDay: number | undefined;
};

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** The driving and rest rules for a shift worked in this shape. */
export function checkShift(question: JudgeInput): ShiftCheck[] {
  return [...checkRestBefore(question), ...checkDriving(question), ...checkRest(question)];
}

export type CrewInput = Omit<JudgeInput, 'rule' | 'restBeforeMinutes'> & { readonly drivers: 1 | 2 };

/** The working-time rules, which do not depend on the shape. The shift is lawful if no check is over. */
export function checkWorkOf({ shift, drivers, rules, startMinuteOfDay, history }: CrewInput): ShiftCheck[] {
  return checkWork({ shift, drivers, work: rules.work, startMinuteOfDay, earlier: history.lastDay, lastStart: history.lastStart });
}

function checkRestBefore({ rule: { drivers }, rules: { rest }, restBeforeMinutes }: JudgeInput): ShiftCheck[] {
  if (restBeforeMinutes === null) return [];
  const { newDutyAfterMinutes: limitMinutes, article } = rest;
  return [atLeast({ rule: 'rest-before', article, drivers, limitMinutes, actualMinutes: restBeforeMinutes })];
}

function checkDriving(question: JudgeInput): ShiftCheck[] {
  const { shift, rule, rules } = question;
  const { drivers } = rule;
  const { breaks, driving } = rules;
  const daily = Math.min(drivers * dailyDriving(question), rule.onLongServices?.drivingMinutes ?? Number.POSITIVE_INFINITY);
  return [
    atMost({
      rule: 'break',
      article: breaks.article,
      drivers,
      limitMinutes: breaks.afterMinutes,
      actualMinutes: shift.longestDrivingMinutes,
    }),
    atMost({ rule: 'daily-driving', article: driving.article, drivers, limitMinutes: daily, actualMinutes: shift.drivingMinutes }),
  ];
}

function checkRest(question: JudgeInput): ShiftCheck[] {
  const { shift, rule } = question;
  const { drivers, article } = rule;
  const actualMinutes = shift.spanMinutes + shift.restInterruptionMinutes;
  const checks = [atMost({ rule: 'shift', article, drivers, limitMinutes: rule.windowMinutes - rule.restMinutes, actualMinutes })];
  if (rule.innerRestMinutes > 0) {
    const inner = { limitMinutes: rule.innerRestMinutes, actualMinutes: shift.longestFreeMinutes };
    checks.push(atLeast({ rule: 'inner-rest', article, drivers, ...inner }));
  }
  if (shift.restAfterMinutes !== null) {
    const daily = { limitMinutes: rule.restMinutes, actualMinutes: shift.restAfterMinutes };
    checks.push(atLeast({ rule: 'daily-rest', article, drivers, ...daily }));
  }
  return [...checks, ...checkReduced(question)];
}

/** Once the reduced rests between two weekly rests are used up, every rest must be regular. */
function checkReduced(question: JudgeInput): ShiftCheck[] {
  const { rule, rules, history } = question;
  const { reducedBetweenWeeklyRests, regularMinutes, article } = rules.rest;
  if (history.reducedRests < reducedBetweenWeeklyRests || !isReduced(question)) return [];
  const bound = { limitMinutes: regularMinutes, actualMinutes: restTaken(question) };
  return [atLeast({ rule: 'reduced-rests', article, drivers: rule.drivers, ...bound })];
}

export type ServiceInput = Pick<JudgeInput, 'rule' | 'history'> & { readonly serviceMinutes: number | undefined };

/** Whether a shape may be tried. A shape for long services may be used only as often as the service allows. */
export function isOpenTo({ rule: { onLongServices }, history, serviceMinutes = 0 }: ServiceInput): boolean {
  if (!onLongServices) return true;
  const allowed = onLongServices.times.findLast(({ fromDays }) => serviceMinutes >= fromDays * dayMinutes)?.times ?? 0;
  return history.postponedRests < allowed;
}

/** The history after a lawful shift. A weekly rest resets the reduced rests (561/2006 art. 8(4)). */
export function addToHistory(question: Omit<JudgeInput, 'restBeforeMinutes' | 'startMinuteOfDay'>): DutyHistory {
  const { shift, rules, history } = question;
  const extended = isExtended(question) ? [shift.startMinute] : [];
  const reduced = isReduced(question) ? 1 : 0;
  const isWeeklyRest = uninterruptedRest(shift) >= rules.week.restMinutes;
  return {
    extendedDays: [...history.extendedDays, ...extended],
    reducedRests: isWeeklyRest ? 0 : history.reducedRests + reduced,
    postponedRests: history.postponedRests + (question.rule.onLongServices ? 1 : 0),
    lastStart: shift.startMinute,
    lastDay: lastDayOf([...history.lastDay, ...shift.timeline, ...shift.restEntries], shift),
  };
}

/** The entries within 24 hours before the end of the rest after a shift. */
function lastDayOf(entries: readonly TimelineEntry[], shift: Shift): readonly TimelineEntry[] {
  const ends = shift.startMinute + shift.spanMinutes + (shift.restAfterMinutes ?? 0) + shift.restInterruptionMinutes;
  return entries.filter(({ startMinute, minutes }) => startMinute + minutes > ends - dayMinutes);
}

/** The standstill after a shift as far as it can be a weekly rest. A rest interrupted for a ferry is only a daily one. */
export function uninterruptedRest({ restAfterMinutes, restInterruptionMinutes }: RestAfter): number {
  return restInterruptionMinutes > 0 ? 0 : (restAfterMinutes ?? 0);
}

type RestAfter = Pick<Shift, 'restAfterMinutes' | 'restInterruptionMinutes'>;

/** Whether a driver drives more than the normal nine hours, which is allowed twice a week (561/2006 art. 6(1)). */
export function isExtended({ shift, rule, rules }: Pick<JudgeInput, 'shift' | 'rule' | 'rules'>): boolean {
  return shift.drivingMinutes > rule.drivers * rules.driving.dailyMinutes;
}

/** A tour has no calendar here, so "in a week" means any seven days. This is never laxer than the fixed week of art. 4(i). */
function dailyDriving({ shift, rules, history }: JudgeInput): number {
  const { dailyMinutes, extendedMinutes, extendedDaysInWeek } = rules.driving;
  const inWeek = history.extendedDays.filter((start) => start > shift.startMinute - weekMinutes).length;
  return inWeek < extendedDaysInWeek ? extendedMinutes : dailyMinutes;
}

function restTaken({ shift, rule }: Pick<JudgeInput, 'shift' | 'rule'>): number {
  const withinWindow = rule.windowMinutes - shift.spanMinutes - shift.restInterruptionMinutes;
  return Math.min(shift.restAfterMinutes ?? Number.POSITIVE_INFINITY, withinWindow);
}

/** A split rest of 3 + 9 is regular (561/2006 art. 4(g)). Any other rest below 11 hours is reduced, whatever the crew. */
export function isReduced({ shift, rule, rules }: Pick<JudgeInput, 'shift' | 'rule' | 'rules'>): boolean {
  return rule.innerRestMinutes === 0 && restTaken({ shift, rule }) < rules.rest.regularMinutes;
}
