/** What a search says of the number of an invoice or credit note. */
export type DocumentSearch = {
  /** The last six digits; null where the beginning of a number was typed. */
  readonly lastDigits: string | null;
  /** What the number must be like, as a pattern of SQL. */
  readonly like: string;
};

const written = /^(INV|CN)?[\s-]*(NL|BE|DE|FR|ES)?[\s-]*(?:(20\d\d)([\s-]*))?(\d{1,9})?$/;

/**
 * Reads an invoice number or a part of one: `INV-NL-2026-000013`, `2026-000013`, `000013`, `inv 13`, or the beginning `INV-NL-2026-0000`.
 * Null for what may be another number, such as a few digits alone.
 */
export function readDocumentNumber(search: string): DocumentSearch | null {
  const [whole, kind, country, year, gap = '', digits = ''] = written.exec(search.trim().toUpperCase()) ?? [];
  if (whole === undefined || (digits === '' && (kind === undefined || country === undefined))) return null;
  const like = `${kind ?? '%'}-${country ?? '%'}-${year ?? '%'}-`;
  const isBeginning = kind !== undefined && country !== undefined && (digits === '' || (/^0/.test(digits) && digits.length < 6));
  if (isBeginning) return { lastDigits: null, like: `${like}${digits}%` };
  const isSure = kind !== undefined || (year !== undefined && gap !== '') || /^0\d{5}$/.test(digits);
  return isSure ? { lastDigits: digits.padStart(6, '0').slice(-6), like: `${like}%${digits}` } : null;
}
