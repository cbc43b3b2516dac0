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
  /** What was done in the day before the duty, and in the rests between. */
  readonly earlier: readonly TimelineEntry[];
  /** When the duty before began; null for the first. */
  readonly lastStart: number | null;
};

/**
 * The rules of working time that bear on a duty: breaks of a driver alone, the day's and the night's hours, a national span (2002/15 art.
 * 5, 7).
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
  // Of two who share an odd minute one has it whole.
  return workMinutes + Math.ceil(drivingMinutes / drivers);
}

/** A day of work is 24 hours from its beginning: where the duty before began less than that ago, what is worked within its day. */
function workSinceLastStart({ shift, drivers, earlier, lastStart }: WorkInput): number {
  if (lastStart === null || lastStart + dayMinutes <= shift.startMinute) return 0;
  const entries = [...earlier, ...shift.timeline];
  const persons = drivers === 2 ? ([1, 2] as const) : ([1] as const);
  return Math.max(...persons.map((person) => createWindowSums(workBy(entries, person)).between(lastStart, lastStart + dayMinutes)));
}

/** What a driver worked in 24 hours of which a part lies in the night, also before his last rest; of two drivers who worked more. */
function checkNight({ shift, drivers, work: { night }, startMinuteOfDay, earlier }: WorkInput): ShiftCheck[] {
  if (startMinuteOfDay === undefined) return [];
  const entries = [...earlier, ...shift.timeline, ...shift.restEntries];
  const persons = drivers === 2 ? ([1, 2] as const) : ([1] as const);
  const sums = persons.flatMap((person) => mostWorkAroundNight(workBy(entries, person), { night, startMinuteOfDay }) ?? []);
  if (sums.length === 0) return [];
  const bound = { article: night.article, limitMinutes: night.workMinutes, actualMinutes: Math.max(...sums) };
  return [atMost({ rule: 'night-work', drivers, ...bound })];
}

/** Both of a crew check the vehicle and load it; a duty of one driver counts as the first's. */
function workBy(entries: readonly TimelineEntry[], person: 1 | 2): readonly TimelineEntry[] {
  return entries.filter(({ kind, driver = 1 }) => kind === 'work' || (kind === 'drive' && driver === person));
}
