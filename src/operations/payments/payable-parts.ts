import { openInvoiceOf } from '#operations/invoices/billing-documents.ts';
import type { DuePayment } from '#operations/invoices/rules/invoice.ts';
import type { Account } from '#operations/trips/account.ts';
import { findDueNext } from './rules/due-next.ts';

export const paymentParts = ['next', 'all'] as const;
/** The next due amount, or everything outstanding. */
export type PaymentPart = (typeof paymentParts)[number];

/** What can be paid of an account, in cents incl. VAT. `allCents` equals `next` if nothing comes after it. */
export type PayableParts = { readonly invoiceNumber: string; readonly next: DuePayment; readonly allCents: number };

/** Null if nothing is outstanding. */
export function priceParts({ billingDocuments, information }: Account): PayableParts | null {
  const invoice =
    openInvoiceOf(billingDocuments) ?? billingDocuments.findLast((billingDocument) => billingDocument.kind === 'invoice') ?? null;
  const allCents = information.outstandingCents;
  if (invoice === null || allCents <= 0) return null;
  const next = findDueNext(invoice, invoice.totalCents - allCents);
  return next === null ? null : { invoiceNumber: invoice.number, next, allCents };
}
