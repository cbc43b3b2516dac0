import type { StoredDuty } from './duty-store.ts';

/** From the first to the last moment of duties. */
export function spanOf(run: readonly StoredDuty[]): { readonly from: string; readonly until: string } {
  const starts = run.map(({ startsAt }) => Date.parse(startsAt));
  const ends = run.map(({ vehicleUntil }) => Date.parse(vehicleUntil));
  return { from: new Date(Math.min(...starts)).toISOString(), until: new Date(Math.max(...ends)).toISOString() };
}
