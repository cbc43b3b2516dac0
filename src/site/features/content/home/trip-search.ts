import type { HomeTrip } from './load-home.ts';

/** The fields of the home page's form, and of the address that opens the price page with them. */
export function searchOfTrip({ from, fromKey, to, toKey, passengers, date, leave, back }: HomeTrip): Readonly<Record<string, string>> {
  return {
    ...{ type: 'day-trip', from, ...(fromKey && { fromKey }), to, ...(toKey && { toKey }) },
    ...{ date, time: leave, returnTime: back, passengers: String(passengers) },
  };
}
