import type { Dated } from '../calendar/in-force.ts';
import type { ClockWindow } from './clock-window.ts';

/** How a duty and the rest after it are made lawful, in the order in which they are tried. */
export type ShiftKind = 'regular' | 'split' | 'reduced' | 'postponed' | 'two-drivers';

/** One lawful shape of a duty and its daily rest. The longest shift, depot to depot, is `windowMinutes - restMinutes`. */
export type ShiftRule = {
  readonly kind: ShiftKind;
  readonly drivers: 1 | 2;
  /** The rest must have been taken within so many minutes of the start of the duty. */
  readonly windowMinutes: number;
  readonly restMinutes: number;
  /** A rest inside the duty that this shape asks for; 0 where it asks for none. */
  readonly innerRestMinutes: number;
  /** Where this shape is for long services alone, and for days of so little driving: how often, by the least days of the service. */
  readonly onLongServices?: {
    readonly drivingMinutes: number;
    readonly times: readonly { readonly fromDays: number; readonly times: number }[];
  };
  readonly article: string;
};

/** Working time of a driver (Directive 2002/15). Two drivers share the driving; beside the driver one does not work (art. 3(b)). */
export type WorkRules = {
  readonly unbrokenMinutes: number;
  /** Above so much work in a duty, so much break, listed from the least. */
  readonly breaks: readonly { readonly aboveMinutes: number; readonly breakMinutes: number }[];
  readonly partMinutes: number;
  readonly breakArticle: string;
  /** At most so much work in any 24 hours that hold work in the night. */
  readonly night: ClockWindow & { readonly workMinutes: number; readonly article: string };
  /** At most so much work in any duty, and in the 24 hours from the start of one; null where no such rule is known. */
  readonly daily: { readonly workMinutes: number; readonly article: string } | null;
  /** From the start of a duty to its end at most so long, for one driver and for two; null where only the daily rest bounds it. */
  readonly span: {
    readonly oneDriverMinutes: number;
    /** One driver's day may last so long where it holds one standstill of so long. */
    readonly withBreak: { readonly breakMinutes: number; readonly oneDriverMinutes: number };
    readonly twoDriversMinutes: number;
    readonly article: string;
  } | null;
};

/** All limits in minutes. Driving limits are for each driver. */
export type DrivingRules = Dated & {
  readonly key: 'eu-561' | 'national';
  readonly breaks: {
    readonly afterMinutes: number;
    readonly totalMinutes: number;
    /** The least that counts, of two breaks that make the total together. */
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
  /** The second driver of two may come on board so late after the start. */
  readonly crew: { readonly boardsWithinMinutes: number; readonly article: string };
  readonly rest: {
    /** A standstill of at least this long is a daily rest, and a new duty begins after it. */
    readonly newDutyAfterMinutes: number;
    /** A daily rest below this is a reduced one. */
    readonly regularMinutes: number;
    readonly reducedBetweenWeeklyRests: number;
    readonly article: string;
  };
  /** A regular daily rest on a ferry or train may be interrupted so often, for so long in all. */
  readonly ferryRest: { readonly interruptions: number; readonly interruptionMinutes: number; readonly article: string };
  readonly week: {
    readonly drivingMinutes: number;
    readonly fortnightDrivingMinutes: number;
    readonly drivingArticle: string;
    readonly workMinutes: number;
    readonly workArticle: string;
    /** The shortest rest that is a weekly one (reduced, with compensation after the tour). */
    readonly restMinutes: number;
    readonly regularRestMinutes: number;
    readonly daysBetweenRests: number;
    readonly daysBetweenRestsOccasional: number;
    readonly restArticle: string;
  };
  /** Conditions of the twelve days: driving in the night only in short stretches, or with two drivers. */
  readonly twelveDays: ClockWindow & { readonly nightDrivingMinutes: number; readonly article: string };
  readonly work: WorkRules;
};
