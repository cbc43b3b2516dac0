import type { SiteKey } from '../src/domain/sites/keys.ts';
import * as trips from '../src/server/testing/trips.ts';
import { port } from './test.ts';

export { drives } from '../src/server/testing/trips.ts';

/** Trips on the server of the browser tests. */
const placeOf = (site: SiteKey, language: string) => ({ port, site, language });

/** The key of a quote. */
export function createQuote(site: SiteKey, language: string = site): Promise<string> {
  return trips.createQuote(placeOf(site, language));
}

/** A quote whose contact and invoice details are filled in: its key, and `book`, which orders it and gives the key of the booking. */
export function createFilledQuote(site: SiteKey, language: string = site) {
  return trips.createFilledQuote(placeOf(site, language));
}

/** The key of a booking. */
export async function createBooking(site: SiteKey, language: string = site): Promise<string> {
  return await (await createFilledQuote(site, language)).book();
}
