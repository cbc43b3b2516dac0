/** What a customer may owe and owes. All in cents with VAT. */
export type Credit = {
  /** Null for no limit. */
  readonly limitCents: number | null;
  /** What a second person let the customer owe beyond the limit; 0 for nothing. */
  readonly approvedCents: number;
  /** Invoiced and not paid, and booked and not invoiced yet. */
  readonly owedCents: number;
};

/** `leftCents` is below zero if more is owed than the limit. */
export type JudgedCredit = { readonly leftCents: number; readonly isBeyond: boolean; readonly wouldOweCents: number };

/** Whether another trip of that price goes beyond the limit; null without a limit. Exactly the limit is within it. */
export function judgeCredit({ limitCents, approvedCents, owedCents }: Credit, priceCents: number): JudgedCredit | null {
  if (limitCents === null) return null;
  const most = Math.max(limitCents, approvedCents);
  const wouldOweCents = owedCents + priceCents;
  return { leftCents: limitCents - owedCents, isBeyond: wouldOweCents > most, wouldOweCents };
}
