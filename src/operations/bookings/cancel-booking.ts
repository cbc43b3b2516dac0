import type { Database } from '#db/engine/tables.ts';
import { type CancellationFee, cancellationFee } from '#domain/cancellation/fee-scale.ts';
import { feeScaleOf } from '#domain/cancellation/fee-scales.ts';
import { firstDepartureOf } from '#domain/itinerary/instants.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { canCancelBooking } from '#domain/trip/allowed.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { readReason } from '#domain/trip/reason.ts';
import { isBooked, type TripActor } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { waitsForSummary } from '#operations/summary-invoices/waiting-trips.ts';
import { type Answer, type Refusal, refuse, refuseChanged } from '#operations/trips/answer.ts';
import { type Applied, type ApplyContext, applyByKey, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import type { TripEffect } from '#operations/trips/trip-effect.ts';

export type CustomersCancellation = {
  readonly idempotencyKey: string;
  readonly id: string;
  /** The fee that the customer saw, in cents incl. VAT. */
  readonly expectedFeeCents: number;
  /** The version of the trip that the customer saw. */
  readonly version: number;
  readonly reason: string;
};

/** Cancels a booking for its customer at the current fee. Does nothing if the customer saw a different fee. */
export async function cancelBooking(context: ApplyContext, cancellation: CustomersCancellation): Promise<Answer<Travel>> {
  const { idempotencyKey, id, expectedFeeCents, version } = cancellation;
  const read = readReason(cancellation.reason);
  if (!read.ok) return failure([...read.failure.issues]);
  const reason = read.value;
  return await applyByKey(context, {
    id,
    request: { operation: 'cancelBooking', idempotencyKey, input: { expectedFeeCents, reason, version } },
    version,
    plan: async (trip, now) => {
      const judged = judgeCancellation(trip, { now, actor: 'customer' });
      if (!judged.ok) return judged;
      const { feeCents } = judged.value;
      return feeCents === expectedFeeCents
        ? success(await cancel(context.db, trip, { ...judged.value, reason, now }))
        : refuseChanged('expectedFeeCents', feeCents);
    },
  });
}

export type StaffsCancellation = StaffsAct & {
  /** In cents incl. VAT; null applies the current terms. */
  readonly feeCents: number | null;
  readonly reason: string;
};

/** The agreed fee is higher than the price. */
export type FeeTooHigh = { readonly why: 'fee-too-high'; readonly totalCents: number };

/** Cancels a booking for a customer who calls. */
export async function cancelForCustomer(
  context: ApplyContext,
  { feeCents: agreed, reason, ...act }: StaffsCancellation,
): Promise<Result<Applied, readonly Refusal[] | FeeTooHigh | NotApplied>> {
  return await applyByReference<readonly Refusal[] | FeeTooHigh>(context, {
    ...act,
    event: 'cancel',
    plan: async (trip, now) => {
      const judged = judgeCancellation(trip, { now, actor: 'staff' });
      if (!judged.ok) return judged;
      const { totalCents } = judged.value;
      const feeCents = agreed ?? judged.value.feeCents;
      if (feeCents > totalCents) return failure({ why: 'fee-too-high', totalCents });
      const read = readReason(reason);
      if (!read.ok) return failure(read.failure.issues);
      return success(await cancel(context.db, trip, { percent: judged.value.percent, feeCents, reason: read.value, now }));
    },
  });
}

/** The cancellation fee by the terms, with the total price that it is a part of. */
export type JudgedCancellation = CancellationFee & { readonly totalCents: number };

/** Whether a booking can be cancelled now, and its fee by the terms. */
export function judgeCancellation(trip: Trip, by: { readonly now: string; readonly actor: TripActor }): Answer<JudgedCancellation> {
  const permission = canCancelBooking(trip, by);
  if (!permission.allowed) return refuse(permission.reason === 'not-priced' ? 'not-booked' : permission.reason);
  const fee = findFee(trip, by.now);
  return fee === null ? refuse('not-booked') : success(fee);
}

type Cancelling = Pick<JudgedCancellation, 'percent' | 'feeCents'> & { readonly reason: string; readonly now: string };

async function cancel(db: Database, trip: Trip, { percent, feeCents, reason, now }: Cancelling): Promise<TripEffect> {
  return {
    event: 'cancel',
    set: { cancelation: { feeCents, at: now, reason } },
    detail: { feeCents, percent, ...(reason === '' ? {} : { reason }) },
    mail: { kind: 'booking-cancelled' },
    billing: feeCents > 0 && (await waitsForSummary(db, trip)) ? 'summary' : 'fee',
  };
}

/** The cancellation fee of the booking at an instant; null if nothing is booked. */
export function findFee(trip: Trip, now: string): JudgedCancellation | null {
  const option = findChosenOption(trip);
  if (!isBooked(trip) || trip.bookedAt === null || option === null) return null;
  const { totalCents } = option;
  const scale = feeScaleOf(trip.quote, trip.bookedAt);
  return { ...cancellationFee({ scale, totalCents, ...firstDepartureOf(trip.itinerary), bookedAt: trip.bookedAt, now }), totalCents };
}
