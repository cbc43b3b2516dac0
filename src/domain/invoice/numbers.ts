import { type CountryCode, countryCodes } from '#domain/sites/keys.ts';

const prefixes = { invoice: 'INV', 'credit-note': 'CN' } as const;
const pattern = new RegExp(`^(INV|CN)-(${countryCodes.join('|')})-(\\d{4})-(\\d{6}|[1-9]\\d{6,})$`);

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

/** `INV-NL-2026-000042`; the sequence is filled to six digits and simply grows beyond them. Throws a RangeError where a part is no such number. */
export function formatInvoiceNumber({ sequence, ...series }: InvoiceNumber): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`No invoice number: ${sequence}`);
  return `${formatNumberPrefix(series)}${String(sequence).padStart(sequenceDigits, '0')}`;
}

/** What the sequence is filled to. */
export const sequenceDigits = 6;

/** What stands before the sequence, `INV-NL-2026-`: the database puts the two together. Throws a RangeError for a year of other than four digits. */
export function formatNumberPrefix({ kind, company, year }: Omit<InvoiceNumber, 'sequence'>): string {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) throw new RangeError(`No year of an invoice number: ${year}`);
  return `${prefixes[kind]}-${company}-${year}-`;
}

/** Reads a number as {@link formatInvoiceNumber} writes it; null for anything else. */
export function parseInvoiceNumber(text: string): InvoiceNumber | null {
  const match = pattern.exec(text);
  const company = match && parseCompanyCode(match[2] ?? '');
  const [year, sequence] = [Number(match?.[3]), Number(match?.[4])];
  if (!company || year < 1000 || sequence < 1 || !Number.isSafeInteger(sequence)) return null;
  return { kind: match[1] === prefixes.invoice ? 'invoice' : 'credit-note', company, year, sequence };
}

/** The code of a company's country; null where no company of ours is established. */
export function parseCompanyCode(country: string): CompanyCode | null {
  return countryCodes.find((code) => code === country) ?? null;
}
