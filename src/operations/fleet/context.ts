import type { Database } from '#db/engine/tables.ts';
import type { StaffMember } from '#operations/trips/actor.ts';

/** Who of our people does something, as the audit names him. */
export type Planner = { readonly id: string | null; readonly name: string };

/** What the use cases of the fleet work with. */
export type PlanningContext = { readonly db: Database };

/** Whoever may say that somebody or something is away, or is gone, takes it off its duties with that. */
export function asStaff({ id, name }: Planner): StaffMember {
  return { kind: 'staff', id, name, rights: ['assign-drivers'] };
}
