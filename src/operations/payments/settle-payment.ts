import type { PaymentProvider, ProviderPayment } from '#adapters/payments/ports.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { lockTrip } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripById } from '#operations/trips/trip-store.ts';
import { findOnlinePayment, findPaymentOfProvider, listOpenPayments, type OnlinePayment } from './online-payment-store.ts';
import { storeSettlement } from './payment-settlement.ts';
import { settlePayment as planSettlement, type Settlement } from './rules/settle-payment.ts';

export type SettlingContext = Pick<BookingContext, 'db' | 'addresses' | 'payments' | 'log'>;

/** `settled`: it changed; `unchanged`: nothing new, or nothing that may be believed; `unavailable`: ask again later. */
export type SettlingOutcome = 'settled' | 'unchanged' | 'unavailable';

/** An hour after it was begun a customer no longer waits for the answer. */
const lately = 3_600;
const mostOpen = 3;
/** A payment that changes between asking and writing this often is not one that changes by itself. */
const mostAttempts = 5;

/**
 * Asks the provider how a payment stands and writes down what is new. What is written was asked for after the last change, so notices
 * that come late, twice or in another order all lead to the same end.
 */
export async function settlePayment(context: SettlingContext, payment: OnlinePayment): Promise<SettlingOutcome> {
  const { payments: provider, db } = context;
  if (provider === null) return 'unchanged';
  let current: OnlinePayment | null = payment;
  for (let attempt = 1; attempt <= mostAttempts && current !== null; attempt += 1) {
    const told = await ask(context, provider, current);
    if (told === 'unavailable' || told === null) return told ?? 'unchanged';
    const settlement = planSettlement(current, told);
    if (settlement === null) return 'unchanged';
    if (await writeSettlement(context, { payment: current, settlement, paidAt: told.paidAt })) return 'settled';
    current = await findOnlinePayment(db, payment.id);
  }
  return 'unavailable';
}

type Settling = { readonly payment: OnlinePayment; readonly settlement: Settlement; readonly paidAt: string | null };

/** What became of the payment and the trip's history of it, together; false where the payment has changed since it was read. */
async function writeSettlement(context: SettlingContext, { payment, settlement, paidAt }: Settling): Promise<boolean> {
  const { event, returnedCents } = settlement;
  return await inTransaction(context.db, async (tx) => {
    const trip = event === null ? null : await lockTripById(tx, payment.tripId);
    if (!(await storeSettlement(tx, { payment, settlement, paidAt }))) return false;
    if (event === null || trip === null) return true;
    const held = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: { kind: 'provider' } });
    const detail = { payment: payment.id, invoice: payment.invoiceNumber, cents: payment.cents, returnedCents };
    await held.write(quietly(event, { detail }));
    return true;
  });
}

/** The provider told that something changed about a payment of its own id; what changed is asked, never believed. */
export async function receivePaymentNotice(context: SettlingContext, providerId: string): Promise<SettlingOutcome> {
  const { payments: provider, db } = context;
  const payment = provider === null ? null : await findPaymentOfProvider(db, { provider: provider.name, providerId });
  return payment === null ? 'unchanged' : await settlePayment(context, payment);
}

/** Asks for the payments of a trip that were begun lately and have no end yet; `unavailable` where one could not be asked. */
export async function settleOpenPayments(context: SettlingContext, tripId: string): Promise<SettlingOutcome> {
  const { payments: provider, db } = context;
  if (provider === null) return 'unchanged';
  const open = await listOpenPayments(db, { tripId, provider: provider.name, withinSeconds: lately, limit: mostOpen });
  const outcomes = await Promise.all(open.filter(({ providerId }) => providerId !== null).map((each) => settlePayment(context, each)));
  return outcomes.includes('unavailable') ? 'unavailable' : outcomes.includes('settled') ? 'settled' : 'unchanged';
}

/** Null where the provider has no such payment, or tells of another one than we asked for. */
async function ask(
  { log }: SettlingContext,
  provider: PaymentProvider,
  payment: OnlinePayment,
): Promise<ProviderPayment | 'unavailable' | null> {
  if (payment.providerId === null) return null;
  const asked = await provider.findPayment(payment.providerId);
  if (!asked.ok) {
    log.error('Unable to ask what became of a payment', { error: asked.failure.kind, code: asked.failure.detail, at: payment.id });
    // Refused too: that is a wrong key of ours, and whoever told us tells us again.
    return 'unavailable';
  }
  const told = asked.value;
  if (told !== null && isThatPayment(told, payment)) return told;
  log.error('Unable to believe what is told of a payment', {
    error: told === null ? 'unknown there' : 'another one',
    code: '',
    at: payment.id,
  });
  return null;
}

function isThatPayment(told: ProviderPayment, { id, providerId, cents }: OnlinePayment): boolean {
  return told.providerId === providerId && told.paymentId === id && told.currency === 'EUR' && told.cents === cents;
}
