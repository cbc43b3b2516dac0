import { getSite } from '#domain/sites/registry.ts';
import type { Trip } from './trip.ts';

/**
 * The countries in whose way a telephone of a trip is read that has no country code: that of the site on which it was typed, then that of
 * the invoice.
 */
export function phoneCountriesOf({ site, invoice }: Pick<Trip, 'site' | 'invoice'>): readonly string[] {
  const { country } = getSite(site);
  return [...(country === null ? [] : [country]), ...(invoice === null ? [] : [invoice.country])];
}
