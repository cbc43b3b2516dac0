import { checkWeeks } from './check-weeks.ts';
import type { DutyEvent } from './duty-event.ts';
import { addToHistory, type DutyHistory, type Excess, findExcesses, freshHistory, isExtended } from './judge-shift.ts';
import type { DrivingRules, ShiftKind, ShiftRule } from './rules.ts';
import { type Shift, walkShift } from './walk-shift.ts';

/** A shape of the duty that was tried and is not lawful, and by how much. */
type FailedTry = { readonly kind: ShiftKind; readonly excesses: readonly Excess[] };

/** One duty of the plan: a {@link Shift} with its crew and the rest after it. */
export type Duty = Omit<Shift, 'restAfterMinutes' | 'nextEvent'> & {
  readonly drivers: 1 | 2;
  /** `beyond`: even two drivers may not work it. Minutes are the standstill after it; null after the last duty. */
  readonly rest: { readonly kind: ShiftKind | 'beyond'; readonly minutes: number | null };
  readonly tenHourDay: boolean;
  /** What was tried before it, in order. */
  readonly failedTries: readonly FailedTry[];
};

/** Why the plan needs a second driver or is beyond one crew; `duty` is an index, null for the whole tour. */
type PlanReason = Excess & { readonly duty: number | null };

export type DriverPlan = {
  readonly rules: DrivingRules['key'];
  readonly duties: readonly Duty[];
  /** The crew that travels with the vehicle for the whole trip. */
  readonly drivers: 1 | 2;
  /** True when two drivers are not enough: a relief driver or a night in a hotel is needed, and no machine should price it. */
  readonly relief: boolean;
  readonly twelveDayRule: boolean;
  readonly drivingMinutes: number;
  readonly dutyMinutes: number;
  readonly breaksMinutes: number;
  readonly lateMinutes: number;
  /** With one driver too few: by what the nearest plan with one driver fails. With `relief`: by what two drivers fail. */
  readonly reasons: readonly PlanReason[];
};

/**
 * The smallest lawful crew for a trip and its timeline. Tries for each duty, in order: regular day, split rest 3 + 9, reduced rest, two
 * drivers (the regime's `shifts`); a standstill of nine hours or more is a daily rest and begins a new duty. A tour that passes a weekly
 * limit with one driver is tried again with two. Minutes throughout. Sources: 561/2006 art. 4–8, 2002/15 art. 4; see `rules.ts`.
 */
export function planDrivers(events: readonly DutyEvent[], rules: DrivingRules): DriverPlan {
  const plan = planWith(events, rules);
  const hasWeeklyExcess = plan.reasons.some(({ duty }) => duty === null);
  if (!hasWeeklyExcess) return plan;
  const crewed = planWith(events, { ...rules, shifts: rules.shifts.filter(({ drivers }) => drivers === 2) });
  return crewed.relief ? plan : { ...crewed, reasons: plan.reasons };
}

function planWith(events: readonly DutyEvent[], rules: DrivingRules): DriverPlan {
  const duties = planDuties(events, rules);
  const weeks = checkWeeks(
    duties.map((duty) => ({ ...duty, restAfterMinutes: duty.rest.minutes })),
    rules,
  );
  const total = (minutesOf: (duty: Duty) => number) => duties.reduce((minutes, duty) => minutes + minutesOf(duty), 0);
  return {
    rules: rules.key,
    duties,
    drivers: duties.some(({ drivers }) => drivers === 2) ? 2 : 1,
    relief: weeks.excesses.length > 0 || duties.some(({ rest }) => rest.kind === 'beyond'),
    twelveDayRule: weeks.twelveDayRule,
    drivingMinutes: total(({ drivingMinutes }) => drivingMinutes),
    dutyMinutes: total(({ spanMinutes }) => spanMinutes),
    breaksMinutes: total(({ breaksAdded }) => breaksAdded.reduce((minutes, part) => minutes + part, 0)),
    lateMinutes: Math.max(0, ...duties.map(({ lateMinutes }) => lateMinutes)),
    reasons: [...duties.flatMap(reasonsOf), ...weeks.excesses.map((excess) => ({ ...excess, duty: null }))],
  };
}

function planDuties(events: readonly DutyEvent[], rules: DrivingRules): Duty[] {
  const duties: Duty[] = [];
  let [firstEvent, startMinute, history] = [0, 0, freshHistory];
  while (firstEvent < events.length) {
    const planned = planDuty({ events, firstEvent, startMinute, rules, history });
    if (planned.shift.timeline.length > 0) duties.push(dutyOf(planned, rules));
    history = addToHistory({ ...planned, rules, history });
    startMinute += planned.shift.spanMinutes + (planned.shift.restAfterMinutes ?? 0);
    firstEvent = planned.shift.nextEvent;
  }
  return duties;
}

type DutyQuestion = {
  readonly events: readonly DutyEvent[];
  readonly firstEvent: number;
  readonly startMinute: number;
  readonly rules: DrivingRules;
  readonly history: DutyHistory;
};

type PlannedShift = {
  readonly shift: Shift;
  readonly rule: ShiftRule;
  readonly failedTries: readonly FailedTry[];
  readonly lawful: boolean;
};

function planDuty({ history, ...question }: DutyQuestion): PlannedShift {
  const failedTries: FailedTry[] = [];
  let last: PlannedShift | null = null;
  for (const rule of question.rules.shifts) {
    const shift = walkShift({ ...question, drivers: rule.drivers });
    const excesses = findExcesses({ shift, rule, rules: question.rules, history });
    if (excesses.length === 0) return { shift, rule, failedTries, lawful: true };
    failedTries.push({ kind: rule.kind, excesses });
    last = { shift, rule, failedTries, lawful: false };
  }
  if (!last) throw new RangeError(`No shifts in the rules ${question.rules.key}`);
  return last;
}

function dutyOf({ shift, rule, failedTries, lawful }: PlannedShift, rules: DrivingRules): Duty {
  const { restAfterMinutes, nextEvent: _, ...walked } = shift;
  return {
    ...walked,
    drivers: rule.drivers,
    rest: { kind: lawful ? rule.kind : 'beyond', minutes: restAfterMinutes },
    tenHourDay: isExtended({ shift, rule, rules }),
    failedTries,
  };
}

function reasonsOf({ drivers, rest, failedTries }: Duty, duty: number): PlanReason[] {
  if (drivers === 1) return [];
  const crew = rest.kind === 'beyond' ? 2 : 1;
  const nearest = failedTries
    .map(({ excesses }) => excesses.filter((excess) => excess.drivers === crew))
    .filter((excesses) => excesses.length > 0)
    .sort((first, second) => totalOver(first) - totalOver(second))[0];
  return (nearest ?? []).map((excess) => ({ ...excess, duty }));
}

function totalOver(excesses: readonly Excess[]): number {
  return excesses.reduce((total, { minutes }) => total + minutes, 0);
}
