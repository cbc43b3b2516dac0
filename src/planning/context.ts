import type { Database } from '#data/engine/tables.ts';

/** Who of our people does something, as the audit names him. */
export type Planner = { readonly id: string | null; readonly name: string };

/** What the use cases of the fleet work with. */
export type PlanningContext = { readonly db: Database };
