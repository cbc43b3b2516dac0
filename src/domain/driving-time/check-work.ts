import type { WorkRules } from './driving-rules.ts';
import type { TimelineEntry } from './duty-event.ts';
import { mostWorkAroundNight } from './night-work.ts';
import { atLeast, atMost, type ShiftCheck } from './rule-check.ts';
import type { Shift } from './shift.ts';
import { createWindowSums } from './weeks/window-sums.ts';
import { breakAskedAfter } from './work-breaks.ts';

const dayMinutes = 24 * 60;

export type WorkInput = {
  readonly shift: Shift;
  readonly drivers: 1 | 2;
  readonly work: WorkRules;
  readonly startMinuteOfDay: number | undefined;
  /** Work in the day before the duty, with the rests between. */
  readonly earlier: readonly TimelineEntry[];
  /** Start of the previous duty; null for the first. */
  readonly lastStart: number | null;
};

/**
 * The working-time rules for a duty: breaks of a single driver, daily and night limits, a national limit on the span (2002/15 art. 5, 7).
 */
export function checkWork(question: WorkInput): ShiftCheck[] {
  const { shift, drivers } = question;
  const { daily, span } = question.work;
  const checks = drivers === 1 ? checkWorkBreaks(question) : [];
  if (daily) {
    const actualMinutes = Math.max(workOf(shift, drivers), workSinceLastStart(question));
    checks.push(atMost({ rule: 'daily-work', article: daily.article, drivers, limitMinutes: daily.workMinutes, actualMinutes }));
  }
  if (span) {
    const isParted = shift.longestFreeMinutes >= span.withBreak.breakMinutes;
    const alone = isParted ? span.withBreak.oneDriverMinutes : span.oneDriverMinutes;
    const limitMinutes = drivers === 1 ? alone : span.twoDriversMinutes;
    checks.push(atMost({ rule: 'national-span', article: span.article, drivers, limitMinutes, actualMinutes: shift.spanMinutes }));
  }
  return [...checks, ...checkNight(question)];
}

function checkWorkBreaks({ shift, drivers, work }: WorkInput): ShiftCheck[] {
  const { breakArticle: article, unbrokenMinutes } = work;
  const asked = breakAskedAfter(workOf(shift, drivers), work);
  const unbroken = { limitMinutes: unbrokenMinutes, actualMinutes: shift.longestWorkMinutes };
  const checks = [atMost({ rule: 'unbroken-work', article, drivers, ...unbroken })];
  if (asked > 0) checks.push(atLeast({ rule: 'work-break', article, drivers, limitMinutes: asked, actualMinutes: shift.workBreakMinutes }));
  return checks;
}

function workOf({ workMinutes, drivingMinutes }: Shift, drivers: 1 | 2): number {
  // If two drivers share an odd minute, one of them drives all of it.
  return workMinutes + Math.ceil(drivingMinutes / drivers);
}

/** A working day is the 24 hours from its start. If the previous duty began less than 24 hours ago, includes the work of its day. */
function workSinceLastStart({ shift, drivers, earlier, lastStart }: WorkInput): number {
  if (lastStart === null || lastStart + dayMinutes <= shift.startMinute) return 0;
  const entries = [...earlier, ...shift.timeline];
  const persons = drivers === 2 ? ([1, 2] as const) : ([1] as const);
  return Math.max(...persons.map((person) => createWindowSums(workBy(entries, person)).between(lastStart, lastStart + dayMinutes)));
}

/**
 * The work of one driver in 24 hours that touch the night, including work before the last rest; of two drivers, the one who worked more.
 */
function checkNight({ shift, drivers, work: { night }, startMinuteOfDay, earlier }: WorkInput): ShiftCheck[] {
  if (startMinuteOfDay === undefined) return [];
  const entries = [...earlier, ...shift.timeline, ...shift.restEntries];
  const persons = drivers === 2 ? ([1, 2] as const) : ([1] as const);
  const sums = persons.flatMap((person) => mostWorkAroundNight(workBy(entries, person), { night, startMinuteOfDay }) ?? []);
  if (sums.length === 0) return [];
  const bound = { article: night.article, limitMinutes: night.workMinutes, actualMinutes: Math.max(...sums) };
  return [atMost({ rule: 'night-work', drivers, ...bound })];
}

/** Both drivers check and load the vehicle. A duty with one driver counts for the first. */
function workBy(entries: readonly TimelineEntry[], person: 1 | 2): readonly TimelineEntry[] {
  return entries.filter(({ kind, driver = 1 }) => kind === 'work' || (kind === 'drive' && driver === person));
}
