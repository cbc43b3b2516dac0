import type { Link } from '#domain/sites/links.ts';
import { type FlowStep, linkInFlow } from './flow-links.ts';
import type { TripData } from './load-trip.ts';

/** Links to the other pages of a trip, within its flow where the flow has them. */
export function tripLink({ flow, travel }: Pick<TripData, 'flow' | 'travel'>, step: FlowStep): Link {
  const link = linkInFlow(flow, travel.id, step);
  return link.page === flow ? link : linkInFlow('my-quote', travel.quoteId, step);
}
