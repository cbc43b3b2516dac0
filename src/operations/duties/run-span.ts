import type { StoredDuty } from './duty-store.ts';

/** From the start of the first duty to the end of the last. */
export function spanOf(run: readonly StoredDuty[]): { readonly from: string; readonly until: string } {
  const starts = run.map(({ startsAt }) => Date.parse(startsAt));
  // A driver who hands the vehicle over goes home after it; a driver who takes it over comes before.
  const ends = run.flatMap(({ endsAt, vehicleUntil }) => [Date.parse(endsAt), Date.parse(vehicleUntil)]);
  return { from: new Date(Math.min(...starts)).toISOString(), until: new Date(Math.max(...ends)).toISOString() };
}
