import type { DrivingRules } from './driving-rules.ts';
import type { DutyEvent } from './duty-event.ts';
import { addToHistory, type DutyHistory, startHistory } from './judge-shift.ts';
import { type PlannedShift, planDuty } from './plan-duty.ts';
import type { DriverHistory, IsOneService } from './weeks/driver-history.ts';

export type ShiftsInput = {
  readonly events: readonly DutyEvent[];
  readonly rules: DrivingRules;
  readonly history: DriverHistory;
  readonly startMinuteOfDay: number | undefined;
  readonly serviceMinutes: number | undefined;
  readonly isOneService?: IsOneService | undefined;
};

/** A shift with what the earlier shifts have used up. */
export type ShiftInChain = PlannedShift & { readonly history: DutyHistory };

/** The shifts of a tour in order, each in the first shape that is lawful after the earlier ones. */
export function planShifts({ events, rules, history: before, startMinuteOfDay, serviceMinutes }: ShiftsInput): ShiftInChain[] {
  const planned: ShiftInChain[] = [];
  let [firstEvent, startMinute, history] = [0, 0, startHistory(before)];
  while (firstEvent < events.length) {
    const restBeforeMinutes = planned.length === 0 ? before.restBeforeMinutes + startMinute : null;
    const duty = planDuty({ events, firstEvent, startMinute, rules, history, restBeforeMinutes, startMinuteOfDay, serviceMinutes });
    const { shift } = duty;
    if (shift.timeline.length > 0) planned.push({ ...duty, history });
    history = addToHistory({ ...duty, rules, history });
    startMinute += shift.spanMinutes + (shift.restAfterMinutes ?? 0) + shift.restInterruptionMinutes;
    firstEvent = shift.nextEvent;
  }
  return planned;
}
