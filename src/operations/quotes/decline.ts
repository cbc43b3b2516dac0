import { failure, type Result, success } from '#domain/result.ts';
import { canDecline } from '#domain/trip/allowed.ts';
import { type Alternative, mostAlternatives, type Shift } from '#domain/trip/alternatives.ts';
import { readReason } from '#domain/trip/reason.ts';
import { endReservation } from '#domain/trip/reservation.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { type Answer, type Refusal, refuse } from '#operations/trips/answer.ts';
import { type Applied, type ApplyContext, applyByKey, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { TripEffect } from '#operations/trips/trip-effect.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { priceAlternative } from './find-alternatives.ts';

export type QuoteCancellation = {
  readonly idempotencyKey: string;
  readonly id: string;
  /** The version of the trip that the customer saw. */
  readonly version: number;
  readonly reason: string;
};

/** Declines a quote or a request for its customer, free of charge. A booking must be cancelled instead, because that has a fee. */
export async function declineQuote(
  context: ApplyContext,
  { idempotencyKey, id, version, reason }: QuoteCancellation,
): Promise<Answer<Travel>> {
  const read = readReason(reason);
  if (!read.ok) return failure([...read.failure.issues]);
  const cleaned = read.value;
  return await applyByKey(context, {
    id,
    request: { operation: 'cancelQuote', idempotencyKey, input: { reason: cleaned, version } },
    version,
    plan: (trip, now) => planDecline(trip, { reason: cleaned, now }),
  });
}

export type StaffsDecline = StaffsAct & { readonly reason: string };

/** Declines a quote or a request for a customer who calls, or because we cannot drive it. */
export async function declineForCustomer(
  context: ApplyContext,
  { reason, alternatives = [], ...act }: StaffsDecline & Pick<Declining, 'alternatives'>,
): Promise<Result<Applied, readonly Refusal[] | NotApplied>> {
  const read = readReason(reason);
  if (!read.ok) return failure(read.failure.issues);
  const declining = { reason: read.value, alternatives };
  const plan = (trip: Trip, now: string) => planDecline(trip, { ...declining, now });
  return await applyByReference(context, { ...act, event: 'decline', plan });
}

/** An alternative that is no longer possible, or that a person must price. */
export type AlternativeGone = { readonly why: 'alternative-gone' };

/** The same, and offers other departure times at their current prices. */
export async function declineWithAlternatives(
  context: ApplyContext & Pick<BookingContext, 'roads' | 'rates' | 'capacity' | 'now'>,
  { shifts, ...asked }: StaffsDecline & { readonly shifts: readonly Shift[] },
): Promise<Result<Applied, readonly Refusal[] | NotApplied | AlternativeGone>> {
  const trip = shifts.length === 0 ? null : await findTripByReference(context.db, asked.reference);
  const alternatives: Alternative[] = [];
  for (const shift of shifts.slice(0, mostAlternatives)) {
    const found = trip === null ? null : await priceAlternative(context, { trip, shift, now: context.now() });
    if (found === null) return failure({ why: 'alternative-gone' });
    alternatives.push(found);
  }
  return await declineForCustomer(context, { ...asked, alternatives });
}

type Declining = { readonly reason: string; readonly now: string; readonly alternatives?: readonly Alternative[] };

function planDecline(trip: Trip, { reason, now, alternatives = [] }: Declining): Answer<TripEffect> {
  const permission = canDecline(trip);
  if (!permission.allowed) return refuse(permission.reason);
  const detail = { ...(reason === '' ? {} : { reason }), ...(alternatives.length === 0 ? {} : { alternatives: alternatives.length }) };
  const set = { ...endReservation(trip, now), ...(alternatives.length === 0 ? {} : { alternatives }) };
  return success({ event: 'decline', set, detail, mail: { kind: 'quote-declined' }, billing: 'none' });
}
