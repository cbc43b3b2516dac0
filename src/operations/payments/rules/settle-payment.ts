export const paymentStatuses = ['open', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment as we know it, in euro cents. */
export type KnownPayment = { readonly status: PaymentStatus; readonly cents: number; readonly returnedCents: number };

/** How the provider says that it stands now. `returnedCents` were given back or charged back since. */
export type ReportedPayment = { readonly status: 'open' | 'paid' | 'failed'; readonly returnedCents: number };

export type Settlement = {
  readonly status: PaymentStatus;
  readonly returnedCents: number;
  /** What the trip's history is told; null where no money moved. */
  readonly event: 'payment-paid' | 'payment-returned' | 'payment-return-undone' | null;
};

/**
 * What becomes of a payment by what its provider tells, or null where that is nothing new. Money that came in stays in whatever is told
 * later, but for what went back; what failed can still turn out to be paid (specification 3, InvoiceInformation.outstanding).
 */
export function settlePayment(known: KnownPayment, told: ReportedPayment): Settlement | null {
  if (told.status === 'paid') return settlePaid(known, told.returnedCents);
  if (told.status === 'failed' && known.status === 'open') return { status: 'failed', returnedCents: 0, event: null };
  return null;
}

/** What counts towards an invoice, in cents: paid and not given back. */
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
