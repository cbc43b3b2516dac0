import type { DrivingRules } from './driving-rules.ts';

type BreakRule = DrivingRules['breaks'];

/** Driving since the last whole break, and the longest part of a break taken in it (0: none). Minutes. */
export type BreakState = { readonly drivenMinutes: number; readonly partMinutes: number };

export const rested: BreakState = { drivenMinutes: 0, partMinutes: 0 };

/** How long may be driven before a break must be taken. */
export function drivingLeft(state: BreakState, rule: BreakRule): number {
  return Math.max(0, rule.afterMinutes - state.drivenMinutes);
}

/**
 * The shortest break that makes the state rested: the whole, or what a part taken before leaves of it (561/2006 art. 7: in occasional
 * passenger services two breaks of at least 15 minutes, 45 in all, in any order).
 */
export function breakNeeded(state: BreakState, rule: BreakRule): number {
  if (state.partMinutes === 0) return rule.totalMinutes;
  return Math.max(rule.partMinutes, rule.totalMinutes - state.partMinutes);
}

/**
 * The state after a standstill: rested when it completes a break, else remembered as a part when it is long enough to be one. A break
 * that is whole always begins the count afresh, even where keeping it as a part would be better (Court of Justice, C-116/92, Charlton).
 * What is taken before any driving is no part of a break: it does not lie within a driving period (561/2006 art. 4(q)).
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
