import type { OptionKey, Quote } from '#domain/pricing/quote/quote.ts';
import { optionKeys } from '#domain/pricing/quote/quote.ts';
import { failure, success } from '#domain/result.ts';
import { canAccept } from '#domain/trip/allowed.ts';
import { parseAgreements } from '#domain/trip/contact-input.ts';
import { transitionOf } from '#domain/trip/states.ts';
import type { Agreements, Trip } from '#domain/trip/trip.ts';
import { buildBookingConfirmedPayload } from '#mail/payloads.ts';
import type { ApiContext } from '../context.ts';
import type { Answer, FieldError } from '../errors/field-error.ts';
import { changeTrip, type PlannedChange } from './change-trip.ts';
import { prepareInvoice } from './issue-papers.ts';
import type { Travel } from './travel.ts';

export type Acceptance = {
  readonly idempotencyKey: string;
  readonly id: string;
  /** The total incl. VAT on the order button, in cents. */
  readonly expectedTotalCents: number;
  /** Null keeps the choice that the quote has. */
  readonly optionKey: string | null;
  readonly agreements: unknown;
};

type Order = { readonly expectedTotalCents: number; readonly optionKey: OptionKey | null; readonly agreements: Agreements };

/** Books a quote: the order with obligation to pay. Nothing happens where what the customer saw is no longer true. */
export async function acceptQuote(context: ApiContext, acceptance: Acceptance): Promise<Answer<Travel>> {
  const order = readOrder(acceptance);
  if (!order.ok) return order;
  return await changeTrip(context, {
    operation: 'acceptQuote',
    idempotencyKey: acceptance.idempotencyKey,
    id: acceptance.id,
    input: order.value,
    plan: (trip, now) => planBooking(trip, { order: order.value, now, context }),
  });
}

function readOrder({ agreements, optionKey, expectedTotalCents }: Acceptance): Answer<Order> {
  const agreed = parseAgreements(agreements);
  if (!agreed.ok) return agreed;
  const option = optionKeys.find((key) => key === optionKey) ?? null;
  if (optionKey !== null && option === null) return failure([{ field: 'optionKey', code: 'invalid' }]);
  return success({ expectedTotalCents, optionKey: option, agreements: agreed.value });
}

type Booking = { readonly order: Order; readonly now: string; readonly context: ApiContext };

function planBooking(trip: Trip, { order, now, context }: Booking): Answer<PlannedChange> {
  const permission = canAccept(trip, now);
  if (!permission.allowed) return refuse({ field: 'form', code: permission.reason });
  const next = transitionOf(trip, 'accept', 'customer');
  if (!next.ok || trip.quote === null) return refuse({ field: 'form', code: 'not-priced' });
  const quote: Quote = { ...trip.quote, chosen: order.optionKey ?? trip.quote.chosen };
  const option = quote.options.find(({ key }) => key === quote.chosen);
  if (option === undefined) return refuse({ field: 'optionKey', code: 'invalid' });
  if (option.totalCents !== order.expectedTotalCents) {
    return refuse({ field: 'expectedTotalCents', code: 'changed', proposal: String(option.totalCents) });
  }
  const missing = findMissingContact(trip);
  if (missing !== null) return refuse(missing);
  return success({
    to: next.value,
    validity: 'open',
    // A quote is large: it is written again only where the order differs from it.
    set: { ...(quote.chosen === trip.quote.chosen ? {} : { quote }), agreements: order.agreements, bookedAt: now },
    event: 'accept',
    detail: { option: quote.chosen, totalCents: option.totalCents },
    paperOf: (booked) => prepareInvoice({ trip: booked, now }),
    mailOf: (booked) => buildBookingConfirmedPayload(booked, context.addresses),
  });
}

/** A contract needs to know with whom: the contact details come before the order. */
function findMissingContact({ customer, invoice }: Trip): FieldError | null {
  if (customer.phone === '') return { field: 'phone', code: 'required' };
  return invoice === null ? { field: 'invoice.street', code: 'required' } : null;
}

function refuse(error: FieldError): Answer<never> {
  return failure([error]);
}
