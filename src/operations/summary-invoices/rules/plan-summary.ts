import type { Trip } from '#domain/trip/trip.ts';
import type { AgreedTerms } from '#operations/customers/rules/agreed-terms.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import { isSummaryPart } from '#operations/invoices/rules/summary-invoice.ts';
import { dueDayOf } from './compose-parts.ts';
import { gatherTrips } from './gather-trips.ts';
import type { Period } from './period.ts';

/** The summary invoice that a trip goes on. Days `YYYY-MM-DD`. */
export type SummaryPlan = Period & { readonly issueOn: string; readonly dueOn: string };

/** The summary invoice of a trip that is paid afterwards, by what was agreed with its customer; null for an invoice of its own. */
export function planSummary(trip: Trip, terms: Pick<AgreedTerms, 'invoicing' | 'paymentDays'> | null): SummaryPlan | null {
  if (terms === null || terms.invoicing === 'each-trip') return null;
  const [group] = gatherTrips([trip], terms.invoicing);
  if (group === undefined) return null;
  const { period, issueOn } = group;
  return { ...period, issueOn, dueOn: dueDayOf(group, { issuedOn: issueOn, terms }) };
}

/** The same of a trip that is invoiced: the summary invoice that it is on; null for an invoice of its own. */
export function summaryOfInvoice(invoice: Invoice): SummaryPlan | null {
  const [due] = invoice.payments;
  if (!isSummaryPart(invoice) || due === undefined) return null;
  const { from, to } = invoice.summary;
  return { from, to, issueOn: invoice.issuedOn, dueOn: due.dueOn };
}
