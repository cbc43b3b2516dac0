import { afterDriving, afterStandstill, rested } from '../breaks.ts';
import { minutesInWindow } from '../clock-window.ts';
import type { DrivingRules } from '../driving-rules.ts';
import type { TimelineEntry } from '../duty-event.ts';
import { atLeast, atMost, type RuleCheck } from '../rule-check.ts';
import type { Shift } from '../shift.ts';
import type { DriverHistory, IsOneService } from './driver-history.ts';
import { findWeeklyRests, type WeeklyRests } from './weekly-rests.ts';
import { createWindowSums } from './window-sums.ts';

/** A duty as the weekly limits count it. Two drivers share the driving, and time beside the driver is not work. */
export type WorkedShift = Pick<
  Shift,
  'startMinute' | 'spanMinutes' | 'timeline' | 'restEntries' | 'restAfterMinutes' | 'restInterruptionMinutes'
> & { readonly drivers: 1 | 2 };

export type WeekCheck = { readonly checks: readonly RuleCheck[]; readonly weeklyRests: WeeklyRests };

type Input = {
  readonly rules: DrivingRules;
  readonly history: DriverHistory;
  readonly startMinuteOfDay: number | undefined;
  readonly isOneService?: IsOneService | undefined;
};

const week = 7 * 24 * 60;

/**
 * The weekly and fortnightly limits over a tour (561/2006 art. 6(2), 6(3), 8(6), 8(6a); 2002/15 art. 4(a)). The tour has no calendar here,
 * so the worst seven or fourteen days count, which is never laxer than the fixed week. Night driving under the twelve-day rule is checked
 * if the local time is known. The operator is responsible for the average of 48 working hours over four months.
 */
export function checkWeeks(duties: readonly WorkedShift[], question: Input): WeekCheck {
  const { history, isOneService } = question;
  const weeklyRests = findWeeklyRests(duties, { week: question.rules.week, history, isOneService });
  const drivers = Math.max(1, ...duties.map((duty) => duty.drivers)) as 1 | 2;
  const sums = [...checkSums(duties, { ...question, drivers }), ...checkTwelveDays(duties, { ...question, drivers, weeklyRests })];
  const { overMinutes, stretchMinutes, limitMinutes } = weeklyRests;
  const rest = atMost({
    rule: 'weekly-rest',
    article: question.rules.week.restArticle,
    drivers,
    limitMinutes,
    actualMinutes: stretchMinutes,
  });
  return { checks: [...sums, { ...rest, overMinutes }].map((check) => ({ ...check, duty: null })), weeklyRests };
}

type CrewInput = Input & { readonly drivers: 1 | 2 };

function checkSums(duties: readonly WorkedShift[], { rules, history, drivers }: CrewInput) {
  const { drivingArticle, drivingMinutes, fortnightDrivingMinutes, workArticle, workMinutes } = rules.week;
  const entries = entriesOf(duties);
  const [weekly, fortnight, work] = [[0], [0], [0]];
  for (const person of personsOf(drivers)) {
    const driving = createWindowSums(drivingBy(entries, person));
    const working = createWindowSums(entries.filter((entry) => entry.kind === 'work' || (entry.kind === 'drive' && isBy(entry, person))));
    weekly.push(driving.mostIn(week), history.drivingThisWeekMinutes + driving.between(0, week));
    fortnight.push(driving.mostIn(2 * week), history.drivingThisWeekMinutes + driving.between(0, 2 * week));
    fortnight.push(history.drivingLastWeekMinutes + history.drivingThisWeekMinutes + driving.between(0, week));
    work.push(working.mostIn(week), history.workThisWeekMinutes + working.between(0, week));
  }
  return [
    atMost({
      rule: 'weekly-driving',
      article: drivingArticle,
      drivers,
      limitMinutes: drivingMinutes,
      actualMinutes: Math.max(...weekly),
    }),
    atMost({
      rule: 'fortnight-driving',
      article: drivingArticle,
      drivers,
      limitMinutes: fortnightDrivingMinutes,
      actualMinutes: Math.max(...fortnight),
    }),
    atMost({ rule: 'weekly-work', article: workArticle, drivers, limitMinutes: workMinutes, actualMinutes: Math.max(...work) }),
  ];
}

/** The driving left in the week and fortnight for the days between two minutes. Minutes; negative if more is planned than allowed. */
export type DrivingLeft = { readonly weekMinutes: number; readonly fortnightMinutes: number };

