import type { Itinerary } from './itinerary.ts';

/** Local dates of the first and the last departure, `YYYY-MM-DD`; undefined where no stop has one. Roads over passes depend on them. */
export function getTravelDays({ stops }: Itinerary): { readonly from: string; readonly until: string } | undefined {
  const dates = stops.flatMap(({ departure }) => departure?.date ?? []);
  const [from, until] = [dates[0], dates.at(-1)];
  return from === undefined || until === undefined ? undefined : { from, until };
}
