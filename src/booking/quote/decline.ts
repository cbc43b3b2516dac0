import { type Result, success } from '#domain/result.ts';
import { canDecline } from '#domain/trip/allowed.ts';
import { cutReason } from '#domain/trip/reason.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type Answer, type Refusal, refuse } from '../answer.ts';
import { type Applied, type ApplyContext, applyByKey, applyByReference, type NotApplied, type StaffsAct } from '../apply.ts';
import type { Travel } from '../crew/travel.ts';
import type { TripEffect } from '../trip-effect.ts';

export type QuoteCancellation = { readonly idempotencyKey: string; readonly id: string; readonly reason: string };

/** Declines a quote or a request for its customer; it costs nothing. A booking is cancelled by another door, for that has a fee. */
export async function declineQuote(context: ApplyContext, { idempotencyKey, id, reason }: QuoteCancellation): Promise<Answer<Travel>> {
  const cleaned = cutReason(reason);
  return await applyByKey(context, {
    id,
    request: { operation: 'cancelQuote', idempotencyKey, input: { reason: cleaned } },
    plan: (trip) => planDecline(trip, cleaned),
  });
}

export type StaffsDecline = StaffsAct & { readonly reason: string };

/** Declines a quote or a request for a customer who calls. */
export async function declineForCustomer(
  context: ApplyContext,
  { reason, ...act }: StaffsDecline,
): Promise<Result<Applied, readonly Refusal[] | NotApplied>> {
  return await applyByReference(context, { ...act, event: 'decline', plan: (trip) => planDecline(trip, cutReason(reason)) });
}

function planDecline(trip: Trip, reason: string): Answer<TripEffect> {
  const permission = canDecline(trip);
  if (!permission.allowed) return refuse(permission.reason);
  const detail = reason === '' ? {} : { reason };
  return success({ event: 'decline', set: {}, detail, mail: { kind: 'quote-declined' }, billing: 'none' });
}
