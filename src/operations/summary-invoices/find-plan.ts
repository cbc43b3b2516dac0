import type { Database } from '#db/engine/tables.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findTermsOf } from '#operations/customers/price-on-terms.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { isInvoicedAfterwards } from '#operations/payments/rules/payment-terms.ts';
import { planSummary, type SummaryPlan, summaryOfInvoice } from './rules/plan-summary.ts';

/** The summary invoice that a trip would go on, if it is paid afterwards; also of a quote. Null for an invoice of its own. */
export async function planSummaryOf(db: Database, trip: Trip): Promise<SummaryPlan | null> {
  return planSummary(trip, await findTermsOf(db, trip.customer));
}

/** When what a trip costs is invoiced with others, and due; null if it has an invoice, or will have one of its own. */
export async function findSummaryPlan(db: Database, trip: Trip): Promise<SummaryPlan | null> {
  const isFree = trip.cancelation?.feeCents === 0;
  if (isFree || trip.bookedAt === null || !isInvoicedAfterwards(trip)) return null;
  return (await readNumberedDocuments(db, trip.id)).length === 0 ? await planSummaryOf(db, trip) : null;
}

/** The summary invoice that a trip is on or will be on, for the documents of the trip; null for an invoice of its own. */
export async function findSummaryOf(db: Database, trip: Trip): Promise<SummaryPlan | null> {
  if (trip.bookedAt === null || !isInvoicedAfterwards(trip)) return null;
  const invoice = (await readNumberedDocuments(db, trip.id)).findLast(({ kind }) => kind === 'invoice');
  return invoice?.kind === 'invoice' ? summaryOfInvoice(invoice) : await findSummaryPlan(db, trip);
}
