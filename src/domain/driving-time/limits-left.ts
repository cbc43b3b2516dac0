import type { DrivingRules } from './driving-rules.ts';
import { cleanEvents, type DutyEvent } from './duty-event.ts';
import { checkShift, checkWorkOf, isOpenTo, isReduced, uninterruptedRest } from './judge-shift.ts';
import { planShifts, type ShiftInChain } from './plan-shifts.ts';
import type { LimitKey } from './rule-check.ts';
import { type DrivingLeft, findDrivingLeft } from './weeks/check-weeks.ts';
import { type IsOneService, restedDriver } from './weeks/driver-history.ts';
import { listWeeklyStretches, type WeeklyStretch } from './weeks/weekly-rests.ts';

/** How much of each limit a driver's duties leave. Minutes from the first event. */
export type LimitsLeft = {
  readonly driving: DrivingLeft;
  readonly stretches: readonly WeeklyStretch[];
  /** For each shift: start, planned end, and the latest lawful end if everything else stays the same. */
  readonly shifts: readonly { readonly from: number; readonly until: number; readonly latestMinute: number }[];
};

export type LimitsInput = {
  /** The crew sizes of the duties. */
  readonly crews: readonly (1 | 2)[];
  readonly events: readonly DutyEvent[];
  readonly rules: DrivingRules;
  /** Local minute of the day at which the first event begins. */
  readonly startMinuteOfDay: number;
  /** The crew size of the shift that begins at a minute. */
  readonly crewAt: (minute: number) => 1 | 2;
  /** The days for which to compute the driving left. */
  readonly span: { readonly from: number; readonly until: number };
  readonly isOneService: IsOneService;
};

/** The rules that limit the length of a shift, whatever its content. */
const boundsOfShift: readonly LimitKey[] = ['shift', 'inner-rest', 'daily-rest', 'reduced-rests', 'national-span'];

/**
 * What a driver has left: driving in the week and the fortnight (561/2006 art. 6(2), 6(3)), the latest start of the next weekly rest (art.
 * 8(6), 8(6a)), and the longest length of each day (art. 8(2)–8(5), and the national span). Uses the same checks that judge a plan.
 */
export function findLimitsLeft({ events, rules, crews, startMinuteOfDay, crewAt, span, isOneService }: LimitsInput): LimitsLeft {
  const clean = cleanEvents(events);
  const chain = { events: clean, history: restedDriver, startMinuteOfDay, serviceMinutes: undefined };
  const planned = planShifts({ ...chain, rules: { ...rules, shifts: shapesFor(crews, rules) } });
  const worked = planned.map(({ shift, rule }) => ({ ...shift, drivers: rule.drivers }));
  const stretches = listWeeklyStretches(worked, { week: rules.week, history: restedDriver, isOneService });
  return {
    driving: findDrivingLeft(worked, { rules, ...span }),
    stretches,
    shifts: planned.map((each) => {
      const { startMinute: from, spanMinutes } = each.shift;
      const dueMinute = stretches.find((stretch) => from >= stretch.from && from < stretch.until)?.dueMinute ?? Number.POSITIVE_INFINITY;
      const longest = longestSpan(each, { rules, planned, crew: crewAt(from), startMinuteOfDay });
      return { from, until: from + spanMinutes, latestMinute: Math.min(dueMinute, from + longest) };
    }),
  };
}

/**
 * If every duty has the same crew size, only the shapes for that crew. Otherwise all shapes, and each day takes the first in which it is
 * lawful.
 */
function shapesFor(crews: readonly (1 | 2)[], { shifts }: DrivingRules): DrivingRules['shifts'] {
  const shapes = shifts.filter(({ drivers }) => crews.every((crew) => crew === drivers));
  return shapes.length > 0 ? shapes : shifts;
}

type SpanInput = {
  readonly rules: DrivingRules;
  readonly planned: readonly ShiftInChain[];
  readonly crew: 1 | 2;
  readonly startMinuteOfDay: number;
};

/** The longest that a shift may last in any shape open to its crew; never negative. */
function longestSpan(chained: ShiftInChain, { rules, planned, crew, startMinuteOfDay }: SpanInput): number {
  const { shift } = chained;
  const history = { ...chained.history, reducedRests: otherReducedRests(chained, planned, rules) };
  const shapes = rules.shifts.filter((rule) => rule.drivers <= crew && isOpenTo({ rule, history, serviceMinutes: undefined }));
  const checksOf = (rule: (typeof shapes)[number], spanMinutes: number) => {
    const rest = shift.restAfterMinutes;
    const longer = { ...shift, spanMinutes, restAfterMinutes: rest === null ? null : rest - (spanMinutes - shift.spanMinutes) };
    const question = { shift: longer, rule, rules, history, restBeforeMinutes: null, startMinuteOfDay };
    const checks = [...checkShift(question), ...checkWorkOf({ ...question, drivers: rule.drivers })];
    return checks.filter(({ rule: key }) => boundsOfShift.includes(key));
  };
  const lengths = shapes.flatMap((rule) =>
    [rule.restMinutes, rules.rest.regularMinutes].map((restMinutes) => {
      const least = Math.max(restMinutes, weeklyPart(shift.restAfterMinutes, rules));
      const untilNext = shift.restAfterMinutes === null ? Number.POSITIVE_INFINITY : shift.spanMinutes + shift.restAfterMinutes - least;
      const inWindow = rule.windowMinutes - restMinutes - shift.restInterruptionMinutes;
      const national = checksOf(rule, shift.spanMinutes).find(({ rule: key }) => key === 'national-span')?.limitMinutes;
      const spanMinutes = Math.min(untilNext, inWindow, national ?? inWindow);
      return checksOf(rule, spanMinutes).every(({ overMinutes }) => overMinutes === 0) ? spanMinutes : 0;
    }),
  );
  return Math.max(0, ...lengths);
}

/** The part of the rest after a shift that makes it a weekly rest, so that it stays one. */
function weeklyPart(restAfterMinutes: number | null, { week }: DrivingRules): number {
  if (restAfterMinutes === null || restAfterMinutes < week.restMinutes) return 0;
  return restAfterMinutes >= week.regularRestMinutes ? week.regularRestMinutes : week.restMinutes;
}

/** The reduced rests between the same two weekly rests, without this shift's own. */
function otherReducedRests(chained: ShiftInChain, planned: readonly ShiftInChain[], rules: DrivingRules): number {
  const at = planned.indexOf(chained);
  const end = planned.findIndex(({ shift }, index) => index >= at && uninterruptedRest(shift) >= rules.week.restMinutes);
  const last = planned[end === -1 ? planned.length - 1 : end];
  const count = (each: ShiftInChain | undefined) => (each !== undefined && isReduced({ ...each, rules }) ? 1 : 0);
  return (last?.history.reducedRests ?? 0) + (last === chained ? 0 : count(last) - count(chained));
}
