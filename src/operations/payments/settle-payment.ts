import type { PaymentProvider, ProviderPayment } from '#adapters/payments/ports.ts';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { lockTrip } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { nameTrip } from '#operations/trips/name-trip.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripById } from '#operations/trips/trip-store.ts';
import { closeReturns, nameBalanceCase, openCase } from './money-case-store.ts';
import { findOnlinePayment, findPaymentOfProvider, listOpenPayments, type OnlinePayment } from './online-payment-store.ts';
import { storeSettlement } from './payment-settlement.ts';
import { listPayments } from './payment-store.ts';
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
    if (told.status === 'paid' && told.cents !== current.cents) {
      await noteWrongAmount(context, current, told.cents);
      return 'unchanged';
    }
    const settlement = planSettlement(current, told);
    if (settlement === null) return 'unchanged';
    if (await writeSettlement(context, { payment: current, settlement, told })) return 'settled';
    current = await findOnlinePayment(db, payment.id);
  }
  return 'unavailable';
}

type Settling = { readonly payment: OnlinePayment; readonly settlement: Settlement; readonly told: ProviderPayment };

/** A task for our people: what the provider tells is not what was asked, so nothing is recorded. */
async function noteWrongAmount({ db }: SettlingContext, { tripId, providerId }: OnlinePayment, cents: number): Promise<void> {
  await inTransaction(db, async (tx) => await openCase(tx, { tripId, kind: 'wrong-amount', cents, detail: providerId ?? '' }));
}

/** What became of the payment and the trip's history of it, together; false where the payment has changed since it was read. */
async function writeSettlement(context: SettlingContext, { payment, settlement, told }: Settling): Promise<boolean> {
  const { event, returnedCents } = settlement;
  return await inTransaction(context.db, async (tx) => {
    const trip = event === null ? null : await lockTripById(tx, payment.tripId);
    if (!(await storeSettlement(tx, { payment, settlement, paidAt: told.paidAt }))) return false;
    if (event === null || trip === null) return true;
    const held = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: { kind: 'provider' } });
    const detail = { payment: payment.id, invoice: payment.invoiceNumber, cents: payment.cents, returnedCents };
    await held.write(quietly(event, { detail }));
    await noteCase(tx, { trip, payment, settlement, told });
    return true;
  });
}

/** What went wrong with it becomes a task, which the payment's next good news ends: a return, or money that was not due. */
async function noteCase(tx: DatabaseTransaction, { trip, payment, settlement, told }: Settling & { readonly trip: Trip }): Promise<void> {
  const { event, returnedCents } = settlement;
  const { tripId, providerId } = payment;
  if (event === 'payment-returned') {
    const back = told.chargedBackCents > 0 ? ({ kind: 'chargeback', cents: told.chargedBackCents } as const) : null;
    await openCase(tx, { tripId, ...(back ?? { kind: 'returned', cents: returnedCents }), detail: providerId ?? '' });
  }
  if (event === 'payment-return-undone') {
    // A chargeback that was won ends its task, though something was given back as well.
    const chargebacks = told.chargedBackCents === 0 ? (['chargeback'] as const) : [];
    await closeReturns(tx, { tripId, kinds: returnedCents === 0 ? ['chargeback', 'returned'] : chargebacks });
  }
  if (event !== 'payment-paid') return;
  const paid = (await listPayments(tx, tripId)).filter((each) => each.status === 'paid' && each.providerId !== providerId);
  const isTwice = paid.some(({ cents, returnedCents: gone }) => cents - gone === payment.cents);
  await nameBalanceCase(tx, tripId, trip.cancelation !== null ? 'after-cancelling' : isTwice ? 'paid-twice' : 'overpaid');
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
  { db, log }: SettlingContext,
  provider: PaymentProvider,
  payment: OnlinePayment,
): Promise<ProviderPayment | 'unavailable' | null> {
  if (payment.providerId === null) return null;
  const asked = await provider.findPayment(payment.providerId);
  if (!asked.ok) {
    log.error('Unable to ask what became of a payment', {
      error: asked.failure.kind,
      code: asked.failure.detail,
      at: payment.id,
      trip: await nameTrip(db, payment.tripId),
    });
    // Refused too: that is a wrong key of ours, and whoever told us tells us again.
    return 'unavailable';
  }
  const told = asked.value;
  if (told !== null && isThatPayment(told, payment)) return told;
  log.error('Unable to believe what is told of a payment', {
    error: told === null ? 'unknown there' : 'another one',
    code: '',
    at: payment.id,
    trip: await nameTrip(db, payment.tripId),
  });
  return null;
}

/** Of another amount it is that payment still: our people look into it. */
function isThatPayment(told: ProviderPayment, { id, providerId }: OnlinePayment): boolean {
  return told.providerId === providerId && told.paymentId === id && told.currency === 'EUR';
}
