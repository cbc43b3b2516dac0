import { formatCsvLine } from '#domain/trip/csv.ts';
import type { Entry } from './movement.ts';

/** A closed month, ready for export. */
export type ClosedMonth = {
  /** Code of the company. */
  readonly company: string;
  /** The company's number in its register: the SIREN in France. */
  readonly registerNumber: string;
  readonly month: string;
  /** Instant. */
  readonly closedAt: string;
  readonly entries: readonly Entry[];
};

/** What an entry is about: its trip, and the order number that the customer wants to find it by. On one line, without tabs. */
export function sayEntry({ reference, purchaseOrder = '' }: Pick<Entry, 'reference' | 'purchaseOrder'>): string {
  return [reference, purchaseOrder.replaceAll(/\s+/g, ' ')].filter((text) => text !== '').join(' ');
}

/** A text that a customer typed as a cell of a CSV file, never a formula. */
export function csvCell(text: string): string {
  return formatCsvLine([text], 'nl').trimEnd();
}

/** Euros with two decimals and the given decimal mark. */
export function decimal(cents: number, mark: ',' | '.'): string {
  const plain = Math.abs(cents);
  return `${Math.floor(plain / 100)}${mark}${String(plain % 100).padStart(2, '0')}`;
}

/** The last day of a month, `YYYY-MM-DD`. */
export function lastDay(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return `${month}-${String(new Date(Date.UTC(year, of, 0)).getUTCDate()).padStart(2, '0')}`;
}
