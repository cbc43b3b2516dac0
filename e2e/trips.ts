import type { SiteKey } from '../src/domain/sites/keys.ts';
import * as trips from '../src/server/testing/trips.ts';
import { at, expect, type Page, port } from './test.ts';

export { drives } from '../src/server/testing/trips.ts';

/** Trips on the server of the browser tests. */
const placeOf = (site: SiteKey, language: string) => ({ port, site, language });

/** The key of a quote. */
export function createQuote(site: SiteKey, language: string = site): Promise<string> {
  return trips.createQuote(placeOf(site, language));
}

/** A quote with contact and invoice details: its key, and `book`, which orders it and returns the booking's key. */
export function createFilledQuote(site: SiteKey, language: string = site, times?: trips.TripTimes, wishes?: trips.Wishes) {
  return trips.createFilledQuote(placeOf(site, language), times, wishes);
}

/** The key of a booking. */
export async function createBooking(
  site: SiteKey,
  language: string = site,
  times?: trips.TripTimes,
  wishes?: trips.Wishes,
): Promise<string> {
  return await (await createFilledQuote(site, language, times, wishes)).book();
}

/** The key of a booking that an organisation pays by invoice after the trip. */
export function bookForOrganisation(site: SiteKey, organisation: { readonly name: string; readonly email: string }): Promise<string> {
  return trips.bookForOrganisation(placeOf(site, site), organisation);
}

/** The reference of a booking's trip, as its page shows it. A server that has just started may ask to try again. */
export async function readReference(page: Page, site: SiteKey, booking: string): Promise<string> {
  let reference = '';
  await expect(async () => {
    await page.goto(at(site, `/my-booking/${booking}`));
    [reference = ''] = /[A-Z]{2}-\d{2}-\d{6}/.exec((await page.locator('main').textContent()) ?? '') ?? [];
    expect(reference, 'The page of the booking names no reference').not.toBe('');
  }).toPass({ timeout: 20_000 });
  return reference;
}
