import type { PaymentMethod, Trip } from '#domain/trip/trip.ts';
import { findDueNext } from '#operations/payments/rules/due-next.ts';
import type { Invoice } from './invoice.ts';

export const invoiceStatuses = ['none', 'open', 'overdue', 'paid', 'credited'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** docs/specification.md#entities, InvoiceInformation. Dates `YYYY-MM-DD`; missing texts are empty. */
export type InvoiceInformation = {
  readonly paymentMethod: PaymentMethod;
  /** When the next amount is due; null if none. */
  readonly dueDate: string | null;
  /** When the whole invoice must be paid; null without an invoice. */
  readonly dueDateInvoice: string | null;
  readonly status: InvoiceStatus;
  readonly organisation: string;
  readonly organisationReference: string;
  readonly organisationNumber: string;
  readonly buyerReference: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  readonly country: string;
  readonly vatNumber: string;
  /** Negative if we owe the customer money. */
  readonly outstandingCents: number;
};

export type InformationInput = {
  readonly trip: Pick<Trip, 'invoice'>;
  /** The trip's last invoice, null if there is none. */
  readonly invoice: Invoice | null;
  /** Total of that invoice's credit notes. */
  readonly creditedCents: number;
  /** What needs not be paid any more: payments, and what was written off. */
  readonly settledCents: number;
  /** In the company's time zone. */
  readonly today: string;
};

/** The state of an invoice: what is due next, what is outstanding, and the recipient (docs/specification.md#entities). */
export function getInvoiceInformation({ trip, invoice, creditedCents, settledCents, today }: InformationInput): InvoiceInformation {
  const { organisation = '', purchaseOrder = '', street = '', zipcode = '', city = '', country = '', vatNumber = '' } = trip.invoice ?? {};
  const { organisationNumber = '', buyerReference = '' } = trip.invoice ?? {};
  const outstandingCents = (invoice?.totalCents ?? 0) - creditedCents - settledCents;
  const due = invoice && outstandingCents > 0 ? findDueNext(invoice, invoice.totalCents - outstandingCents) : null;
  const dueDate = due?.dueOn ?? null;
  return {
    paymentMethod: invoice?.paymentMethod ?? trip.invoice?.paymentMethod ?? 'bank-transfer',
    dueDate,
    dueDateInvoice: invoice?.payments.at(-1)?.dueOn ?? null,
    status: statusOf({ invoice, creditedCents, outstandingCents, isLate: dueDate !== null && dueDate < today }),
    ...{
      organisation,
      organisationReference: purchaseOrder,
      organisationNumber,
      buyerReference,
      street,
      zipcode,
      city,
      country,
      vatNumber,
    },
    outstandingCents,
  };
}

type Standing = {
  readonly invoice: Invoice | null;
  readonly creditedCents: number;
  readonly outstandingCents: number;
  readonly isLate: boolean;
};

function statusOf({ invoice, creditedCents, outstandingCents, isLate }: Standing): InvoiceStatus {
  if (!invoice) return 'none';
  if (outstandingCents > 0) return isLate ? 'overdue' : 'open';
  return creditedCents > 0 ? 'credited' : 'paid';
}
