import { findDueNext } from '#domain/invoice/due-next.ts';
import type { DuePayment } from '#domain/invoice/invoice.ts';
import type { Account } from '../account.ts';
import { openInvoiceOf } from './billing-documents.ts';

export const paymentParts = ['next', 'all'] as const;
/** What is due next, or all that is outstanding. */
export type PaymentPart = (typeof paymentParts)[number];

/** What can be paid of an account, in cents incl. VAT. `allCents` is `next` where nothing comes after it. */
export type PayableParts = { readonly invoiceNumber: string; readonly next: DuePayment; readonly allCents: number };

/** Null where nothing is outstanding. */
export function priceParts({ billingDocuments, information }: Account): PayableParts | null {
  const invoice =
    openInvoiceOf(billingDocuments) ?? billingDocuments.findLast((billingDocument) => billingDocument.kind === 'invoice') ?? null;
  const allCents = information.outstandingCents;
  if (invoice === null || allCents <= 0) return null;
  const next = findDueNext(invoice, invoice.totalCents - allCents);
  return next === null ? null : { invoiceNumber: invoice.number, next, allCents };
}
