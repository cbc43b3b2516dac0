import type { BreakState } from './breaks.ts';
import type { DrivingRules } from './driving-rules.ts';
import type { DutyEvent, TimelineEntry } from './duty-event.ts';
import type { WorkState } from './work-breaks.ts';

/** One duty as driven by one driver or two: from its first event to the standstill that is a daily rest. Minutes. */
export type Shift = {
  readonly startMinute: number;
  readonly timeline: readonly TimelineEntry[];
  readonly drivingMinutes: number;
  readonly workMinutes: number;
  /** From depot to depot, or from rest to rest. */
  readonly spanMinutes: number;
  /** Breaks added by the simulation, in order. */
  readonly breaksAdded: readonly number[];
  readonly longestFreeMinutes: number;
  /** The longest driving of one driver between two breaks (561/2006 art. 7), and the longest work without a break (2002/15 art. 5). */
  readonly longestDrivingMinutes: number;
  readonly longestWorkMinutes: number;
  /** Breaks and standstills that count as breaks from work. */
  readonly workBreakMinutes: number;
  /** The standstill after it; null after the last duty. */
  readonly restAfterMinutes: number | null;
  /** The entries of the rest: standstill, time on board, and interruptions on the way to a ferry. */
  readonly restEntries: readonly TimelineEntry[];
  readonly restInterruptionMinutes: number;
  /** The worst delay of a departure caused by added breaks. */
  readonly lateMinutes: number;
  /** The index of the first event after the rest. */
  readonly nextEvent: number;
};

export type ShiftInput = {
  readonly events: readonly DutyEvent[];
  readonly firstEvent: number;
  readonly startMinute: number;
  readonly drivers: 1 | 2;
  readonly rules: DrivingRules;
};

export type Walk = {
  readonly question: ShiftInput;
  /** Whether to count on later breaks of the timetable; earlier breaks may shorten them away. */
  readonly trustsLater: boolean;
  readonly timeline: TimelineEntry[];
  clock: number;
  driving: BreakState;
  work: WorkState;
  longestDriving: number;
  longestWork: number;
  /** Minutes behind the timetable because of added breaks; the next standstill absorbs them. */
  behind: number;
  late: number;
  /** Whether the last event was a standstill or time on board. */
  isResting: boolean;
  /** The cached result of `laterBreaks`. */
  later: readonly number[] | null;
};
