import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';

const pattern = new RegExp(`^(?:${siteKeys.join('|')})-\\d{2}-(?:\\d{6}|[1-9]\\d{6,})$`, 'i');

/**
 * The reference for people: site, year, number, as in `NL-26-104233`. `year` has four digits; the number is padded to six digits and may
 * grow beyond. Throws a RangeError for a year or number that is not whole or is negative.
 */
export function formatReference(site: SiteKey, year: number, number: number): string {
  if (![year, number].every((part) => Number.isSafeInteger(part) && part >= 0)) throw new RangeError(`No reference: ${year}, ${number}`);
  return `${site.toUpperCase()}-${String(year % 100).padStart(2, '0')}-${String(number).padStart(6, '0')}`;
}

/** True for a reference in the format of {@link formatReference}; lower case is accepted. */
export function isReference(text: string): boolean {
  return pattern.test(text);
}
