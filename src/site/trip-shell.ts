import { useMatches } from 'react-router';
import { type FlowKey, isFlowKey } from '#domain/sites/flows.ts';
import { getNestedValue } from './values/nested-value.ts';

/** What a trip's page tells the shell: the header shows the reference, and its logo leads back to the trip. */
export type TripShell = {
  readonly flow: FlowKey;
  readonly id: string;
  /** Null while it is loading or missing: shown as "-" (docs/specification.md#screens). */
  readonly reference: string | null;
};

/** The trip of the current page, when its loader returned `{ tripShell }`. */
export function useTripShell(): TripShell | null {
  const matches = useMatches();
  return matches.map(({ loaderData }) => findTripShell(loaderData)).findLast((shell) => shell !== null) ?? null;
}

/** Whether the page is about one trip: its menus and footer then lead nowhere else. */
export function useHasQuietFrame(): boolean {
  return useMatches().some(
    ({ handle, loaderData }) => getNestedValue({ handle }, 'handle.isQuiet') === true || findTripShell(loaderData) !== null,
  );
}

function findTripShell(data: unknown): TripShell | null {
  if (typeof data !== 'object' || data === null) return null;
  const [flow, id, reference] = ['flow', 'id', 'reference'].map((name) => getNestedValue(data, `tripShell.${name}`));
  if (typeof flow !== 'string' || !isFlowKey(flow) || typeof id !== 'string') return null;
  return { flow, id, reference: typeof reference === 'string' ? reference : null };
}
