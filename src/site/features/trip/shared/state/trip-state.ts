import * as v from 'valibot';
import { type TripState, tripStages, tripStatuses } from '#domain/trip/states.ts';
import type { Travel } from './travel.ts';

const stateSchema = v.object({ status: v.picklist(tripStatuses), stage: v.picklist(tripStages) });

/** The state as the API spells it, or null for one that no trip of ours can have. */
export function parseTripState(travel: Pick<Travel, 'status' | 'stage'>): TripState | null {
  const parsed = v.safeParse(stateSchema, travel);
  return parsed.success ? parsed.output : null;
}
