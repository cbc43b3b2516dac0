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
import { listPayments, listPaymentsOfTrips, type Payment } from '#operations/payments/payment-store.ts';
import { listDue } from '#operations/payments/rules/due-next.ts';
import { type PaymentRequest, requestPayment } from '#operations/payments/rules/payment-request.ts';
import { isInvoicedAfterwards } from '#operations/payments/rules/payment-terms.ts';
import { countPaidCents } from '#operations/payments/rules/settle-payment.ts';
import { planTripPayments } from '#operations/payments/rules/trip-payments.ts';

/** What a trip's customer was invoiced and paid, and how that stands. */
export type Account = {
  readonly billingDocuments: readonly BillingDocument[];
  readonly payments: readonly Payment[];
  readonly information: InvoiceInformation;
  /** What is still to be paid of the booking, the earliest first, whether it is invoiced already or will be after the trip. */
  readonly due: readonly DuePayment[];
  /** How the first of it is transferred; null before the invoice, and where nothing is due. */
  readonly transfer: PaymentRequest | null;
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
  const [billingDocuments, payments] =
    trip.bookedAt === null ? [[], []] : await Promise.all([readNumberedDocuments(db, trip.id), listPayments(db, trip.id)]);
  return judgeAccount({ trip, now, billingDocuments, payments });
}

/** Of several bookings at once, in their order. */
export async function readAccounts(db: Database, trips: readonly Trip[], now: string): Promise<readonly Account[]> {
  const ids = trips.map(({ id }) => id);
  const [documents, payments] = await Promise.all([readDocumentsOfTrips(db, ids), listPaymentsOfTrips(db, ids)]);
  return trips.map((trip) =>
    judgeAccount({ trip, now, billingDocuments: documents.get(trip.id) ?? [], payments: payments.get(trip.id) ?? [] }),
  );
}

type Papers = Pick<Travel, 'trip' | 'now'> & Pick<Account, 'billingDocuments' | 'payments'>;

function judgeAccount({ trip, now, billingDocuments, payments }: Papers): Account {
  const invoice = billingDocuments.findLast((billingDocument) => billingDocument.kind === 'invoice') ?? null;
  const credits = billingDocuments.filter(
    (billingDocument) => billingDocument.kind === 'credit-note' && billingDocument.invoice.number === invoice?.number,
  );
  const today = todayIn(getSite(trip.site).timeZone, now);
  const information = getInvoiceInformation({
    trip,
    invoice,
    creditedCents: sumCents(credits.map(({ totalCents }) => totalCents)),
    paidCents: countPaidCents(payments),
    today,
  });
  const due = invoice === null ? planLater(trip, today) : listDue(invoice, invoice.totalCents - Math.max(0, information.outstandingCents));
  const [next] = due;
  const transfer = invoice === null || next === undefined ? null : requestPayment(invoice, next.amountCents);
  return { billingDocuments, payments, information, due, transfer };
}

/** What a booking that is invoiced after the trip will ask for. */
function planLater(trip: Trip, today: string): readonly DuePayment[] {
  const option = findChosenOption(trip);
  const isAhead = isBooked(trip) && isInvoicedAfterwards(trip) && option !== null;
  return isAhead ? planTripPayments({ trip, totalCents: option.totalCents, issuedOn: today }) : [];
}
