import type { DrivingRules } from './driving-rules.ts';
import { cleanEvents, type DutyEvent } from './duty-event.ts';
import { checkShift, checkWorkOf, isOpenTo, isReduced, uninterruptedRest } from './judge-shift.ts';
import { planShifts, type ShiftInChain } from './plan-shifts.ts';
import type { LimitKey } from './rule-check.ts';
import { type DrivingLeft, findDrivingLeft } from './weeks/check-weeks.ts';
import { type IsOneService, restedDriver } from './weeks/driver-history.ts';
import { listWeeklyStretches, type WeeklyStretch } from './weeks/weekly-rests.ts';

/** What a driver's duties leave of the limits. Minutes from the first event. */
export type LimitsLeft = {
  readonly driving: DrivingLeft;
  readonly stretches: readonly WeeklyStretch[];
  /** Each shift: begun, ended as planned, and the latest minute at which it could lawfully end, all else staying as it is. */
  readonly shifts: readonly { readonly from: number; readonly until: number; readonly latestMinute: number }[];
};

export type LimitsInput = {
  /** How many are on board, of any duty. */
  readonly crews: readonly (1 | 2)[];
  readonly events: readonly DutyEvent[];
  readonly rules: DrivingRules;
  /** Local minute of the day at which the first event begins. */
  readonly startMinuteOfDay: number;
  /** How many are on board of the shift that begins at a minute. */
  readonly crewAt: (minute: number) => 1 | 2;
  /** The days for which it is asked how much may still be driven. */
  readonly span: { readonly from: number; readonly until: number };
  readonly isOneService: IsOneService;
};

/** The rules that bound how long a shift may last, whatever is done in it. */
const boundsOfShift: readonly LimitKey[] = ['shift', 'inner-rest', 'daily-rest', 'reduced-rests', 'national-span'];

/**
 * What is left to a driver: driving in the week and the fortnight (561/2006 art. 6(2), 6(3)), until when his next weekly rest must have
 * begun (art. 8(6), 8(6a)), and how long each of his days may last (art. 8(2)–8(5), and his country's span). All by the checks that judge a
 * plan.
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

/** Who drives alone in all of it, or always with another, shares no driving, or all; else each day takes the shape it is lawful in. */
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

/** The longest that a shift may last in any shape that its crew may work; never shorter than what no shape allows to be shortened to: 0. */
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

/** What of the rest after a shift makes it a weekly one, which it stays. */
function weeklyPart(restAfterMinutes: number | null, { week }: DrivingRules): number {
  if (restAfterMinutes === null || restAfterMinutes < week.restMinutes) return 0;
  return restAfterMinutes >= week.regularRestMinutes ? week.regularRestMinutes : week.restMinutes;
}

/** The reduced rests between the same two weekly rests, but for this shift's own. */
function otherReducedRests(chained: ShiftInChain, planned: readonly ShiftInChain[], rules: DrivingRules): number {
  const at = planned.indexOf(chained);
  const end = planned.findIndex(({ shift }, index) => index >= at && uninterruptedRest(shift) >= rules.week.restMinutes);
  const last = planned[end === -1 ? planned.length - 1 : end];
  const count = (each: ShiftInChain | undefined) => (each !== undefined && isReduced({ ...each, rules }) ? 1 : 0);
  return (last?.history.reducedRests ?? 0) + (last === chained ? 0 : count(last) - count(chained));
}
