import * as v from 'valibot';
import type { PaymentProvider } from '#adapters/payments/ports.ts';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, success } from '#domain/result.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findTravelToActOn, type Travel } from '#operations/duties/travel.ts';
import { readAccount } from '#operations/trips/account.ts';

import { type Answer, refuse, refuseChanged, tripNotFound } from '#operations/trips/answer.ts';

import { type BookingContext, Unavailable } from '#operations/trips/context.ts';
import { identifyRequest, keyReused } from '#operations/trips/idempotency.ts';
import { claimKey, findOutcome, type IdempotentRequest, saveOutcome } from '#operations/trips/idempotency-store.ts';
import {
  findOnlinePayment,
  insertOpenPayment,
  listOpenPayments,
  lockTripForPayment,
  nameAtProvider,
  type OnlinePayment,
  refusePayment,
} from './online-payment-store.ts';
import { type PaymentPart, priceParts } from './payable-parts.ts';
import { settleOpenPayments } from './settle-payment.ts';

export type PaymentStart = {
  readonly idempotencyKey: string;
  readonly id: string;
  readonly part: PaymentPart;
  /** The amount on the button, in cents. */
  readonly expectedCents: number;
  /** The page to which the payer returns: the one after the order, or the booking. */
  readonly returnTo: 'success' | 'booking';
};

/** A checkout page opened this recently can still be paid; older ones may expire soon. */
const reusedWithin = 600;
const mostOpen = 10;

/**
 * Starts the payment of the next due amount of a booked trip, or of everything outstanding, and returns the checkout address. We alone set
 * the amount. The payment is stored before the provider knows it, and the provider gets its id as the idempotency key. So a repeated
 * request after any failure, or two clicks at once, result in one payment.
 */
export async function startPayment(
  context: BookingContext,
  { idempotencyKey, id, part, expectedCents, returnTo }: PaymentStart,
): Promise<Answer<{ readonly url: string }>> {
  const { payments: provider, db } = context;
  if (provider === null) return refuse('not-offered');
  const travel = await findTravelToActOn(context, id);
  if (travel === null) return failure([tripNotFound]);
  if (travel.trip.bookedAt === null) return refuse('not-booked');
  const request = identifyRequest({
    operation: 'startPayment',
    key: idempotencyKey,
    scope: travel.trip.id,
    input: { part, expectedCents },
  });
  if (!request.ok) return request;
  // Check recent payments first: an amount that was just paid must not be requested again.
  if ((await settleOpenPayments(context, travel.trip.id)) === 'unavailable') throw new Unavailable();
  const chosen = await inTransaction(db, (tx) =>
    choosePayment(tx, { travel, part, expectedCents, request: request.value, provider: provider.name }),
  );
  return chosen.ok ? await openAtProvider(context, { provider, payment: chosen.value, trip: travel.trip, returnTo }) : chosen;
}

type Choosing = {
  readonly travel: Travel;
  readonly part: PaymentPart;
  readonly expectedCents: number;
  readonly request: IdempotentRequest;
  readonly provider: string;
};

const storedOutcome = v.object({ payment: v.string() });

/** The payment of this request, or an unfinished one of the same amount; otherwise a new one. */
async function choosePayment(
  tx: DatabaseTransaction,
  { travel, part, expectedCents, request, provider }: Choosing,
): Promise<Answer<OnlinePayment>> {
  const { id: tripId } = travel.trip;
  if (!(await lockTripForPayment(tx, tripId))) return failure([tripNotFound]);
  const known = await findOutcome(tx, request);
  if (known?.kind === 'conflict') return failure([keyReused]);
  if (known !== null) return await repeatPayment(tx, known.outcome);
  const account = await readAccount(tx, travel);
  const parts = priceParts(account);
  if (parts === null) return refuse('nothing-due');
  const wanted = { tripId, provider, invoiceNumber: parts.invoiceNumber, cents: part === 'next' ? parts.next.amountCents : parts.allCents };
  if (wanted.cents !== expectedCents) return refuseChanged('expectedCents', wanted.cents);
  if ((await claimKey(tx, request)).kind !== 'claimed') return failure([keyReused]);
  const underWay = await listOpenPayments(tx, { tripId, provider, withinSeconds: reusedWithin, limit: mostOpen });
  const same = underWay.find(({ cents, invoiceNumber }) => cents === wanted.cents && invoiceNumber === wanted.invoiceNumber);
  const payment = same ?? (await insertOpenPayment(tx, wanted));
  await saveOutcome(tx, { operation: request.operation, key: request.key, outcome: { payment: payment.id }, tripId });
  return success(payment);
}

async function repeatPayment(tx: DatabaseTransaction, outcome: unknown): Promise<Answer<OnlinePayment>> {
  const payment = await findOnlinePayment(tx, v.parse(storedOutcome, outcome).payment);
  if (payment === null || payment.status === 'failed') return refuse('payment-over');
  return payment.status === 'open' ? success(payment) : refuse('nothing-due');
}

type Opening = Pick<PaymentStart, 'returnTo'> & {
  readonly provider: PaymentProvider;
  readonly payment: OnlinePayment;
  readonly trip: Trip;
};

async function openAtProvider(context: BookingContext, opening: Opening): Promise<Answer<{ readonly url: string }>> {
  const { provider, payment, trip, returnTo } = opening;
  if (payment.checkoutUrl !== null) return success({ url: payment.checkoutUrl });
  const opened = await provider.openPayment({
    paymentId: payment.id,
    cents: payment.cents,
    description: payment.invoiceNumber,
    language: trip.language,
    ...addressesOf(context, { trip, returnTo }),
  });
  if (opened.ok) {
    const { providerId, checkoutUrl } = opened.value;
    if (!(await nameAtProvider(context.db, { id: payment.id, providerId, checkoutUrl }))) throw new Unavailable();
    return success({ url: checkoutUrl });
  }
  if (opened.failure.kind === 'unavailable') throw new Unavailable(opened.failure.detail);
  context.log.error('Unable to begin a payment', {
    error: opened.failure.kind,
    code: opened.failure.detail,
    at: payment.id,
    trip: trip.reference,
  });
  await refusePayment(context.db, payment.id);
  return refuse('payment-refused');
}

/**
 * The return address on the trip's own site: the success page after an order (its address contains the quote key), otherwise the booking. A
 * server without a public address gets no notifications and queries the provider instead.
 */
function addressesOf({ addresses }: BookingContext, { trip, returnTo }: Pick<Opening, 'trip' | 'returnTo'>) {
  const { site, language, bookingKey, quoteKey } = trip;
  const base = addresses[site];
  const booking = { page: 'my-booking', id: bookingKey } as const;
  const to = returnTo === 'success' ? ({ page: 'my-quote', id: quoteKey, step: 'success' } as const) : booking;
  const path = pathTo({ site: getSite(site), language }, to);
  const isPublic = !/^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(new URL(base).hostname);
  return { redirectUrl: `${base}${path}?paid=return`, webhookUrl: isPublic ? `${base}/payments/mollie` : null };
}
