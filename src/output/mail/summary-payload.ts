import { shorten } from '#domain/input/clean-text.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import { requestPayment } from '#operations/payments/rules/payment-request.ts';
import { createMessageId, hashRecipient } from './identity.ts';
import type { PayloadOf } from './messages.ts';

export type SummaryMail = {
  readonly at: string;
  readonly recipient: { readonly name: string; readonly email: string };
  /** Tells the mail from others of the same invoice. */
  readonly key: string;
};

/** The most trips that the mail lists; the invoice has all of them. */
const mostLines = 100;

/** The mail with a summary invoice: the whole document, with its parts. Throws a RangeError for the invoice of one trip, which is a bug. */
export function buildSummaryInvoicePayload(invoice: Invoice, { at, recipient, key }: SummaryMail): PayloadOf<'summary-invoice'> {
  const { summary, trips, payments } = invoice;
  const [due] = payments;
  if (summary === undefined || trips === undefined || due === undefined) throw new RangeError(`Not a summary invoice: ${invoice.number}`);
  const transfer = requestPayment(invoice, due.amountCents);
  return {
    kind: 'summary-invoice',
    messageId: createMessageId('summary-invoice', [summary.id, key]),
    recipientHash: hashRecipient(recipient.email),
    causedAt: at,
    ...{ site: invoice.site, language: invoice.language },
    recipient: { name: shorten(recipient.name), email: recipient.email },
    invoice: {
      id: summary.id,
      number: invoice.number,
      from: summary.from,
      to: summary.to,
      trips: summary.trips,
      totalCents: invoice.totalCents,
    },
    lines: trips.slice(0, mostLines).map(({ service, subject, totalCents }) => ({
      ...{ reference: service.reference, from: shorten(service.from), to: shorten(service.to), date: service.startsOn, totalCents },
      isCancelled: subject === 'cancellation',
    })),
    payment: {
      method: invoice.paymentMethod,
      due: [{ ...due }],
      transfer: { name: transfer.name, iban: transfer.iban, reference: transfer.reference },
    },
  };
}
