import type { Database } from '#data/engine/tables.ts';
import { type BillingDocument, readNumberedDocuments } from '#data/invoices/invoice-store.ts';
import { listPayments, type Payment } from '#data/payments/payment-store.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { getInvoiceInformation, type InvoiceInformation } from '#domain/invoice/information.ts';
import { countPaidCents } from '#domain/invoice/settle-payment.ts';
import { sumCents } from '#domain/money/money.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Travel } from './travel.ts';

/** What a trip's customer was invoiced and paid, and how that stands. */
export type Account = {
  readonly billingDocuments: readonly BillingDocument[];
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
  const [billingDocuments, payments] =
    trip.bookedAt === null ? [[], []] : await Promise.all([readNumberedDocuments(db, trip.id), listPayments(db, trip.id)]);
  const invoice = billingDocuments.findLast((billingDocument) => billingDocument.kind === 'invoice') ?? null;
  const credits = billingDocuments.filter(
    (billingDocument) => billingDocument.kind === 'credit-note' && billingDocument.invoice.number === invoice?.number,
  );
  const information = getInvoiceInformation({
    trip,
    invoice,
    creditedCents: sumCents(credits.map(({ totalCents }) => totalCents)),
    paidCents: countPaidCents(payments),
    today: todayIn(getSite(trip.site).timeZone, now),
  });
  return { billingDocuments, payments, information };
}
