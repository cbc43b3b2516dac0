import { type FlowKey, flowKeys, flowPages, isFlowKey } from '#domain/sites/flows.ts';
import type { Link } from '#domain/sites/links.ts';

/** Every page that some flow has. */
export type FlowStep = (typeof flowPages)[FlowKey][number];

/** The flow of an address, by its first part. The route tables allow no other. */
export function flowOfPath(pathname: string): FlowKey {
  const first = pathname.split('/')[1] ?? '';
  if (!isFlowKey(first)) throw new Error('a trip page outside its flows');
  return first;
}

/** The link to a page of a flow. A page that the flow lacks is taken from the flow that has it. */
export function linkInFlow(flow: FlowKey, id: string, step: FlowStep): Link {
  const owner = hasStep(flow, step) ? flow : (ownersOf(flow).find((each) => hasStep(each, step)) ?? flow);
  // A pair of flow and page that was just looked up in the table of flows.
  return { page: owner, id, ...(step === 'overview' ? {} : { step }) } as Link;
}

function hasStep(flow: FlowKey, step: FlowStep): boolean {
  return (flowPages[flow] as readonly string[]).includes(step);
}

/** The customer's own pages first. */
function ownersOf(flow: FlowKey): readonly FlowKey[] {
  return flow === 'direct-booking' ? ['my-quote'] : flowKeys;
}
