import { type CountryCode, countryCodes } from '#domain/sites/keys.ts';

const prefixes = { invoice: 'INV', 'credit-note': 'CN' } as const;

/** The invoicing company, by its country: two sites of one company share its numbers. */
export type CompanyCode = CountryCode;

/**
 * Invoices and credit notes have separate series, which count from 1 per company and year without gaps (Directive 2006/112 art. 226(2));
 * the prefix shows the series.
 */
export type InvoiceNumber = {
  readonly kind: keyof typeof prefixes;
  readonly company: CompanyCode;
  readonly year: number;
  readonly sequence: number;
};

/** Minimum digits of the sequence: `INV-NL-2026-000042`; it may grow beyond. */
export const sequenceDigits = 6;

/** The prefix of a number, `INV-NL-2026-`; the database adds the sequence. Throws a RangeError for a year without four digits. */
export function formatNumberPrefix({ kind, company, year }: Omit<InvoiceNumber, 'sequence'>): string {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) throw new RangeError(`No year of an invoice number: ${year}`);
  return `${prefixes[kind]}-${company}-${year}-`;
}

/** The code of a company's country; null if we have no company there. */
export function parseCompanyCode(country: string): CompanyCode | null {
  return countryCodes.find((code) => code === country) ?? null;
}

/** The key of a series in the counters: `NL` for invoices, `NL credit-note` for credit notes. */
export function nameOfSeries({ kind, company }: Pick<InvoiceNumber, 'kind' | 'company'>): string {
  return kind === 'invoice' ? company : `${company} ${kind}`;
}
