import type { NamedLeg } from '#domain/trip/journey-legs.ts';
import type { Reader } from '#domain/trip/ordered.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CreditNote, Invoice } from '#operations/invoices/rules/invoice.ts';
import type { IssuedDocument } from '#operations/journey-documents/rules/journey-document.ts';
import type { JobOrder } from '#operations/partners/rules/job-order.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import type { MonthStatement } from '#operations/partners/rules/statement.ts';
import type { PaymentRequest } from '#operations/payments/rules/payment-request.ts';
import type { SummaryPlan } from '#operations/summary-invoices/rules/plan-summary.ts';
import type { InfringementLetter } from '#operations/tachograph/rules/letter.ts';
import type { Invitation } from './calendar.ts';
import type { ReminderLetter } from './pdf-documents/reminder-document.ts';

/** The documents that a partner gets from us. */
export type PartnerDocument = JobOrder | MonthStatement | SelfBilled;

/**
 * Every document of a trip. The code that makes them is loaded at the first call of its kind, so that a process that serves pages starts
 * without it. `now` is an instant, ISO 8601 UTC. PDFs of trips throw a RangeError for a trip without a price.
 * `summary`: the customer's summary invoice that the trip goes on; null for an invoice of its own.
 */
export type Documents = {
  readonly quotePdf: (trip: Trip, now: string) => Promise<Uint8Array>;
  readonly confirmationPdf: (trip: Trip, now: string, summary: SummaryPlan | null) => Promise<Uint8Array>;
  readonly invoicePdf: (invoice: Invoice) => Promise<Uint8Array>;
  readonly creditNotePdf: (note: CreditNote) => Promise<Uint8Array>;
  readonly reminderPdf: (letter: ReminderLetter) => Promise<Uint8Array>;
  readonly infringementPdf: (letter: InfringementLetter) => Promise<Uint8Array>;
  readonly partnerPdf: (partnerDocument: PartnerDocument) => Promise<Uint8Array>;
  readonly journeyPdf: (issued: IssuedDocument) => Promise<Uint8Array>;
  /** UBL 2.1 by EN 16931 and Peppol BIS Billing 3. */
  readonly ublInvoice: (invoice: Invoice) => Promise<string>;
  readonly ublCreditNote: (note: CreditNote) => Promise<string>;
  /** The same for an invoice or credit note in a partner's name, as Peppol BIS Self-Billing 3. */
  readonly ublSelfBilled: (partnerDocument: SelfBilled) => Promise<string>;
  /** iCalendar: an event for each leg, without prices, limited to what its reader may see; absent for the customer. */
  readonly calendar: (trip: Trip, now: string, reader?: Reader) => Promise<string>;
  /** The same for a mail to the customer: a message for each event, which adds it to a calendar or removes it. */
  readonly invitations: (trip: Trip, now: string) => Promise<readonly Invitation[]>;
  /** Takes the events of removed legs out of the customer's calendar. */
  readonly cancellations: (trip: Trip, removed: readonly NamedLeg[], now: string) => Promise<readonly Invitation[]>;
  /** A SEPA code as an SVG picture of its own. Throws a RangeError for an amount that no transfer can have. */
  readonly paymentQrSvg: (request: PaymentRequest) => Promise<string>;
  /** The same as pixels, for mails: few mail programs show SVG. */
  readonly paymentQrPng: (request: PaymentRequest) => Promise<Uint8Array>;
};
