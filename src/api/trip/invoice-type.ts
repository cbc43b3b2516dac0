import type { Database } from '#data/engine/tables.ts';
import { listPapers, type Paper } from '#data/invoices/invoice-store.ts';
import { listPayments, type Payment } from '#data/payments/payment-store.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { getInvoiceInformation, type InvoiceInformation } from '#domain/invoice/information.ts';
import { countPaidCents } from '#domain/invoice/settle-payment.ts';
import { sumCents } from '#domain/money/money.ts';
import { getSite } from '#domain/sites/registry.ts';
import { builder } from '../builder.ts';
import { settleOpenPayments } from '../payment/settle-payment.ts';
import { reporting } from '../run/failures.ts';
import { formatEuros } from './facts.ts';
import { findTravel, type Travel } from './travel.ts';

/** What a trip's customer was invoiced and paid, and how that stands. */
export type Account = {
  readonly papers: readonly Paper[];
  readonly payments: readonly Payment[];
  readonly information: InvoiceInformation;
};

const accounts = new WeakMap<Travel, Promise<Account>>();

/** Read once for an answer, however many fields ask for it. */
export function findAccount(db: Database, travel: Travel): Promise<Account> {
  const known = accounts.get(travel) ?? readAccount(db, travel);
  accounts.set(travel, known);
  return known;
}

/** Read anew: what decides about money is read in its own transaction. */
export async function readAccount(db: Database, { trip, now }: Pick<Travel, 'trip' | 'now'>): Promise<Account> {
  const [papers, payments] = trip.bookedAt === null ? [[], []] : await Promise.all([listPapers(db, trip.id), listPayments(db, trip.id)]);
  const invoice = papers.findLast((paper) => paper.kind === 'invoice') ?? null;
  const credits = papers.filter((paper) => paper.kind === 'credit-note' && paper.invoice.number === invoice?.number);
  const information = getInvoiceInformation({
    trip,
    invoice,
    creditedCents: sumCents(credits.map(({ totalCents }) => totalCents)),
    paidCents: countPaidCents(payments),
    today: todayIn(getSite(trip.site).timeZone, now),
  });
  return { papers, payments, information };
}

/** Specification 3, InvoiceInformation. No invoice has been sent yet where the due dates are null. */
export const InvoiceRef = builder.objectRef<InvoiceInformation>('InvoiceInformation').implement({
  fields: (t) => ({
    paymentMethod: t.exposeString('paymentMethod'),
    dueDate: t.exposeString('dueDate', { nullable: true, description: 'YYYY-MM-DD: when the next amount is due.' }),
    dueDateInvoice: t.exposeString('dueDateInvoice', { nullable: true, description: 'YYYY-MM-DD: when all of it must be paid.' }),
    status: t.exposeString('status', { description: '`none`, `open`, `overdue`, `paid` or `credited`.' }),
    organisation: t.exposeString('organisation'),
    organisationReference: t.exposeString('organisationReference'),
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
      dueOn: t.exposeString('dueOn'),
      amountCents: t.exposeInt('amountCents'),
    }),
  });

const PaperRef = builder.objectRef<Paper>('Invoice').implement({
  description: 'An invoice or a credit note, as it was issued.',
  fields: (t) => ({
    number: t.exposeString('number'),
    kind: t.exposeString('kind', { description: '`invoice` or `credit-note`.' }),
    issuedOn: t.exposeString('issuedOn', { description: 'YYYY-MM-DD' }),
    netCents: t.exposeInt('netCents'),
    vatCents: t.exposeInt('vatCents'),
    totalCents: t.exposeInt('totalCents'),
    payments: t.field({ type: [DuePaymentRef], resolve: (paper) => (paper.kind === 'invoice' ? paper.payments : []) }),
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

export const AccountRef = builder.objectRef<Account>('Account').implement({
  fields: (t) => ({
    invoices: t.field({ type: [PaperRef], resolve: ({ papers }) => papers }),
    payments: t.field({ type: [PaymentRef], resolve: ({ payments }) => payments }),
    information: t.field({ type: InvoiceRef, resolve: ({ information }) => information }),
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
        const travel = await findTravel(context, id);
        if (travel === null) return null;
        if (askProvider === true) await settleOpenPayments(context, travel.trip.id);
        return findAccount(context.db, travel);
      }),
  }),
);
