import type { Database } from '#db/engine/tables.ts';
import type { StaffMember } from '#operations/trips/actor.ts';

/** The staff member who acts, as named in the audit. */
export type Planner = { readonly id: string | null; readonly name: string };

/** The context of fleet use cases. */
export type PlanningContext = { readonly db: Database };

/**
 * A planner as a staff member with the right to remove crews: somebody who may record an absence or departure also removes the person or
 * vehicle from duties.
 */
export function asStaff({ id, name }: Planner): StaffMember {
  return { kind: 'staff', id, name, rights: ['assign-drivers'] };
}
