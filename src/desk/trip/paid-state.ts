import type { ShapeName } from '../ui/icons/icon-names.ts';
import type { Tone } from '../ui/state.tsx';

/** The facts behind the payment state of a trip. Cents; `dueOn` as `YYYY-MM-DD`. */
export type Standing = {
  readonly paidCents: number;
  readonly outstandingCents: number;
  readonly dueOn: string | null;
};

export type PaidState =
  | { readonly key: 'paid' | 'notDue' | 'part' | 'none' }
  | { readonly key: 'overdue'; readonly days: number }
  | { readonly key: 'refund'; readonly cents: number };

/**
 * Whether a trip is paid, partly paid, late, or owed a refund; `none` where nothing is owed and nothing was paid. `today`: `YYYY-MM-DD`.
 */
export function findPaidState({ paidCents, outstandingCents, dueOn }: Standing, today: string): PaidState {
  if (outstandingCents < 0) return { key: 'refund', cents: -outstandingCents };
  if (outstandingCents === 0) return { key: paidCents > 0 ? 'paid' : 'none' };
  if (dueOn !== null && dueOn < today) return { key: 'overdue', days: (Date.parse(today) - Date.parse(dueOn)) / 86_400_000 };
  return { key: paidCents > 0 ? 'part' : 'notDue' };
}

export const paidLooks: Readonly<Record<Exclude<PaidState['key'], 'none'>, { readonly shape: ShapeName; readonly tone: Tone }>> = {
  paid: { shape: 'done', tone: 'green' },
  part: { shape: 'part', tone: 'amber' },
  notDue: { shape: 'none', tone: 'grey' },
  overdue: { shape: 'late', tone: 'red' },
  refund: { shape: 'late', tone: 'amber' },
};
