import type { WorkRules } from './driving-rules.ts';
import type { DutyEvent } from './duty-event.ts';

/** Work in a duty (driving included), work since the last break, and breaks that count so far. Minutes. */
export type WorkState = { readonly workedMinutes: number; readonly unbrokenMinutes: number; readonly breakMinutes: number };

export const freshForWork: WorkState = { workedMinutes: 0, unbrokenMinutes: 0, breakMinutes: 0 };

/** The state after work. */
export function afterWork(state: WorkState, minutes: number): WorkState {
  return { ...state, workedMinutes: state.workedMinutes + minutes, unbrokenMinutes: state.unbrokenMinutes + minutes };
}

/** The state after a break or standstill. Less than 15 minutes does not count (2002/15 art. 5(2)). */
export function afterWorkBreak(state: WorkState, { minutes, rule }: { readonly minutes: number; readonly rule: WorkRules }): WorkState {
  if (minutes < rule.partMinutes) return state;
  return { ...state, unbrokenMinutes: 0, breakMinutes: state.breakMinutes + minutes };
}

type Input = { readonly rule: WorkRules; readonly laterBreakMinutes: number };

/**
 * How long the driver may work before a break: at most six hours without one, and no further than the total that the breaks, including
 * later ones of the timetable, allow (2002/15 art. 5(1)).
 */
export function workLeft(state: WorkState, { rule, laterBreakMinutes }: Input): number {
  const known = state.breakMinutes + laterBreakMinutes;
  const totals = rule.breaks.filter(({ breakMinutes }) => known < breakMinutes).map(({ aboveMinutes }) => aboveMinutes);
  const untilTotal = Math.min(Number.POSITIVE_INFINITY, ...totals) - state.workedMinutes;
  return Math.max(0, Math.min(rule.unbrokenMinutes - state.unbrokenMinutes, untilTotal));
}

/** The break required once {@link workLeft} is 0: the rest of the total, at least 15 minutes. */
export function workBreakNeeded(state: WorkState, { rule, laterBreakMinutes }: Input): number {
  const missing = breakAskedAfter(state.workedMinutes + 1, rule) - state.breakMinutes - laterBreakMinutes;
  return Math.max(rule.partMinutes, missing);
}

/** The total break that this much work in one duty requires. */
export function breakAskedAfter(workedMinutes: number, { breaks }: WorkRules): number {
  return breaks.findLast(({ aboveMinutes }) => workedMinutes > aboveMinutes)?.breakMinutes ?? 0;
}

type Later = { readonly events: readonly DutyEvent[]; readonly firstEvent: number; readonly restMinutes: number; readonly rule: WorkRules };

/**
 * The breaks that the timetable still contains after each event of a duty, by the event's index. The duty ends at a standstill of
 * `restMinutes`. Minutes.
 */
export function laterBreaks({ events, firstEvent, restMinutes, rule }: Later): readonly number[] {
  const isStop = ({ kind }: DutyEvent) => kind === 'free' || kind === 'ferry';
  const duty = events.slice(firstEvent);
  const end = duty.findIndex((event) => isStop(event) && event.minutes >= restMinutes);
  const later: number[] = [];
  let total = 0;
  for (let index = (end === -1 ? duty.length : end) - 1; index >= 0; index -= 1) {
    later[index] = total;
    const event = duty[index];
    if (event && isStop(event) && event.minutes >= rule.partMinutes) total += event.minutes;
  }
  return later;
}
