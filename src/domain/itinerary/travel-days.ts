import type { Itinerary } from './itinerary.ts';

/**
 * Local dates of the first and the last departure, `YYYY-MM-DD`; undefined if no stop has one. The availability of mountain passes depends
 * on them.
 */
export function getTravelDays({ stops }: Itinerary): { readonly from: string; readonly until: string } | undefined {
  const dates = stops.flatMap(({ departure }) => departure?.date ?? []);
  const [from, until] = [dates[0], dates.at(-1)];
  return from === undefined || until === undefined ? undefined : { from, until };
}

/** The first day of a trip and its length in calendar days, at least one; undefined if no day is known. */
export function daysOfTrip(itinerary: Itinerary): { readonly date: string; readonly days: number } | undefined {
  const known = getTravelDays(itinerary);
  if (known === undefined) return undefined;
  return { date: known.from, days: Math.max(1, Math.round((Date.parse(known.until) - Date.parse(known.from)) / 86_400_000) + 1) };
}
