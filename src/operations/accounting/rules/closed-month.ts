import type { Entry } from './movement.ts';

/** A closed month, ready to be written. */
export type ClosedMonth = {
  /** Code of the company. */
  readonly company: string;
  /** In its register: the SIREN in France. */
  readonly registerNumber: string;
  readonly month: string;
  /** Instant. */
  readonly closedAt: string;
  readonly entries: readonly Entry[];
};

/** Euros with two decimals behind the mark. */
export function decimal(cents: number, mark: ',' | '.'): string {
  const plain = Math.abs(cents);
  return `${Math.floor(plain / 100)}${mark}${String(plain % 100).padStart(2, '0')}`;
}

/** `YYYY-MM-DD`: the last day of a month. */
export function lastDay(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return `${month}-${String(new Date(Date.UTC(year, of, 0)).getUTCDate()).padStart(2, '0')}`;
}
