import { cancellationFee } from '#domain/cancellation/fee-scale.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import { failure, success } from '#domain/result.ts';
import { canCancel } from '#domain/trip/allowed.ts';
import { isBooked, transitionOf } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { buildBookingCancelledPayload } from '#mail/payloads.ts';
import type { ApiContext } from '../context.ts';
import type { Answer } from '../errors/field-error.ts';
import { changeTrip, type PlannedChange } from './change-trip.ts';
import { cutReason } from './cut-reason.ts';
import { creditLastInvoice } from './issue-papers.ts';
import { chosenOptionOf, type Travel } from './travel.ts';

export type BookingCancellation = {
  readonly idempotencyKey: string;
  readonly id: string;
  /** The fee that the customer saw, in cents incl. VAT. */
  readonly expectedFeeCents: number;
  readonly reason: string;
};

/** Cancels a booking at the fee that holds now. Nothing happens where it is another than the customer saw. */
export async function cancelBooking(context: ApiContext, cancellation: BookingCancellation): Promise<Answer<Travel>> {
  const { idempotencyKey, id, expectedFeeCents } = cancellation;
  const reason = cutReason(cancellation.reason);
  return await changeTrip(context, {
    operation: 'cancelBooking',
    idempotencyKey,
    id,
    input: { expectedFeeCents, reason },
    plan: (trip, now) => planCancellation(trip, { expectedFeeCents, reason, now, context }),
  });
}

type Cancelling = { readonly expectedFeeCents: number; readonly reason: string; readonly now: string; readonly context: ApiContext };

function planCancellation(trip: Trip, { expectedFeeCents, reason, now, context }: Cancelling): Answer<PlannedChange> {
  const permission = canCancel(trip, now);
  if (!permission.allowed) return failure([{ field: 'form', code: permission.reason }]);
  const next = transitionOf(trip, 'cancel', 'customer');
  const fee = findFee(trip, now);
  if (!next.ok || fee === null) return failure([{ field: 'form', code: 'not-booked' }]);
  if (fee.feeCents !== expectedFeeCents) {
    return failure([{ field: 'expectedFeeCents', code: 'changed', proposal: String(fee.feeCents) }]);
  }
  return success({
    to: next.value,
    set: { cancelation: { feeCents: fee.feeCents, at: now, reason } },
    event: 'cancel',
    detail: { feeCents: fee.feeCents, percent: fee.percent },
    alongside: (tx, cancelled) => creditLastInvoice(tx, { trip: cancelled, now, reason: 'cancelled' }),
    mailOf: (cancelled) => buildBookingCancelledPayload(cancelled, context.addresses),
  });
}

/** What cancelling the booking costs at an instant; null where nothing is booked. */
export function findFee(trip: Trip, now: string) {
  const option = chosenOptionOf(trip);
  if (!isBooked(trip) || trip.bookedAt === null || option === null) return null;
  const departure = firstDepartureInstant(trip.itinerary);
  return cancellationFee({ totalCents: option.totalCents, departure, bookedAt: trip.bookedAt, now });
}
