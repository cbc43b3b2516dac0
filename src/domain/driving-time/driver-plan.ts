import type { DrivingRules, ShiftKind } from './driving-rules.ts';
import type { Excess, RuleCheck } from './rule-check.ts';
import type { Shift } from './shift.ts';

/** A shape of the duty that was tried and is not lawful, and by how much. */
export type FailedTry = { readonly kind: ShiftKind; readonly excesses: readonly Excess[] };

/** One duty of the plan: a {@link Shift} with its crew and the rest after it. */
export type Duty = Omit<Shift, 'restAfterMinutes' | 'nextEvent'> & {
  readonly drivers: 1 | 2;
  /** Of a crew of two: the minute until which the second may come on board (561/2006 art. 4(o)); else null. */
  readonly secondBoardsUntilMinute: number | null;
  /** `beyond`: even two drivers may not work it. Minutes are the standstill after it; null after the last duty. */
  readonly rest: { readonly kind: ShiftKind | 'beyond'; readonly minutes: number | null };
  readonly tenHourDay: boolean;
  /** What was tried before it, in order. */
  readonly failedTries: readonly FailedTry[];
};

/** Why the plan needs a second driver or is beyond one crew; `duty` is an index, null for the whole tour. */
export type PlanReason = Excess & { readonly duty: number | null };

export type DriverPlan = {
  readonly rules: DrivingRules['key'];
  readonly duties: readonly Duty[];
  /** The crew that travels with the vehicle for the whole trip. */
  readonly drivers: 1 | 2;
  /** True when two drivers are not enough: a relief driver or a night in a hotel is needed, and no machine should price it. */
  readonly relief: boolean;
  readonly twelveDayRule: boolean;
  /** What the crew must have after the tour: a weekly rest, and what reduced rests inside it still owe (561/2006 art. 8(6), 8(6a)). */
  readonly restAfterTour: { readonly minutes: number; readonly compensationMinutes: number };
  readonly drivingMinutes: number;
  readonly dutyMinutes: number;
  readonly breaksMinutes: number;
  readonly lateMinutes: number;
  /** With one driver too few: by what the nearest plan with one driver fails. With `relief`: by what two drivers fail. */
  readonly reasons: readonly PlanReason[];
  /** Every rule that bears on the plan, kept or not: of each duty in order, then of the tour. */
  readonly checks: readonly RuleCheck[];
};
