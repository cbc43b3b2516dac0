import { isDate } from '#domain/calendar/date.ts';

/** Cents of an amount as people type it: `1850`, `1850.5`, `1850,50`; null for anything else, and for more than a hundred million. */
export function readEuros(text: string | null): number | null {
  const match = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text ?? '');
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** A whole number between two others, both included; null for anything else. */
export function readWhole(text: string | null, { from, to }: { readonly from: number; readonly to: number }): number | null {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

/** Whether the date may be left out or is one. */
export function isDateOrNone(text: string | null): boolean {
  return text === null || isDate(text);
}

const longestLine = 200;

/** What is wrong with a line that customers or statements must have room for; null where nothing is. */
export function findTooLong(lines: Readonly<Record<string, string>>): string | null {
  const name = Object.keys(lines).find((each) => (lines[each] ?? '').length > longestLine);
  return name === undefined ? null : `--${name} must be ${longestLine} letters at most.`;
}

export const notEuros = 'must be an amount in euros, such as 1850 or 1850.50';
export const notDate = 'must be a date such as 2027-05-14';
