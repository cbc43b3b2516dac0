import type { DrivingRules } from './driving-rules.ts';

type BreakRule = DrivingRules['breaks'];

/** Driving since the last complete break, and the longest partial break taken since then (0: none). Minutes. */
export type BreakState = { readonly drivenMinutes: number; readonly partMinutes: number };

export const rested: BreakState = { drivenMinutes: 0, partMinutes: 0 };

/** Minutes of driving left until a break is due. */
export function drivingLeft(state: BreakState, rule: BreakRule): number {
  return Math.max(0, rule.afterMinutes - state.drivenMinutes);
}

/**
 * The shortest break that resets the driving time: the full break, or the remainder if a part was taken before (561/2006 art. 7: in
 * occasional passenger services two breaks of at least 15 minutes, 45 in total, in any order).
 */
export function breakNeeded(state: BreakState, rule: BreakRule): number {
  if (state.partMinutes === 0) return rule.totalMinutes;
  return Math.max(rule.partMinutes, rule.totalMinutes - state.partMinutes);
}

/**
 * The state after a standstill. A standstill that completes a break resets the state; a shorter one that is long enough counts as a part. A
 * complete break always restarts the count, even where counting it as a part would be better (Court of Justice, C-116/92, Charlton). A
 * standstill before any driving counts for nothing, because it is not within a driving period (561/2006 art. 4(q)).
 */
export function afterStandstill(state: BreakState, { minutes, rule }: { readonly minutes: number; readonly rule: BreakRule }): BreakState {
  if (state.drivenMinutes === 0 || minutes >= breakNeeded(state, rule)) return rested;
  if (minutes < rule.partMinutes) return state;
  return { ...state, partMinutes: Math.max(state.partMinutes, minutes) };
}

/** The state after driving. */
export function afterDriving(state: BreakState, minutes: number): BreakState {
  return { ...state, drivenMinutes: state.drivenMinutes + minutes };
}
