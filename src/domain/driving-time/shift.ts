import type { BreakState } from './breaks.ts';
import type { DrivingRules } from './driving-rules.ts';
import type { DutyEvent, TimelineEntry } from './duty-event.ts';
import type { WorkState } from './work-breaks.ts';

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
  /** The longest driving of one driver between two breaks (561/2006 art. 7), and the longest work without any (2002/15 art. 5). */
  readonly longestDrivingMinutes: number;
  readonly longestWorkMinutes: number;
  /** Breaks and standstills that count as a break from work. */
  readonly workBreakMinutes: number;
  /** The standstill after it; null after the last duty, when the driver is home. */
  readonly restAfterMinutes: number | null;
  /** The rest as it passes: standstill, time on board, and what interrupts it on the way to a ferry. */
  readonly restEntries: readonly TimelineEntry[];
  readonly restInterruptionMinutes: number;
  /** How late, at worst, the coach leaves a standstill because of the breaks it had to take. */
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
  /** Whether breaks that the timetable still holds are counted on; breaks taken before may shorten them away. */
  readonly trustsLater: boolean;
  readonly timeline: TimelineEntry[];
  clock: number;
  driving: BreakState;
  work: WorkState;
  longestDriving: number;
  longestWork: number;
  /** Minutes behind the timetable: breaks taken since, which the next standstill pays for. */
  behind: number;
  late: number;
  /** Whether the last that happened is a standstill or time on board. */
  isResting: boolean;
  /** Answer of `laterBreaks`, once it was asked. */
  later: readonly number[] | null;
};
