import type { DeskQueries } from '#desk-service/desk-service.ts';

/** A plan as the desk's query returns it. */
export type ShownPlan = NonNullable<Awaited<ReturnType<DeskQueries['plans']['show']>>>;
export type PlanResult = NonNullable<ShownPlan['result']>;
