import type { Dated } from '../calendar/in-force.ts';
import type { ClockWindow } from './clock-window.ts';

/** The ways to make a duty and the rest after it lawful, in the order of trying. */
export type ShiftKind = 'regular' | 'split' | 'reduced' | 'postponed' | 'two-drivers';

/** One lawful shape of a duty and its daily rest. The longest shift, depot to depot, is `windowMinutes - restMinutes`. */
export type ShiftRule = {
  readonly kind: ShiftKind;
  readonly drivers: 1 | 2;
  /** The rest must end within this many minutes from the start of the duty. */
  readonly windowMinutes: number;
  readonly restMinutes: number;
  /** The rest that this shape requires inside the duty; 0 if none. */
  readonly innerRestMinutes: number;
  /**
   * If the shape is only for long services and days with little driving: how often it may be used, by the minimum length of the service in
   * days.
   */
  readonly onLongServices?: {
    readonly drivingMinutes: number;
    readonly times: readonly { readonly fromDays: number; readonly times: number }[];
  };
  readonly article: string;
};

/** Working time of a driver (Directive 2002/15). Two drivers share the driving; time beside the driver is not work (art. 3(b)). */
export type WorkRules = {
  readonly unbrokenMinutes: number;
  /** The break required above an amount of work in a duty, smallest first. */
  readonly breaks: readonly { readonly aboveMinutes: number; readonly breakMinutes: number }[];
  readonly partMinutes: number;
  readonly breakArticle: string;
  /** The most work in any 24 hours that include night work. */
  readonly night: ClockWindow & { readonly workMinutes: number; readonly article: string };
  /** The most work in a duty, and in the 24 hours from its start; null if no such rule is known. */
  readonly daily: { readonly workMinutes: number; readonly article: string } | null;
  /** The longest duty from start to end, for one driver and for two; null if only the daily rest limits it. */
  readonly span: {
    readonly oneDriverMinutes: number;
    /** A single driver's day may last this long if it contains one standstill of this length. */
    readonly withBreak: { readonly breakMinutes: number; readonly oneDriverMinutes: number };
    readonly twoDriversMinutes: number;
    readonly article: string;
  } | null;
};

/** All limits in minutes. Driving limits are per driver. */
export type DrivingRules = Dated & {
  readonly key: 'eu-561' | 'national';
  readonly breaks: {
    readonly afterMinutes: number;
    readonly totalMinutes: number;
    /** The minimum length of each part of a split break. */
    readonly partMinutes: number;
    readonly article: string;
  };
  readonly driving: {
    readonly dailyMinutes: number;
    readonly extendedMinutes: number;
    readonly extendedDaysInWeek: number;
    readonly article: string;
  };
  readonly shifts: readonly ShiftRule[];
  /** The second driver may come on board up to this long after the start. */
  readonly crew: { readonly boardsWithinMinutes: number; readonly article: string };
  readonly rest: {
    /** A standstill of at least this length is a daily rest; the next event starts a new duty. */
    readonly newDutyAfterMinutes: number;
    /** A shorter daily rest is a reduced one. */
    readonly regularMinutes: number;
    readonly reducedBetweenWeeklyRests: number;
    readonly article: string;
  };
  /** A regular daily rest on a ferry or train may be interrupted this many times, for this long in total. */
  readonly ferryRest: { readonly interruptions: number; readonly interruptionMinutes: number; readonly article: string };
  readonly week: {
    readonly drivingMinutes: number;
    readonly fortnightDrivingMinutes: number;
    readonly drivingArticle: string;
    readonly workMinutes: number;
    readonly workArticle: string;
    /** The shortest weekly rest (a reduced one, with compensation after the tour). */
    readonly restMinutes: number;
    readonly regularRestMinutes: number;
    readonly daysBetweenRests: number;
    readonly daysBetweenRestsOccasional: number;
    readonly restArticle: string;
  };
  /** Conditions of the twelve-day rule: night driving only in short stretches, or with two drivers. */
  readonly twelveDays: ClockWindow & { readonly nightDrivingMinutes: number; readonly article: string };
  readonly work: WorkRules;
};
