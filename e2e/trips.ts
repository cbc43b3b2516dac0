import * as trips from '../src/server/testing/trips.ts';

export { drives, type SiteWithTrip } from '../src/server/testing/trips.ts';

/** Trips on the server of the browser tests. */
const placeOf = (site: trips.SiteWithTrip, language: string) => ({ port: 3456, site, language });

/** The key of a quote. */
export function createQuote(site: trips.SiteWithTrip, language: string = site): Promise<string> {
  return trips.createQuote(placeOf(site, language));
}

/** A quote whose contact and invoice details are filled in: its key, and `book`, which orders it and gives the key of the booking. */
export function createFilledQuote(site: trips.SiteWithTrip, language: string = site) {
  return trips.createFilledQuote(placeOf(site, language));
}

/** The key of a booking. */
export async function createBooking(site: trips.SiteWithTrip, language: string = site): Promise<string> {
  return await (await createFilledQuote(site, language)).book();
}
