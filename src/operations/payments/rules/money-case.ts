/**
 * What can go wrong with money: the customer's bank took an online payment back; it was given back at the provider by hand; more came than
 * was due; it came after the trip was cancelled; it came twice; the provider tells of another amount than was asked; a cancellation or a
 * credit note leaves money that belongs to the customer.
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

/** Cases in which the customer has money with us: they end by themselves once it went back, or is due. */
export const balanceCases = ['overpaid', 'after-cancelling', 'paid-twice', 'refund-owed'] as const satisfies readonly MoneyCaseKind[];

/** Money that comes in, and the trip that it is for as it is before. */
export type Incoming = {
  readonly cents: number;
  /** What is still to be paid of what was invoiced or will be; below zero where the customer has money with us. */
  readonly outstandingCents: number;
  readonly isCancelled: boolean;
  /** Amounts of the trip's payments that stay. */
  readonly paid: readonly number[];
};

/** Why a payment is unusual, so that whoever records it is asked first; null where it is what is expected. */
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
