import { getSite } from '#domain/sites/registry.ts';
import type { Trip } from './trip.ts';

/**
 * The countries whose numbering plans apply to a telephone number without country code: that of the trip's site, then that of the invoice.
 */
export function phoneCountriesOf({ site, invoice }: Pick<Trip, 'site' | 'invoice'>): readonly string[] {
  const { country } = getSite(site);
  return [...(country === null ? [] : [country]), ...(invoice === null ? [] : [invoice.country])];
}
