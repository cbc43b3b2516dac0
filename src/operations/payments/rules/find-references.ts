/**
 * What a payer wrote that may name a trip, `NL-26-104233`, or an invoice, `INV-NL-2026-000042`: with or without the dashes, in small letters,
 * or with spaces that a bank's line put between.
 */
export function findReferences(text: string): { readonly trips: readonly string[]; readonly invoices: readonly string[] } {
  const plain = text.toUpperCase();
  const invoices = [...plain.matchAll(/INV[ -]?([A-Z]{2})[ -]?(\d{4})[ -]?(\d{6})/g)].map(
    ([, country, year, number]) => `INV-${country}-${year}-${number}`,
  );
  const trips = [...plain.matchAll(/(?<![A-Z])([A-Z]{2})[ -]?(\d{2})[ -]?(\d{6})(?!\d)/g)].map(
    ([, site, year, number]) => `${site}-${year}-${number}`,
  );
  return { trips: [...new Set(trips)], invoices: [...new Set(invoices)] };
}
