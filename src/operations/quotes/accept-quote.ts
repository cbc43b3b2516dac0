import type { OptionKey, Quote } from '#domain/pricing/quote/quote.ts';
import { optionKeys } from '#domain/pricing/quote/quote.ts';
import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import { failure, success } from '#domain/result.ts';
import { canAccept } from '#domain/trip/allowed.ts';
import { promiseMinutes } from '#domain/trip/answer-due.ts';
import { parseAgreements } from '#domain/trip/input/contact-input.ts';
import { endReservation } from '#domain/trip/reservation.ts';
import { type Agreements, type InvoiceDetails, type PaymentMethod, paymentMethods, type Trip } from '#domain/trip/trip.ts';
import { claimsOf } from '#operations/capacity/rules/claims.ts';
import { findTermsOf } from '#operations/customers/price-on-terms.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { listOfferedMethods, type OfferedMethodsInput } from '#operations/payments/rules/offered-methods.ts';
import { isInvoicedAfterwards } from '#operations/payments/rules/payment-terms.ts';
import { serviceDaysOf } from '#operations/payments/rules/trip-payments.ts';
import { type Answer, type Refusal, refuse, refuseChanged } from '#operations/trips/answer.ts';
import { type ApplyContext, applyByKey } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { TripEffect } from '#operations/trips/trip-effect.ts';
import { countWaiting } from '#operations/trips/work-lists.ts';

export type Acceptance = {
  readonly idempotencyKey: string;
  readonly id: string;
  /** The total incl. VAT on the order button, in cents. */
  readonly expectedTotalCents: number;
  /** The version of the trip that the customer saw. */
  readonly version: number;
  /** Null keeps the choice that the quote has. */
  readonly optionKey: string | null;
  /** Null keeps the method of the contact details. */
  readonly paymentMethod: string | null;
  readonly agreements: unknown;
};

type Order = {
  readonly expectedTotalCents: number;
  readonly version: number;
  readonly optionKey: OptionKey | null;
  /** Absent: the method of the contact details. An order without a method keeps the hash that it had before there was this field. */
  readonly paymentMethod?: PaymentMethod;
  readonly agreements: Agreements;
};

type AcceptContext = ApplyContext & Pick<BookingContext, 'rates' | 'payments'>;

/**
 * Books a quote: the order with obligation to pay. If price or version differ from what the customer saw, nothing happens. If the last
 * vehicle is gone, the customer owes nothing and the trip waits for an answer from staff.
 */
export async function acceptQuote(context: AcceptContext, acceptance: Acceptance): Promise<Answer<Travel>> {
  const order = readOrder(acceptance);
  if (!order.ok) return order;
  const { id, idempotencyKey } = acceptance;
  const booked = await applyByKey(context, {
    id,
    request: { operation: 'acceptQuote', idempotencyKey, input: order.value },
    version: order.value.version,
    plan: async (trip, now) => {
      const terms = await findTermsOf(context.db, trip.customer);
      const isMissing = terms?.needsPurchaseOrder === true && trip.invoice?.purchaseOrder === '';
      if (isMissing) return failure([{ field: 'invoice.purchaseOrder', code: 'required' }]);
      const answerMinutes = promiseMinutes({ kind: 'vehicle', now, waiting: await countWaiting(context.db) });
      const { depots } = context.rates(now);
      return planBooking(trip, { order: order.value, now, depots, takesOnline: context.payments !== null, answerMinutes });
    },
  });
  // Only the browser that placed the order receives the booking key (docs/specification.md#keys). Repeating the order returns the same key.
  return booked.ok && booked.value.trip.bookedAt !== null ? success({ ...booked.value, id: booked.value.trip.bookingKey }) : booked;
}

