/**
 * Payment problems: a chargeback of an online payment; a refund made at the provider; more paid than due; paid after the cancellation; paid
 * twice; the provider reports another amount than requested; a cancellation or credit note leaves money that belongs to the customer.
 */
export const moneyCaseKinds = [
  'chargeback',
  'returned',
  'overpaid',
  'after-cancelling',
  'paid-twice',
  'wrong-amount',
  'refund-owed',
] as const;
export type MoneyCaseKind = (typeof moneyCaseKinds)[number];

/** Cases in which we owe the customer money: they close automatically once it is refunded or due. */
export const balanceCases = ['overpaid', 'after-cancelling', 'paid-twice', 'refund-owed'] as const satisfies readonly MoneyCaseKind[];

/** An incoming payment, with the state of its trip before it. */
export type Incoming = {
  readonly cents: number;
  /** What is still to be paid, invoiced or not; negative if we owe the customer money. */
  readonly outstandingCents: number;
  readonly isCancelled: boolean;
  /** Amounts of the trip's valid payments. */
  readonly paid: readonly number[];
};

/** Why a payment is unusual, so that a person must confirm it; null if it is as expected. */
export function findUnusual({
  cents,
  outstandingCents,
  isCancelled,
  paid,
}: Incoming): 'overpaid' | 'after-cancelling' | 'paid-twice' | null {
  if (cents <= outstandingCents) return null;
  if (isCancelled) return 'after-cancelling';
  return paid.includes(cents) ? 'paid-twice' : 'overpaid';
}
