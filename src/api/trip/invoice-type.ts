import { formatEuros } from '#domain/money/decimal-euros.ts';
import { findTravelToActOn } from '#operations/duties/travel.ts';
import type { BillingDocument } from '#operations/invoices/invoice-store.ts';
import type { InvoiceInformation } from '#operations/invoices/rules/information.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import type { Payment } from '#operations/payments/payment-store.ts';
import type { PaymentRequest } from '#operations/payments/rules/payment-request.ts';
import { settleOpenPayments } from '#operations/payments/settle-payment.ts';
import type { SummaryPlan } from '#operations/summary-invoices/rules/plan-summary.ts';
import { type Account, findAccount } from '#operations/trips/account.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';

/** docs/specification.md#entities, InvoiceInformation. No invoice has been sent yet if the due dates are null. */
export const InvoiceRef = builder.objectRef<InvoiceInformation>('InvoiceInformation').implement({
  fields: (t) => ({
    paymentMethod: t.exposeString('paymentMethod'),
    dueDate: t.exposeString('dueDate', { nullable: true, description: 'YYYY-MM-DD: when the next amount is due.' }),
    dueDateInvoice: t.exposeString('dueDateInvoice', { nullable: true, description: 'YYYY-MM-DD: when all of it must be paid.' }),
    status: t.exposeString('status', { description: '`none`, `open`, `overdue`, `paid` or `credited`.' }),
    organisation: t.exposeString('organisation'),
    organisationReference: t.exposeString('organisationReference'),
    organisationNumber: t.exposeString('organisationNumber', { description: 'In the register of its country.' }),
    buyerReference: t.exposeString('buyerReference', { description: 'Leitweg-ID, code service, DIR3 codes.' }),
    street: t.exposeString('street'),
    zipcode: t.exposeString('zipcode'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    vatNumber: t.exposeString('vatNumber'),
    outstanding: t.string({
      description: 'Euros as decimal text; below zero where money goes back.',
      resolve: ({ outstandingCents }) => formatEuros(outstandingCents),
    }),
    outstandingCents: t.exposeInt('outstandingCents'),
  }),
});

export const DuePaymentRef = builder
  .objectRef<{ readonly part: string; readonly dueOn: string; readonly amountCents: number }>('DuePayment')
  .implement({
    fields: (t) => ({
      part: t.exposeString('part', { description: '`deposit`, `balance` or `whole`.' }),
      dueOn: t.exposeString('dueOn', { description: 'YYYY-MM-DD' }),
      amountCents: t.exposeInt('amountCents'),
    }),
  });

const SummaryRef = builder.objectRef<NonNullable<Invoice['summary']>>('SummaryInvoice').implement({
  description: 'An invoice for all trips of a customer in a period, of which the document is the part of this trip.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'YYYY-MM-DD' }),
    to: t.exposeString('to', { description: 'YYYY-MM-DD' }),
    trips: t.exposeInt('trips'),
    totalCents: t.exposeInt('totalCents', { description: 'Of all its trips.' }),
  }),
});

export const SummaryPlanRef = builder.objectRef<SummaryPlan>('SummaryPlan').implement({
  description: 'When the trip is invoiced together with the customer’s other trips of its period.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'YYYY-MM-DD: the first day of the period.' }),
    to: t.exposeString('to', { description: 'YYYY-MM-DD: its last day.' }),
    issueOn: t.exposeString('issueOn', { description: 'YYYY-MM-DD' }),
    dueOn: t.exposeString('dueOn', { description: 'YYYY-MM-DD' }),
  }),
});

const BillingDocumentRef = builder.objectRef<BillingDocument>('Invoice').implement({
  description: 'An invoice or a credit note, as it was issued.',
  fields: (t) => ({
    number: t.exposeString('number'),
    kind: t.exposeString('kind', { description: '`invoice` or `credit-note`.' }),
    issuedOn: t.exposeString('issuedOn', { description: 'YYYY-MM-DD' }),
    netCents: t.exposeInt('netCents'),
    vatCents: t.exposeInt('vatCents'),
    totalCents: t.exposeInt('totalCents'),
    summary: t.field({
      type: SummaryRef,
      nullable: true,
      description: 'Where the trip is on a summary invoice: its amounts are those of the trip, its files those of the whole.',
      resolve: (billingDocument) => (billingDocument.kind === 'invoice' ? billingDocument.summary : null),
    }),
    payments: t.field({
      type: [DuePaymentRef],
      resolve: (billingDocument) => (billingDocument.kind === 'invoice' ? billingDocument.payments : []),
    }),
  }),
});

const PaymentRef = builder.objectRef<Payment>('Payment').implement({
  fields: (t) => ({
    cents: t.exposeInt('cents'),
    status: t.exposeString('status', { description: '`open`, `paid`, `failed` or `refunded`.' }),
    returnedCents: t.exposeInt('returnedCents', { description: 'What of it was given back or charged back.' }),
    paidAt: t.exposeString('paidAt', { nullable: true }),
  }),
});

const TransferRef = builder.objectRef<PaymentRequest>('Transfer').implement({
  description: 'One SEPA credit transfer.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the account’s holder.' }),
    iban: t.exposeString('iban'),
    reference: t.exposeString('reference'),
    amountCents: t.exposeInt('amountCents'),
  }),
});

export const AccountRef = builder.objectRef<Account>('Account').implement({
  fields: (t) => ({
    invoices: t.field({ type: [BillingDocumentRef], resolve: ({ billingDocuments }) => billingDocuments }),
    payments: t.field({ type: [PaymentRef], resolve: ({ payments }) => payments }),
    information: t.field({ type: InvoiceRef, resolve: ({ information }) => information }),
    summaryPlan: t.field({
      type: SummaryPlanRef,
      nullable: true,
      description: 'Null where the trip has an invoice, or will have one of its own.',
      resolve: ({ summaryPlan }) => summaryPlan,
    }),
    due: t.field({
      type: [DuePaymentRef],
      description: 'What is still to be paid, the earliest first, whether it is invoiced already or will be after the trip.',
      resolve: ({ due }) => due,
    }),
    transfer: t.field({
      type: TransferRef,
      nullable: true,
      description: 'How the first of `due` is transferred; null before the invoice.',
      resolve: ({ transfer }) => transfer,
    }),
  }),
});

builder.queryField('getInvoices', (t) =>
  t.field({
    type: AccountRef,
    nullable: true,
    description: 'Invoices, credit notes and payments of a booking. Null where there is no such trip.',
    args: {
      id: t.arg.string({ required: true }),
      askProvider: t.arg.boolean({ description: 'Asks first what became of payments that were just begun; takes 1.5 s at most.' }),
    },
    resolve: (_root, { id, askProvider }, context) =>
      reporting({ log: context.log, operation: 'getInvoices' }, async () => {
        const travel = await findTravelToActOn(context, id);
        if (travel === null) return null;
        if (askProvider === true) await settleOpenPayments(context, travel.trip.id);
        return await findAccount(context.db, travel);
      }),
  }),
);