function readOrder({ agreements, optionKey, paymentMethod, expectedTotalCents, version }: Acceptance): Answer<Order> {
  const agreed = parseAgreements(agreements);
  if (!agreed.ok) return agreed;
  const option = optionKeys.find((key) => key === optionKey) ?? null;
  if (optionKey !== null && option === null) return failure([{ field: 'optionKey', code: 'invalid' }]);
  const method = paymentMethods.find((known) => known === paymentMethod);
  if (paymentMethod !== null && method === undefined) return failure([{ field: 'paymentMethod', code: 'invalid' }]);
  const order = { expectedTotalCents, version, optionKey: option, agreements: agreed.value };
  return success(method === undefined ? order : { ...order, paymentMethod: method });
}

type Booking = {
  readonly order: Order;
  readonly now: string;
  readonly depots: DepotTable;
  readonly takesOnline: boolean;
  /** What we promise if no vehicle is left. */
  readonly answerMinutes: number;
};

function planBooking(trip: Trip, { order, now, depots, takesOnline, answerMinutes }: Booking): Answer<TripEffect> {
  const permission = canAccept(trip, now);
  if (!permission.allowed) return refuse(permission.reason);
  if (trip.quote === null) return refuse('not-priced');
  const quote: Quote = { ...trip.quote, chosen: order.optionKey ?? trip.quote.chosen };
  const option = quote.options.find(({ key }) => key === quote.chosen);
  if (option === undefined) return failure([{ field: 'optionKey', code: 'invalid' }]);
  if (option.totalCents !== order.expectedTotalCents) return refuseChanged('expectedTotalCents', option.totalCents);
  const invoice = invoiceOf(trip, order);
  const missing = findMissing({ customer: trip.customer, invoice, takesOnline });
  if (missing !== null) return failure([missing]);
  return success({
    event: 'accept',
    validity: 'open',
    // A quote is large: it is written again only where the order differs from it.
    set: {
      ...(quote.chosen === trip.quote.chosen ? {} : { quote }),
      ...endReservation(trip, now),
      invoice,
      agreements: order.agreements,
      bookedAt: now,
    },
    // What was ordered: later changes are compared with it.
    detail: { option: quote.chosen, totalCents: option.totalCents, startsOn: serviceDaysOf(trip).startsOn },
    mail: { kind: 'booking-confirmed' },
    billing: isInvoicedAfterwards({ invoice }) ? 'none' : 'invoice',
    capacity: {
      claims: claimsOf({ itinerary: trip.itinerary, quote, option }, depots),
      depots,
      otherwise: askCapacity({ quote: { ...quote, madeAt: now }, invoice, answerMinutes, ...endReservation(trip, now) }),
    },
  });
}

type AskedCapacity = Pick<Trip, 'invoice'> &
  Partial<Pick<Trip, 'customer' | 'reservation'>> & { readonly quote: Quote; readonly answerMinutes: number };

/** The price stays as it was shown; the boxes are ticked again with the next order. */
export function askCapacity({ quote, ...asked }: AskedCapacity): TripEffect {
  return {
    event: 'ask-capacity',
    validity: 'open',
    set: { quote, ...asked, personReasons: ['capacity'] },
    detail: { option: quote.chosen },
    mail: { kind: 'request-received' },
    billing: 'none',
  };
}

/** Where and how the order is invoiced. */
function invoiceOf({ invoice }: Trip, { paymentMethod }: Order): InvoiceDetails | null {
  return invoice === null || paymentMethod === undefined ? invoice : { ...invoice, paymentMethod };
}

/**
 * The contact details come before the order, because a contract names both parties. The method must be one that this trip's customer can
 * choose now.
 */
function findMissing(trip: OfferedMethodsInput): Refusal | null {
  if (trip.customer.phone === '') return { field: 'phone', code: 'required' };
  if (trip.invoice === null) return { field: 'invoice.street', code: 'required' };
  return listOfferedMethods(trip).includes(trip.invoice.paymentMethod) ? null : { field: 'paymentMethod', code: 'not-offered' };
}
