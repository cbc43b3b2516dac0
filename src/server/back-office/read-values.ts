import { isDate } from '#domain/calendar/written-date.ts';
import { textLimits } from '#domain/input/text-limits.ts';

/** A whole number between two limits, both included; otherwise null. */
export function readWhole(text: string | null, { from, to }: { readonly from: number; readonly to: number }): number | null {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

/** Whether the value is a date, or an allowed omission. */
export function isDateOrNone(text: string | null): boolean {
  return text === null || isDate(text);
}

/** What is wrong with a line of text that customers or statements show; null if it is fine. */
export function findTooLong(lines: Readonly<Record<string, string>>): string | null {
  const name = Object.keys(lines).find((each) => (lines[each] ?? '').length > textLimits.line);
  return name === undefined ? null : `--${name} must be ${textLimits.line} letters at most.`;
}

export const notEuros = 'must be an amount in euros, such as 1850 or 1850.50';
export const notDate = 'must be a date such as 2027-05-14';
