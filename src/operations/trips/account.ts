import type { Database } from '#db/engine/tables.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { sumCents } from '#domain/money/money.ts';
import { getSite } from '#domain/sites/registry.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isBooked } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { type BillingDocument, readDocumentsOfTrips, readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { getInvoiceInformation, type InvoiceInformation } from '#operations/invoices/rules/information.ts';
import type { DuePayment } from '#operations/invoices/rules/invoice.ts';
import { readDecided } from '#operations/payments/adjustment-store.ts';
import { listPayments, listPaymentsOfTrips, type Payment } from '#operations/payments/payment-store.ts';
import { type Counted, countAdjustments, type Decided, nothingDecided } from '#operations/payments/rules/adjustments.ts';
import { listDue } from '#operations/payments/rules/due-next.ts';
import { type PaymentRequest, requestPayment } from '#operations/payments/rules/payment-request.ts';
import { isInvoicedAfterwards } from '#operations/payments/rules/payment-terms.ts';
import { countPaidCents } from '#operations/payments/rules/settle-payment.ts';
import { planTripPayments } from '#operations/payments/rules/trip-payments.ts';
import { findSummaryPlan } from '#operations/summary-invoices/find-plan.ts';
import type { SummaryPlan } from '#operations/summary-invoices/rules/plan-summary.ts';
import type { Settlement } from '#output/mail/payloads.ts';

/** The amounts invoiced to and paid by the customer of a trip, and the balance. */
export type Account = {
  readonly billingDocuments: readonly BillingDocument[];
  readonly payments: readonly Payment[];
  readonly information: InvoiceInformation;
  /** What was written off, and which recovery costs were paid; `openFeeCents` were asked and not paid. */
  readonly adjusted: Counted & { readonly openFeeCents: number };
  /** The unpaid amounts of the booking, earliest first, whether already invoiced or to be invoiced after the trip. */
  readonly due: readonly DuePayment[];
  /** The transfer of the first unpaid amount; null before the invoice, and if nothing is due. */
  readonly transfer: PaymentRequest | null;
  /** The summary invoice that the trip will be on; null if it has an invoice, or will have one of its own. */
  readonly summaryPlan: SummaryPlan | null;
};

const accounts = new WeakMap<Travel, Promise<Account>>();

/** Read once per response, however many fields use it. */
export function findAccount(db: Database, travel: Travel): Promise<Account> {
  const known = accounts.get(travel) ?? readAccount(db, travel);
  accounts.set(travel, known);
  return known;
}

/** Always read from the database: decisions about money must see the state of their own transaction. */
export async function readAccount(db: Database, { trip, now }: Pick<Travel, 'trip' | 'now'>): Promise<Account> {
  if (trip.bookedAt === null)
    return judgeAccount({ trip, now, billingDocuments: [], payments: [], decided: nothingDecided, summaryPlan: null });
  const [billingDocuments, payments, decided, summaryPlan] = await Promise.all([
    readNumberedDocuments(db, trip.id),
    listPayments(db, trip.id),
    readDecided(db, [trip.id]),
    findSummaryPlan(db, trip),
  ]);
  return judgeAccount({ trip, now, billingDocuments, payments, decided: decided.get(trip.id) ?? nothingDecided, summaryPlan });
}

/** The accounts of several bookings that are invoiced, in their order. */
export async function readAccounts(db: Database, trips: readonly Trip[], now: string): Promise<readonly Account[]> {
  const ids = trips.map(({ id }) => id);
  const [documents, payments, decided] = await Promise.all([
    readDocumentsOfTrips(db, ids),
    listPaymentsOfTrips(db, ids),
    readDecided(db, ids),
  ]);
  return trips.map((trip) =>
    judgeAccount({
      ...{ trip, now, billingDocuments: documents.get(trip.id) ?? [], payments: payments.get(trip.id) ?? [], summaryPlan: null },
      decided: decided.get(trip.id) ?? nothingDecided,
    }),
  );
}

/**
 * What remains to be paid or refunded after a change, including the documents that it issues. Computed before the change is saved, because
 * its mail contains the amounts. A document without a number counts like a numbered one.
 */
export async function readSettlement(
  db: Database,
  { trip, now, documents }: Pick<Travel, 'trip' | 'now'> & { readonly documents: readonly BillingDocument[] },
): Promise<Settlement> {
  const [issued, payments, decided] = await Promise.all([
    readNumberedDocuments(db, trip.id),
    listPayments(db, trip.id),
    readDecided(db, [trip.id]),
  ]);
  const { due, transfer, information } = judgeAccount({
    ...{ trip, now, payments, billingDocuments: [...issued, ...documents], summaryPlan: null },
    decided: decided.get(trip.id) ?? nothingDecided,
  });
  return { due, transfer, refundCents: Math.max(0, -information.outstandingCents) };
}

type AccountDocuments = Pick<Travel, 'trip' | 'now'> &
  Pick<Account, 'billingDocuments' | 'payments' | 'summaryPlan'> & { readonly decided: Decided };

function judgeAccount({ trip, now, billingDocuments, payments, decided, summaryPlan }: AccountDocuments): Account {
  const invoice = billingDocuments.findLast((billingDocument) => billingDocument.kind === 'invoice') ?? null;
  const credits = billingDocuments.filter(
    (billingDocument) => billingDocument.kind === 'credit-note' && billingDocument.invoice.number === invoice?.number,
  );
  const today = todayIn(getSite(trip.site).timeZone, now);
  const creditedCents = sumCents(credits.map(({ totalCents }) => totalCents));
  const paidCents = countPaidCents(payments);
  const counted = countAdjustments(decided, { billedCents: (invoice?.totalCents ?? 0) - creditedCents, paidCents });
  const settledCents = paidCents + counted.writtenOffCents - counted.paidFeeCents;
  const information = getInvoiceInformation({ trip, invoice, creditedCents, settledCents, today });
  const due =
    invoice === null
      ? planLater(trip, { today, summaryPlan })
      : listDue(invoice, invoice.totalCents - Math.max(0, information.outstandingCents));
  const [next] = due;
  const transfer = invoice === null || next === undefined ? null : requestPayment(invoice, next.amountCents);
  const adjusted = { ...counted, openFeeCents: decided.askedFeeCents - counted.paidFeeCents };
  return { billingDocuments, payments, information, adjusted, due, transfer, summaryPlan };
}

/** The amount that a booking with payment after the trip will be invoiced. */
function planLater(trip: Trip, { today, summaryPlan }: Pick<Account, 'summaryPlan'> & { readonly today: string }): readonly DuePayment[] {
  const option = findChosenOption(trip);
  const isAhead = isBooked(trip) && isInvoicedAfterwards(trip) && option !== null;
  return isAhead ? planTripPayments({ trip, totalCents: option.totalCents, issuedOn: today, summaryDueOn: summaryPlan?.dueOn }) : [];
}
