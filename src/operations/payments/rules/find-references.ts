/**
 * What a payer wrote that may name a trip, `NL-26-104233`, or an invoice, `INV-NL-2026-000042`: with or without the dashes and without `INV`,
 * in small letters, or with blanks that a bank's line put anywhere between.
 */
export function findReferences(text: string): { readonly trips: readonly string[]; readonly invoices: readonly string[] } {
  const plain = text.toUpperCase();
  const invoices = [...plain.matchAll(invoice)].map(
    ([, country = '', year = '', number = '']) => `INV-${country}-${digitsOf(year)}-${digitsOf(number)}`,
  );
  const trips = [...plain.matchAll(trip)].map(([, site = '', year = '', number = '']) => `${site}-${digitsOf(year)}-${digitsOf(number)}`);
  return { trips: [...new Set(trips)], invoices: [...new Set(invoices)] };
}

const invoice = /(?<![A-Z])(?:INV[ -]?)?([A-Z]{2})[ -]?(2 ?0 ?\d ?\d)[ -]?((?:\d ?){5}\d)(?!\d)/g;
const trip = /(?<![A-Z])([A-Z]{2})[ -]?(\d ?\d)[ -]?((?:\d ?){5}\d)(?! ?\d)/g;

function digitsOf(text: string): string {
  return text.replaceAll(' ', '');
}
