import type { FlowKey } from '#domain/sites/flows.ts';
import { nameOfState } from '#domain/trip/states.ts';
import type { Travel } from './travel.ts';

/**
 * A cancelled booking at the address of its quote: no rule of docs/specification.md#states leads away from there, and the quote can no
 * longer be ordered or declined. Its own pages show the cost.
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