/**
 * How much could be driven in addition to a tour within a span: the limits minus the most in any seven or fourteen days that touch it. Uses
 * the same sums as {@link checkWeeks}.
 */
export function findDrivingLeft(
  duties: readonly WorkedShift[],
  { rules, from, until }: { readonly rules: DrivingRules; readonly from: number; readonly until: number },
): DrivingLeft {
  const entries = entriesOf(duties);
  const drivers = duties.some((duty) => duty.drivers === 2) ? 2 : 1;
  const most = (days: number) =>
    Math.max(
      ...personsOf(drivers).map((person) => createWindowSums(cut(drivingBy(entries, person), from - days, until + days)).mostIn(days)),
    );
  const { drivingMinutes, fortnightDrivingMinutes } = rules.week;
  return { weekMinutes: drivingMinutes - most(week), fortnightMinutes: fortnightDrivingMinutes - most(2 * week) };
}

/** The parts of the stretches between two minutes. */
function cut(entries: readonly TimelineEntry[], from: number, until: number): readonly TimelineEntry[] {
  return entries.flatMap((entry) => {
    const startMinute = Math.max(from, entry.startMinute);
    const minutes = Math.min(until, entry.startMinute + entry.minutes) - startMinute;
    return minutes > 0 ? [{ ...entry, startMinute, minutes }] : [];
  });
}

function entriesOf(duties: readonly WorkedShift[]): readonly TimelineEntry[] {
  return duties.flatMap(({ timeline, restEntries }) => [...timeline, ...restEntries]);
}

function personsOf(drivers: 1 | 2): readonly (1 | 2)[] {
  return drivers === 2 ? [1, 2] : [1];
}

function drivingBy(entries: readonly TimelineEntry[], person: 1 | 2): readonly TimelineEntry[] {
  return entries.filter((entry) => entry.kind === 'drive' && isBy(entry, person));
}

/** A duty with one driver counts for the first. */
function isBy({ driver = 1 }: TimelineEntry, person: 1 | 2): boolean {
  return driver === person;
}

/** The twelve-day conditions that a plan can check: weekly rests before and after, and short stretches of night driving. */
function checkTwelveDays(duties: readonly WorkedShift[], question: CrewInput & { readonly weeklyRests: WeeklyRests }) {
  const { rules, history, drivers, startMinuteOfDay, weeklyRests } = question;
  if (!weeklyRests.twelveDayRule) return [];
  const { article, nightDrivingMinutes } = rules.twelveDays;
  const limitMinutes = rules.week.regularRestMinutes;
  const before = atLeast({ rule: 'weekly-rest-before', article, drivers, limitMinutes, actualMinutes: history.weeklyRestMinutes });
  const { restMinutes, restArticle } = rules.week;
  const rests = [
    before,
    ...(weeklyRests.restAfterTwelveMinutes === null
      ? []
      : [
          atLeast({
            rule: 'weekly-rest-after',
            article: restArticle,
            drivers,
            limitMinutes: limitMinutes + restMinutes,
            actualMinutes: weeklyRests.restAfterTwelveMinutes,
          }),
        ]),
  ];
  if (startMinuteOfDay === undefined) return rests;
  const alone = duties.filter((duty) => duty.drivers === 1);
  const longest = alone.reduce((most, duty) => Math.max(most, longestNightDriving(duty.timeline, { rules, startMinuteOfDay })), 0);
  return [...rests, atMost({ rule: 'night-driving', article, drivers, limitMinutes: nightDrivingMinutes, actualMinutes: longest })];
}

type NightInput = { readonly rules: DrivingRules; readonly startMinuteOfDay: number };

/** The longest driving between two breaks that includes a minute of the night (561/2006 art. 8(6a)(d)). */
function longestNightDriving(timeline: readonly TimelineEntry[], { rules, startMinuteOfDay }: NightInput): number {
  let [state, isNight, longest] = [rested, false, 0];
  for (const { kind, startMinute, minutes } of timeline) {
    if (kind === 'work') continue;
    if (kind !== 'drive') {
      state = afterStandstill(state, { minutes, rule: rules.breaks });
      if (state.drivenMinutes === 0) isNight = false;
      continue;
    }
    state = afterDriving(state, minutes);
    isNight ||= minutesInWindow({ from: startMinuteOfDay + startMinute, minutes }, rules.twelveDays) > 0;
    if (isNight) longest = Math.max(longest, state.drivenMinutes);
  }
  return longest;
}
