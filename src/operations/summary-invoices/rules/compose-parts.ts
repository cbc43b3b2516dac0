import { addDays } from '#domain/calendar/date.ts';
import { sumCents } from '#domain/money/money.ts';
import type { AgreedTerms } from '#operations/customers/rules/agreed-terms.ts';
import { createInvoice, getInvoiceSeller } from '#operations/invoices/rules/create-invoice.ts';
import type { SummaryPart } from '#operations/invoices/rules/summary-invoice.ts';
import { paymentTermsOf } from '#operations/payments/rules/payment-terms.ts';
import type { Gathered } from './gather-trips.ts';

type Composing = {
  readonly id: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string;
  readonly terms: Pick<AgreedTerms, 'paymentDays' | 'invoiceEmail'>;
};

/**
 * The parts of a summary invoice, one for each trip: its lines, VAT and total as an invoice of its own would have them, and of a cancelled
 * trip its fee. All are due on one day: the agreed days after the invoice. Throws a RangeError for a trip that cannot be invoiced.
 */
export function composeParts(
  { trips, period }: Pick<Gathered, 'trips' | 'period'>,
  { id, number, issuedOn, terms }: Composing,
): readonly SummaryPart[] {
  const [first] = trips;
  const dueOn = dueDayOf({ trips }, { issuedOn, terms });
  const invoices = trips.map((trip) => {
    const made = createInvoice({ trip, number, issuedOn, company: getInvoiceSeller(trip.site) });
    if (!made.ok) throw new RangeError(`A trip that cannot be invoiced: ${trip.reference}, ${made.failure}`);
    return made.value;
  });
  const totalCents = sumCents(invoices.map((invoice) => invoice.totalCents));
  const summary = { id, ...period, trips: trips.length, totalCents };
  return invoices.map((invoice) => ({
    ...invoice,
    language: first.language,
    buyer: { ...invoice.buyer, email: terms.invoiceEmail || invoice.buyer.email },
    payments: [{ part: 'whole', dueOn, amountCents: invoice.totalCents }],
    summary,
  }));
}

/** The day by which the whole invoice is to be paid: the agreed days after it, or those of the first trip's rate book. */
export function dueDayOf(
  { trips: [first] }: Pick<Gathered, 'trips'>,
  { issuedOn, terms }: Pick<Composing, 'issuedOn'> & { readonly terms: Pick<AgreedTerms, 'paymentDays'> },
): string {
  return addDays(issuedOn, terms.paymentDays ?? paymentTermsOf(first.quote).afterwardsDays);
}
