import { afterDriving, afterStandstill, type BreakState, breakNeeded, drivingLeft, rested } from './breaks.ts';
import type { DutyEvent, TimelineEntry } from './duty-event.ts';
import type { DrivingRules } from './rules.ts';

/** One duty as it would be driven by one driver or by two: from its first event to the standstill that is a daily rest. Minutes. */
export type Shift = {
  readonly startMinute: number;
  readonly timeline: readonly TimelineEntry[];
  readonly drivingMinutes: number;
  readonly workMinutes: number;
  /** Depot to depot, or from rest to rest. */
  readonly spanMinutes: number;
  /** The breaks that the simulation had to add, in order. */
  readonly breaksAdded: readonly number[];
  readonly longestFreeMinutes: number;
  /** The standstill after it; null after the last duty, when the driver is home. */
  readonly restAfterMinutes: number | null;
  /** How late, at worst, the coach leaves a standstill because of the breaks it had to take. */
  readonly lateMinutes: number;
  /** The index of the first event after the rest. */
  readonly nextEvent: number;
};

export type ShiftQuestion = {
  readonly events: readonly DutyEvent[];
  readonly firstEvent: number;
  readonly startMinute: number;
  readonly drivers: 1 | 2;
  readonly rules: DrivingRules;
};

type Walk = {
  readonly timeline: TimelineEntry[];
  clock: number;
  state: BreakState;
  /** Minutes behind the timetable: breaks taken since, which the next standstill pays for. */
  behind: number;
  late: number;
};

/**
 * Walks the events of one duty and places breaks where driving would pass 4 h 30 (561/2006 art. 7). Two drivers add none: they swap, and
 * 45 minutes beside the driver are a break (art. 7, last paragraph). Work never counts as a break.
 */
export function walkShift(question: ShiftQuestion): Shift {
  const walk: Walk = { timeline: [], clock: question.startMinute, state: rested, behind: 0, late: 0 };
  for (let index = question.firstEvent; index < question.events.length; index += 1) {
    const event = question.events[index];
    if (!event) break;
    if (event.kind === 'drive') addDriving(walk, { event: index, minutes: event.minutes, question });
    if (event.kind === 'work') addEntry(walk, { kind: 'work', minutes: event.minutes, event: index });
    if (event.kind !== 'free') continue;
    const minutes = payBack(walk, event.minutes);
    if (minutes >= question.rules.rest.newDutyAfterMinutes)
      return finish(walk, { question, restAfterMinutes: minutes, nextEvent: index + 1 });
    addEntry(walk, { kind: 'free', minutes, event: index });
    walk.state = afterStandstill(walk.state, { minutes, rule: question.rules.breaks });
  }
  return finish(walk, { question, restAfterMinutes: null, nextEvent: question.events.length });
}

type DrivingPart = { readonly event: number; readonly minutes: number; readonly question: ShiftQuestion };

function addDriving(walk: Walk, { event, minutes, question: { drivers, rules } }: DrivingPart): void {
  let left = minutes;
  while (left > 0) {
    const part = drivers === 2 ? left : Math.min(left, drivingLeft(walk.state, rules.breaks));
    addEntry(walk, { kind: 'drive', minutes: part, event });
    walk.state = afterDriving(walk.state, part);
    left -= part;
    if (left > 0) addBreak(walk, { event, minutes: breakNeeded(walk.state, rules.breaks) });
  }
}

function addBreak(walk: Walk, { event, minutes }: { readonly event: number; readonly minutes: number }): void {
  addEntry(walk, { kind: 'break', minutes, event });
  walk.behind += minutes;
  walk.state = rested;
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

type Ending = { readonly question: ShiftQuestion; readonly restAfterMinutes: number | null; readonly nextEvent: number };

function finish(walk: Walk, { question, restAfterMinutes, nextEvent }: Ending): Shift {
  const { timeline } = walk;
  const minutesOf = (kind: TimelineEntry['kind']) => timeline.filter((entry) => entry.kind === kind).map(({ minutes }) => minutes);
  return {
    startMinute: question.startMinute,
    timeline,
    drivingMinutes: sum(minutesOf('drive')),
    workMinutes: sum(minutesOf('work')),
    spanMinutes: walk.clock - question.startMinute,
    breaksAdded: minutesOf('break'),
    longestFreeMinutes: Math.max(0, ...minutesOf('free')),
    restAfterMinutes,
    lateMinutes: walk.late,
    nextEvent,
  };
}

function sum(minutes: readonly number[]): number {
  return minutes.reduce((total, part) => total + part, 0);
}
