import type { DuePayment, Invoice } from '#operations/invoices/rules/invoice.ts';

/**
 * What is still due of the amounts of an invoice, the earliest first. What is settled (cents, paid or credited) covers the earliest amounts
 * first (specification 3, InvoiceInformation).
 */
export function listDue({ payments }: Pick<Invoice, 'payments'>, settledCents: number): readonly DuePayment[] {
  let covered = Math.max(0, settledCents);
  return payments.flatMap((payment) => {
    const open = payment.amountCents - Math.min(covered, payment.amountCents);
    covered -= payment.amountCents - open;
    return open === 0 ? [] : [{ ...payment, amountCents: open }];
  });
}

/** The first of it and when; null where nothing is due. */
export function findDueNext(invoice: Pick<Invoice, 'payments'>, settledCents: number): DuePayment | null {
  return listDue(invoice, settledCents)[0] ?? null;
}
