import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { companies } from '#domain/sites/brand.ts';
import type { CountryCode, SiteKey } from '#domain/sites/keys.ts';

/** How many years invoices are kept after the year of the trip. */
export type RetentionTerm = Dated & { readonly years: number };

/** Days after which a trip that was never booked is anonymised. */
export const neverBookedDays = 90;

function from2026(years: number): readonly RetentionTerm[] {
  return [{ validFrom: '2026-01-01', validTo: null, source: 'docs/prices-and-law.md#cancellation: retention (E)', years }];
}

/** Tax terms by the country of the company that sold the trip, each oldest first. */
const terms = {
  NL: from2026(7),
  DE: from2026(8),
  FR: from2026(10),
  BE: from2026(10),
  ES: from2026(6),
} as const satisfies Record<CountryCode, readonly RetentionTerm[]>;

/** The terms for the trips of a site. */
export function getRetentionTerms(site: SiteKey): readonly RetentionTerm[] {
  return terms[companies[site].country];
}

/** The last date on which a booked trip must be kept: the end of the year, this many years after the trip's. */
export function lastDateRetained(site: SiteKey, lastDate: string): string {
  const { years } = getInForce(getRetentionTerms(site), lastDate);
  return `${Number(lastDate.slice(0, 4)) + years}-12-31`;
}
