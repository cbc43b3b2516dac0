import { type ClockWindow, minutesInWindow } from './clock-window.ts';
import type { WorkRules } from './driving-rules.ts';
import { atLeast, atMost, type ShiftCheck } from './rule-check.ts';
import type { Shift } from './shift.ts';
import { breakAskedAfter } from './work-breaks.ts';

export type WorkQuestion = {
  readonly shift: Shift;
  readonly drivers: 1 | 2;
  readonly work: WorkRules;
  readonly startMinuteOfDay: number | undefined;
};

/** The rules of working time that bear on a duty: breaks of a driver alone, the day's and the night's hours, a national span (2002/15 art. 5, 7). */
export function checkWork(question: WorkQuestion): ShiftCheck[] {
  const { shift, drivers, startMinuteOfDay } = question;
  const { daily, night, span } = question.work;
  const actualMinutes = workOf(shift, drivers);
  const checks = drivers === 1 ? checkWorkBreaks(question) : [];
  if (daily) checks.push(atMost({ rule: 'daily-work', article: daily.article, drivers, limitMinutes: daily.workMinutes, actualMinutes }));
  if (span) {
    const limitMinutes = drivers === 1 ? span.oneDriverMinutes : span.twoDriversMinutes;
    checks.push(atMost({ rule: 'national-span', article: span.article, drivers, limitMinutes, actualMinutes: shift.spanMinutes }));
  }
  if (startMinuteOfDay !== undefined && touchesNight(shift, { night, startMinuteOfDay }))
    checks.push(atMost({ rule: 'night-work', article: night.article, drivers, limitMinutes: night.workMinutes, actualMinutes }));
  return checks;
}

function checkWorkBreaks({ shift, drivers, work }: WorkQuestion): ShiftCheck[] {
  const { breakArticle: article, unbrokenMinutes } = work;
  const asked = breakAskedAfter(workOf(shift, drivers), work);
  const unbroken = { limitMinutes: unbrokenMinutes, actualMinutes: shift.longestWorkMinutes };
  const checks = [atMost({ rule: 'unbroken-work', article, drivers, ...unbroken })];
  if (asked > 0) checks.push(atLeast({ rule: 'work-break', article, drivers, limitMinutes: asked, actualMinutes: shift.workBreakMinutes }));
  return checks;
}

function workOf({ workMinutes, drivingMinutes }: Shift, drivers: 1 | 2): number {
  return workMinutes + drivingMinutes / drivers;
}

type NightQuestion = { readonly night: ClockWindow; readonly startMinuteOfDay: number };

/** Any work in the window makes it night work (2002/15 art. 3(i)); a standstill in it does not. */
function touchesNight({ timeline }: Shift, { night, startMinuteOfDay }: NightQuestion): boolean {
  return timeline.some(
    ({ kind, startMinute, minutes }) =>
      (kind === 'drive' || kind === 'work') && minutesInWindow({ from: startMinuteOfDay + startMinute, minutes }, night) > 0,
  );
}
