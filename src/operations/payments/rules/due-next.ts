import type { DuePayment, Invoice } from '#operations/invoices/rules/invoice.ts';

/**
 * The unpaid amounts of an invoice, earliest first. What is settled (cents, paid or credited) covers the earliest amounts first
 * (docs/specification.md#invoice-information).
 */
export function listDue({ payments }: Pick<Invoice, 'payments'>, settledCents: number): readonly DuePayment[] {
  let covered = Math.max(0, settledCents);
  return payments.flatMap((payment) => {
    const open = payment.amountCents - Math.min(covered, payment.amountCents);
    covered -= payment.amountCents - open;
    return open === 0 ? [] : [{ ...payment, amountCents: open }];
  });
}

/** The first of them with its date; null if nothing is due. */
export function findDueNext(invoice: Pick<Invoice, 'payments'>, settledCents: number): DuePayment | null {
  return listDue(invoice, settledCents)[0] ?? null;
}
