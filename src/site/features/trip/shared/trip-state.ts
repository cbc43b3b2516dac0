import * as v from 'valibot';
import type { FlowKey } from '#domain/sites/flows.ts';
import { nameOfState, type TripState, tripStages, tripStatuses } from '#domain/trip/states.ts';
import type { Travel } from './travel.ts';

const stateSchema = v.object({ status: v.picklist(tripStatuses), stage: v.picklist(tripStages) });

/** The state as the API spells it, or null for one that no trip of ours can have. */
export function parseTripState(travel: Pick<Travel, 'status' | 'stage'>): TripState | null {
  const parsed = v.safeParse(stateSchema, travel);
  return parsed.success ? parsed.output : null;
}

/**
 * A cancelled booking at the address of its quote: no rule of specification 4 leads away from there, and there is no quote any more that could
 * be ordered or declined. Its own pages tell what it cost.
 */
export function isCancelledAsQuote({
  flow,
  travel,
}: {
  readonly flow: FlowKey;
  readonly travel: Pick<Travel, 'status' | 'stage'>;
}): boolean {
  return flow !== 'booking' && flow !== 'my-booking' && nameOfState(travel) === 'cancelled';
}
