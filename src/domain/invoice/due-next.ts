import type { DuePayment, Invoice } from './invoice.ts';

/**
 * What is still due of the earliest amount that is not settled, and when; null where nothing is. What is settled (cents, paid or
 * credited) covers the earliest amounts first (specification 3, InvoiceInformation).
 */
export function findDueNext({ payments }: Pick<Invoice, 'payments'>, settledCents: number): DuePayment | null {
  let covered = Math.max(0, settledCents);
  for (const payment of payments) {
    if (covered < payment.amountCents) return { ...payment, amountCents: payment.amountCents - covered };
    covered -= payment.amountCents;
  }
  return null;
}
