import { failure, success } from '#domain/result.ts';
import { canCancel } from '#domain/trip/allowed.ts';
import { isBooked, transitionOf } from '#domain/trip/states.ts';
import { buildQuoteDeclinedPayload } from '#mail/payloads.ts';
import type { ApiContext } from '../context.ts';
import type { Answer } from '../errors/field-error.ts';
import { changeTrip } from './change-trip.ts';
import { cutReason } from './cut-reason.ts';
import type { Travel } from './travel.ts';

export type QuoteCancellation = { readonly idempotencyKey: string; readonly id: string; readonly reason: string };

/** Declines a quote or a request; it costs nothing. A booking is cancelled by another door, for that has a fee. */
export async function cancelQuote(context: ApiContext, { idempotencyKey, id, reason }: QuoteCancellation): Promise<Answer<Travel>> {
  const cleaned = cutReason(reason);
  return await changeTrip(context, {
    operation: 'cancelQuote',
    idempotencyKey,
    id,
    input: { reason: cleaned },
    plan: (trip, now) => {
      if (isBooked(trip)) return failure([{ field: 'form', code: 'already-booked' }]);
      const permission = canCancel(trip, now);
      if (!permission.allowed) return failure([{ field: 'form', code: permission.reason }]);
      const next = transitionOf(trip, 'decline', 'customer');
      if (!next.ok) return failure([{ field: 'form', code: 'expired' }]);
      const mailOf = (declined: Travel['trip']) => buildQuoteDeclinedPayload({ trip: declined, addresses: context.addresses, at: now });
      return success({ to: next.value, set: {}, event: 'decline', detail: { reason: cleaned }, mailOf });
    },
  });
}
