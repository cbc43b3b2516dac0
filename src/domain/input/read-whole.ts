/** A number that was typed or comes from a URL, from 0 to 999,999,999, which fits every column; null for anything else. */
export function readWhole(text: unknown): number | null {
  const digits = String(text ?? '').trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
