import { useMatches } from 'react-router';
import { type FlowKey, isFlowKey } from '#domain/sites/flows.ts';

/** What a trip's page tells the shell around it: the header shows the reference and its logo leads back to the trip. */
export type TripShell = {
  readonly flow: FlowKey;
  readonly id: string;
  /** Null while it is loading or missing: shown as "-" (specification 2.6). */
  readonly reference: string | null;
};

/** The trip of the current page, when its loader returned `{ tripShell }`. */
export function useTripShell(): TripShell | null {
  const matches = useMatches();
  return matches.map(({ loaderData }) => findTripShell(loaderData)).findLast((shell) => shell !== null) ?? null;
}

function findTripShell(data: unknown): TripShell | null {
  if (!isObject(data) || !isObject(data.tripShell)) return null;
  const { flow, id, reference } = data.tripShell;
  if (typeof flow !== 'string' || !isFlowKey(flow) || typeof id !== 'string') return null;
  return { flow, id, reference: typeof reference === 'string' ? reference : null };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
