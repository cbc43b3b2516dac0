import type { DrivingRules, ShiftKind } from './driving-rules.ts';
import type { Excess, RuleCheck } from './rule-check.ts';
import type { Shift } from './shift.ts';

/** A duty shape that was tried and is unlawful, and by how much. */
export type FailedTry = { readonly kind: ShiftKind; readonly excesses: readonly Excess[] };

/** One duty of the plan: a {@link Shift} with its crew and the rest after it. */
export type Duty = Omit<Shift, 'restAfterMinutes' | 'nextEvent'> & {
  readonly drivers: 1 | 2;
  /** With two drivers: the minute until which the second may come on board (561/2006 art. 4(o)); else null. */
  readonly secondBoardsUntilMinute: number | null;
  /** `beyond`: unlawful even with two drivers. Minutes of the standstill after it; null after the last duty. */
  readonly rest: { readonly kind: ShiftKind | 'beyond'; readonly minutes: number | null };
  readonly tenHourDay: boolean;
  /** The shapes that were tried before, in order. */
  readonly failedTries: readonly FailedTry[];
};

/** Why the plan needs a second driver or is beyond one crew; `duty` is an index, null for the whole tour. */
export type PlanReason = Excess & { readonly duty: number | null };

export type DriverPlan = {
  readonly rules: DrivingRules['key'];
  readonly duties: readonly Duty[];
  /** The crew that travels with the vehicle for the whole trip. */
  readonly drivers: 1 | 2;
  /** True if two drivers are not enough. The trip then needs a relief driver or a hotel night, and a person must price it. */
  readonly relief: boolean;
  readonly twelveDayRule: boolean;
  /**
   * The rest that the crew needs after the tour: a weekly rest, plus compensation for reduced rests during it (561/2006 art. 8(6), 8(6a)).
   */
  readonly restAfterTour: { readonly minutes: number; readonly compensationMinutes: number };
  readonly drivingMinutes: number;
  readonly dutyMinutes: number;
  readonly breaksMinutes: number;
  readonly lateMinutes: number;
  /** By how much the nearest plan with one driver fewer fails. With `relief`: by how much two drivers fail. */
  readonly reasons: readonly PlanReason[];
  /** Every rule that applies to the plan, kept or not: each duty in order, then the tour. */
  readonly checks: readonly RuleCheck[];
};
