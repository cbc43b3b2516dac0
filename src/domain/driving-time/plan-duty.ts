import type { Duty, FailedTry } from './driver-plan.ts';
import type { DrivingRules, ShiftRule } from './driving-rules.ts';
import { checkShift, checkWorkOf, isExtended, isOpenTo, type JudgeInput, type ServiceInput } from './judge-shift.ts';
import { excessesOf, type ShiftCheck } from './rule-check.ts';
import type { Shift, ShiftInput } from './shift.ts';
import { walkShift } from './walk-shift.ts';

type DutyInput = Omit<JudgeInput, 'shift' | 'rule'> & Omit<ShiftInput, 'drivers'> & Pick<ServiceInput, 'serviceMinutes'>;

export type PlannedShift = {
  readonly shift: Shift;
  readonly rule: ShiftRule;
  readonly failedTries: readonly FailedTry[];
  readonly checks: readonly ShiftCheck[];
  readonly lawful: boolean;
};

/** The first shape in which the duty is lawful, else the last one tried. */
export function planDuty(question: DutyInput): PlannedShift {
  const failedTries: FailedTry[] = [];
  const walkFor = cacheWalks(question);
  let last: PlannedShift | null = null;
  for (const rule of question.rules.shifts) {
    if (!isOpenTo({ ...question, rule })) continue;
    const { shift, workChecks } = walkFor(rule.drivers);
    const checks = [...checkShift({ ...question, shift, rule }), ...workChecks];
    const excesses = excessesOf(checks);
    if (excesses.length === 0) return { shift, rule, failedTries, checks, lawful: true };
    failedTries.push({ kind: rule.kind, excesses });
    last = { shift, rule, failedTries, checks, lawful: false };
  }
  if (!last) throw new RangeError(`No shifts in the rules ${question.rules.key}`);
  return last;
}

type Walked = { readonly shift: Shift; readonly workChecks: readonly ShiftCheck[] };

/** Caches the walk per crew size: shapes for one driver judge the same walk differently. */
function cacheWalks(question: DutyInput): (drivers: 1 | 2) => Walked {
  const walks = new Map<1 | 2, Walked>();
  return (drivers) => {
    const walked = walks.get(drivers) ?? walk(drivers);
    walks.set(drivers, walked);
    return walked;
  };

  function walk(drivers: 1 | 2): Walked {
    const shift = walkShift({ ...question, drivers });
    return { shift, workChecks: checkWorkOf({ ...question, shift, drivers }) };
  }
}

/** The duty as the plan shows it. */
export function dutyOf({ shift, rule, failedTries, lawful }: PlannedShift, rules: DrivingRules): Duty {
  const { restAfterMinutes, nextEvent: _, ...walked } = shift;
  return {
    ...walked,
    drivers: rule.drivers,
    secondBoardsUntilMinute: rule.drivers === 2 ? shift.startMinute + rules.crew.boardsWithinMinutes : null,
    rest: { kind: lawful ? rule.kind : 'beyond', minutes: restAfterMinutes },
    tenHourDay: isExtended({ shift, rule, rules }),
    failedTries,
  };
}
