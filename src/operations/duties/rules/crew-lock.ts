import type { StaffRight } from '#operations/staff/rules/rights.ts';

/** Who fixed a crew, and when. */
export type CrewLock = { readonly by: string; readonly at: string };

/** The refusal of an act on a crew that somebody fixed. */
export type LockedCrew = { readonly why: 'locked'; readonly values: { readonly by: string } };

/** Who locked a crew may unlock it; so may everybody who can assign against an objection. */
export function mayUnlock({ by }: CrewLock, person: { readonly name: string; readonly rights: readonly StaffRight[] }): boolean {
  return person.name === by || person.rights.includes('override-refusals');
}
