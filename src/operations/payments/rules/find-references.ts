/**
 * Finds trips (`NL-26-104233`) and invoices (`INV-NL-2026-000042`) in a payer's text: with or without dashes, without `INV`, in lower case,
 * or with blanks that the bank inserted.
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
