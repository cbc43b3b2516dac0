import { afterDriving, afterStandstill, breakNeeded, drivingLeft, rested } from './breaks.ts';
import type { TimelineEntry } from './duty-event.ts';
import { findRest, type Rest } from './find-rest.ts';
import { finishShift } from './finish-shift.ts';
import type { Shift, ShiftInput, Walk } from './shift.ts';
import { afterWork, afterWorkBreak, breakAskedAfter, freshForWork, laterBreaks, workBreakNeeded, workLeft } from './work-breaks.ts';

/**
 * Simulates one duty and adds a break where driving would exceed 4 h 30 (561/2006 art. 7) or work its limits (2002/15 art. 5). Two drivers
 * need no added breaks: they swap, and 45 minutes beside the driver are a break (art. 7, last paragraph). Work never counts as a break.
 */
export function walkShift(question: ShiftInput): Shift {
  const trusting = walk(question, true);
  const { work } = question.rules;
  const isShort =
    question.drivers === 1 && trusting.workBreakMinutes < breakAskedAfter(trusting.drivingMinutes + trusting.workMinutes, work);
  return isShort ? walk(question, false) : trusting;
}

function walk(question: ShiftInput, trustsLater: boolean): Shift {
  const { events, firstEvent, startMinute } = question;
  const started = { timeline: [], clock: startMinute, driving: rested, work: freshForWork, longestDriving: 0, longestWork: 0 };
  const state: Walk = { question, trustsLater, ...started, behind: 0, late: 0, isResting: false, later: null };
  for (let index = firstEvent; index < events.length; index += 1) {
    const event = events[index];
    if (!event) break;
    if (event.kind === 'drive' || event.kind === 'work') {
      addWorking(state, { kind: event.kind, event: index, minutes: event.minutes });
      continue;
    }
    const rest = addStandstill(state, { kind: event.kind, event: index, minutes: event.minutes });
    if (rest) return finishShift(state, rest);
  }
  return finishShift(state, null);
}

type Working = { readonly kind: 'drive' | 'work'; readonly event: number; readonly minutes: number };

function addWorking(walk: Walk, { kind, event, minutes }: Working): void {
  let left = minutes;
  while (left > 0) {
    const part = Math.min(left, minutesToBreak(walk, { kind, event, minutes: left }));
    addEntry(walk, { kind, minutes: part, event });
    walk.isResting = false;
    walk.work = afterWork(walk.work, part);
    if (kind === 'drive') walk.driving = afterDriving(walk.driving, part);
    walk.longestDriving = Math.max(walk.longestDriving, walk.driving.drivenMinutes);
    walk.longestWork = Math.max(walk.longestWork, walk.work.unbrokenMinutes);
    left -= part;
    if (left > 0) addBreak(walk, { kind, event, minutes: left });
  }
}

/** How long the crew may continue driving or working before a break. */
function minutesToBreak(walk: Walk, next: Working): number {
  const { question, driving, work } = walk;
  if (question.drivers === 2) return Number.POSITIVE_INFINITY;
  const untilDriving = next.kind === 'drive' ? drivingLeft(driving, question.rules.breaks) : Number.POSITIVE_INFINITY;
  const rule = question.rules.work;
  const alone = workLeft(work, { rule, laterBreakMinutes: 0 });
  if (alone >= next.minutes) return untilDriving;
  return Math.min(untilDriving, workLeft(work, { rule, laterBreakMinutes: laterOf(walk, next.event) }));
}

function laterOf(walk: Walk, event: number): number {
  const { events, firstEvent, rules } = walk.question;
  if (!walk.trustsLater) return 0;
  // Computed on first use, because most duties are too short to need it.
  walk.later ??= laterBreaks({ events, firstEvent, restMinutes: rules.rest.newDutyAfterMinutes, rule: rules.work });
  return walk.later[event - firstEvent] ?? 0;
}

/**
 * Takes the break that is due. If the same drive will also need the full break of art. 7, takes that one at once, so that one stop is
 * enough.
 */
function addBreak(walk: Walk, { kind, event, minutes: left }: Working): void {
  const { breaks, work: rule } = walk.question.rules;
  const laterBreakMinutes = laterOf(walk, event);
  const forWork = workLeft(walk.work, { rule, laterBreakMinutes }) === 0 ? workBreakNeeded(walk.work, { rule, laterBreakMinutes }) : 0;
  const forDriving = kind === 'drive' && left > drivingLeft(walk.driving, breaks) ? breakNeeded(walk.driving, breaks) : 0;
  // If both breaks are due, the one of art. 7 is never shorter: both are at most 45 minutes, and work counts every part that driving
  // counts.
  const minutes = forDriving > 0 ? forDriving : forWork;
  addEntry(walk, { kind: 'break', minutes, event });
  walk.behind += minutes;
  rest(walk, minutes);
}

function addStandstill(
  walk: Walk,
  { kind, event, minutes }: { readonly kind: 'free' | 'ferry'; event: number; minutes: number },
): Rest | null {
  const left = kind === 'free' ? payBack(walk, minutes) : minutes;
  if (kind === 'ferry') walk.late = Math.max(walk.late, walk.behind);
  if (left === 0) return null;
  const { events, rules } = walk.question;
  // A standstill that continues another was examined with it.
  const found = walk.isResting ? null : findRest({ events, firstEvent: event, firstMinutes: left, startMinute: walk.clock, rules });
  if (found) return found;
  addEntry(walk, { kind, minutes: left, event });
  walk.isResting = true;
  rest(walk, left);
  return null;
}

function rest(walk: Walk, minutes: number): void {
  const { breaks, work: rule } = walk.question.rules;
  walk.driving = afterStandstill(walk.driving, { minutes, rule: breaks });
  walk.work = afterWorkBreak(walk.work, { minutes, rule });
}

function addEntry(walk: Walk, entry: Omit<TimelineEntry, 'startMinute'>): void {
  if (entry.minutes <= 0) return;
  walk.timeline.push({ ...entry, startMinute: walk.clock });
  walk.clock += entry.minutes;
}

function payBack(walk: Walk, minutes: number): number {
  const paid = Math.min(walk.behind, minutes);
  walk.behind -= paid;
  walk.late = Math.max(walk.late, walk.behind);
  return minutes - paid;
}
