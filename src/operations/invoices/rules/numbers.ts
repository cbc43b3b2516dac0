import { type CountryCode, countryCodes } from '#domain/sites/keys.ts';

const prefixes = { invoice: 'INV', 'credit-note': 'CN' } as const;

/** The company that invoices, by its country: two sites of one company share its numbers. */
export type CompanyCode = CountryCode;

/**
 * Invoices and credit notes share one series, which counts from 1 in every company and year without a gap (Directive 2006/112 art. 226(2));
 * the prefix says which of the two a number is.
 */
export type InvoiceNumber = {
  readonly kind: keyof typeof prefixes;
  readonly company: CompanyCode;
  readonly year: number;
  readonly sequence: number;
};

/** What the sequence is filled to: `INV-NL-2026-000042`; it simply grows beyond that. */
export const sequenceDigits = 6;

/** What stands before the sequence, `INV-NL-2026-`: the database puts the two together. Throws a RangeError for a year of other than four digits. */
export function formatNumberPrefix({ kind, company, year }: Omit<InvoiceNumber, 'sequence'>): string {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) throw new RangeError(`No year of an invoice number: ${year}`);
  return `${prefixes[kind]}-${company}-${year}-`;
}

/** The code of a company's country; null where no company of ours is established. */
export function parseCompanyCode(country: string): CompanyCode | null {
  return countryCodes.find((code) => code === country) ?? null;
}
