export const paymentStatuses = ['open', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment in our records, in euro cents. */
export type KnownPayment = { readonly status: PaymentStatus; readonly cents: number; readonly returnedCents: number };

/** The state that the provider reports now. `returnedCents` were refunded or charged back since. */
export type ReportedPayment = { readonly status: 'open' | 'paid' | 'failed'; readonly returnedCents: number };

export type Settlement = {
  readonly status: PaymentStatus;
  readonly returnedCents: number;
  /** The event for the trip's history; null if no money moved. */
  readonly event: 'payment-paid' | 'payment-returned' | 'payment-return-undone' | null;
};

/**
 * Decides how a provider's report changes a payment; null if it contains nothing new. Money that arrived stays recorded whatever is
 * reported later, except for the returned part. A failed payment can still become paid (docs/specification.md#invoice-information).
 */
export function settlePayment(known: KnownPayment, reported: ReportedPayment): Settlement | null {
  if (reported.status === 'paid') return settlePaid(known, reported.returnedCents);
  if (reported.status === 'failed' && known.status === 'open') return { status: 'failed', returnedCents: 0, event: null };
  return null;
}

/** The amount that counts towards an invoice, in cents: paid and not returned. */
export function countPaidCents(
  payments: readonly { readonly status: string; readonly cents: number; readonly returnedCents: number }[],
): number {
  return payments.reduce((sum, { status, cents, returnedCents }) => sum + (status === 'paid' ? cents - returnedCents : 0), 0);
}

function settlePaid(known: KnownPayment, toldCents: number): Settlement | null {
  const returnedCents = Math.min(toldCents, known.cents);
  const status = returnedCents === known.cents ? 'refunded' : 'paid';
  if (status === known.status && returnedCents === known.returnedCents) return null;
  const wasPaid = known.status === 'paid' || known.status === 'refunded';
  if (!wasPaid) return { status, returnedCents, event: returnedCents === 0 ? 'payment-paid' : 'payment-returned' };
  return { status, returnedCents, event: returnedCents > known.returnedCents ? 'payment-returned' : 'payment-return-undone' };
}
