import { failure, type Result, success } from '#domain/result.ts';
import { findReservation } from '#domain/trip/reservation.ts';
import { claimsOf } from '#operations/capacity/rules/claims.ts';
import {
  type Applied,
  type ApplyContext,
  applyByReference,
  applyWhenDue,
  type NotApplied,
  type StaffsAct,
} from '#operations/trips/apply.ts';
import { chooseOption, givingBack, isGuaranteed, type OfferContext, reserving } from './reservation-offer.ts';

/** Nobody to mail; the vehicles are guaranteed already; or none is free, so that staff must find one first. */
export type NotReserved = { readonly why: 'no-customer' } | { readonly why: 'guaranteed' } | { readonly why: 'no-vehicle-free' };

/** Sets vehicles aside for a customer who calls; also again, and where nobody counts them, because staff know what they have. */
export async function reserveForCustomer(
  context: ApplyContext & OfferContext,
  act: StaffsAct,
): Promise<Result<Applied, NotReserved | NotApplied>> {
  return await applyByReference<NotReserved | NotApplied>(context, {
    ...act,
    event: 'reserve',
    plan: async (trip, now) => {
      const chosen = chooseOption(trip, null);
      if (chosen === null) return failure({ why: 'state', trip });
      if (trip.customer.email === '') return failure({ why: 'no-customer' });
      if (await isGuaranteed(context.db, { trip, now })) return failure({ why: 'guaranteed' });
      const claims = claimsOf({ ...chosen, itinerary: trip.itinerary }, context.rates(now).depots);
      const isTheirs = findReservation(trip, now) !== null;
      if (!isTheirs && !context.capacity.isFree(claims)) return failure({ why: 'no-vehicle-free' });
      return success({ ...reserving(trip, { now, ...chosen, set: {} }), capacity: { claims, otherwise: 'take' } });
    },
  });
}

/** There is nothing to give back. */
export type NothingReserved = { readonly why: 'not-reserved' };

/** Takes the vehicles back from a customer, who learns it by mail. */
export async function releaseForCustomer(context: ApplyContext, act: StaffsAct): Promise<Result<Applied, NothingReserved | NotApplied>> {
  return await applyByReference<NothingReserved | NotApplied>(context, {
    ...act,
    event: 'release-reservation',
    plan: (trip, now) => {
      if (findReservation(trip, now) === null) return failure({ why: 'not-reserved' });
      return success({ ...givingBack(trip, now), event: 'release-reservation', mail: { kind: 'reservation-ended' } });
    },
  });
}

/** Ends a reservation whose time is over, and mails that. */
export async function endReservationWhenDue(context: ApplyContext, tripId: string): Promise<boolean> {
  return await applyWhenDue(context, {
    kind: 'reservation-over',
    tripId,
    settle: async (locked) => {
      const ended = givingBack(locked.trip, locked.now);
      return (await locked.write({ ...ended, event: 'reservation-over', mail: { kind: 'reservation-ended' } })) !== null;
    },
  });
}
