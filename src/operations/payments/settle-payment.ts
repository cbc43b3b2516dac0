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

/** `settled`: the payment changed; `unchanged`: nothing new, or nothing credible; `unavailable`: ask again later. */
export type SettlingOutcome = 'settled' | 'unchanged' | 'unavailable';

/** The customer no longer waits for the answer an hour after the payment began. */
const lately = 3_600;
const mostOpen = 3;
/** The maximum number of tries when the payment changes between the query and the update. More changes than this point to a bug. */
const mostAttempts = 5;

/**
 * Asks the provider for the state of a payment and saves what is new. The saved state is always requested after the last change, so late,
 * repeated or reordered notifications lead to the same result.
 */
export async function settlePayment(context: SettlingContext, payment: OnlinePayment): Promise<SettlingOutcome> {
  const { payments: provider, db } = context;
  if (provider === null) return 'unchanged';
  let current: OnlinePayment | null = payment;
  for (let attempt = 1; attempt <= mostAttempts && current !== null; attempt += 1) {
    const reported = await ask(context, provider, current);
    if (reported === 'unavailable' || reported === null) return reported ?? 'unchanged';
    if (reported.status === 'paid' && reported.cents !== current.cents) {
      await noteWrongAmount(context, current, reported.cents);
      return 'unchanged';
    }
    const settlement = planSettlement(current, reported);
    if (settlement === null) return 'unchanged';
    if (await writeSettlement(context, { payment: current, settlement, reported })) return 'settled';
    current = await findOnlinePayment(db, payment.id);
  }
  return 'unavailable';
}

type Settling = { readonly payment: OnlinePayment; readonly settlement: Settlement; readonly reported: ProviderPayment };

/** Opens a case for staff: the provider reports another amount than we requested, so nothing is recorded. */
async function noteWrongAmount({ db }: SettlingContext, { tripId, providerId }: OnlinePayment, cents: number): Promise<void> {
  await inTransaction(db, async (tx) => await openCase(tx, { tripId, kind: 'wrong-amount', cents, detail: providerId ?? '' }));
}

/** Saves the payment's result and the trip's history together; false if the payment changed since it was read. */
async function writeSettlement(context: SettlingContext, { payment, settlement, reported }: Settling): Promise<boolean> {
  const { event, returnedCents } = settlement;
  return await inTransaction(context.db, async (tx) => {
    const trip = event === null ? null : await lockTripById(tx, payment.tripId);
    if (!(await storeSettlement(tx, { payment, settlement, paidAt: reported.paidAt }))) return false;
    if (event === null || trip === null) return true;
    const locked = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: { kind: 'provider' } });
    const detail = { payment: payment.id, invoice: payment.invoiceNumber, cents: payment.cents, returnedCents };
    await locked.write(quietly(event, { detail }));
    await noteCase(tx, { trip, payment, settlement, reported });
    return true;
  });
}

/** Opens a case for a return or for money that was not due. The next good news about the payment closes it. */
async function noteCase(
  tx: DatabaseTransaction,
  { trip, payment, settlement, reported }: Settling & { readonly trip: Trip },
): Promise<void> {
  const { event, returnedCents } = settlement;
  const { tripId, providerId } = payment;
  if (event === 'payment-returned') {
    const back = reported.chargedBackCents > 0 ? ({ kind: 'chargeback', cents: reported.chargedBackCents } as const) : null;
    await openCase(tx, { tripId, ...(back ?? { kind: 'returned', cents: returnedCents }), detail: providerId ?? '' });
  }
  if (event === 'payment-return-undone') {
    // Winning a chargeback closes its case, even if another part was refunded.
    const chargebacks = reported.chargedBackCents === 0 ? (['chargeback'] as const) : [];
    await closeReturns(tx, { tripId, kinds: returnedCents === 0 ? ['chargeback', 'returned'] : chargebacks });
  }
  if (event !== 'payment-paid') return;
  const paid = (await listPayments(tx, tripId)).filter((each) => each.status === 'paid' && each.providerId !== providerId);
  const isTwice = paid.some(({ cents, returnedCents: gone }) => cents - gone === payment.cents);
  await nameBalanceCase(tx, tripId, trip.cancelation !== null ? 'after-cancelling' : isTwice ? 'paid-twice' : 'overpaid');
}

/**
 * Handles the provider's notification about a payment, by the provider's id. The content of a notification is never trusted: we query the
 * provider.
 */
export async function receivePaymentNotice(context: SettlingContext, providerId: string): Promise<SettlingOutcome> {
  const { payments: provider, db } = context;
  const payment = provider === null ? null : await findPaymentOfProvider(db, { provider: provider.name, providerId });
  return payment === null ? 'unchanged' : await settlePayment(context, payment);
}

/** Asks for the recent unfinished payments of a trip; `unavailable` if one query failed. */
export async function settleOpenPayments(context: SettlingContext, tripId: string): Promise<SettlingOutcome> {
  const { payments: provider, db } = context;
  if (provider === null) return 'unchanged';
  const open = await listOpenPayments(db, { tripId, provider: provider.name, withinSeconds: lately, limit: mostOpen });
  const outcomes = await Promise.all(open.filter(({ providerId }) => providerId !== null).map((each) => settlePayment(context, each)));
  return outcomes.includes('unavailable') ? 'unavailable' : outcomes.includes('settled') ? 'settled' : 'unchanged';
}

/** Null if the provider does not know the payment, or answers with another one. */
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
    // Also for `refused`: that means a wrong key on our side, and the provider notifies us again.
    return 'unavailable';
  }
  const reported = asked.value;
  if (reported !== null && isThatPayment(reported, payment)) return reported;
  log.error('Unable to believe what is told of a payment', {
    error: reported === null ? 'unknown there' : 'another one',
    code: '',
    at: payment.id,
    trip: await nameTrip(db, payment.tripId),
  });
  return null;
}

/** A different amount still belongs to this payment: staff check it. */
function isThatPayment(reported: ProviderPayment, { id, providerId }: OnlinePayment): boolean {
  return reported.providerId === providerId && reported.paymentId === id && reported.currency === 'EUR';
}
