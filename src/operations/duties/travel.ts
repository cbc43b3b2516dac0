import { compareInstants } from '#domain/calendar/instant.ts';
import { withoutContacts } from '#domain/trip/forget.ts';
import { isTripKey, mayActWith } from '#domain/trip/keys.ts';
import { isQuote, type TripState, tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTripByKey } from '#operations/trips/trip-store.ts';

/** A trip as it is answered: under the key it was asked for, judged at one moment. */
export type Travel = { readonly id: string; readonly trip: Trip; readonly now: string };

/**
 * The trip of a quote or booking key, as its holder may see it: once it is booked, the quote's key shows no people any more. Null for a key
 * that is unknown, malformed or somebody's guess alike.
 */
export async function findTravel({ db, now }: Pick<BookingContext, 'db' | 'now'>, id: string): Promise<Travel | null> {
  if (!isTripKey(id)) return null;
  const trip = await findTripByKey(db, id);
  return trip === null ? null : { id, trip: mayActWith(id, trip) ? trip : withoutContacts(trip), now: now() };
}

/** The same for whoever may act for the customer; null for everybody else. */
export async function findTravelToActOn(context: Pick<BookingContext, 'db' | 'now'>, id: string): Promise<Travel | null> {
  const travel = await findTravel(context, id);
  return travel !== null && mayActWith(id, travel.trip) ? travel : null;
}

/** The state as it is now: a quote whose time is over is expired, whether or not the worker has written that down yet. */
export function stateOf({ trip, now }: Pick<Travel, 'trip' | 'now'>): TripState {
  const isOver = isQuote(trip) && trip.quote !== null && compareInstants(now, trip.quote.validUntil) >= 0;
  return isOver ? tripStates.expired : { status: trip.status, stage: trip.stage };
}

/** The booking's key is the customer's only from the booking on, and is told to nobody who does not have it. */
export function bookingKeyOf({ id, trip: { bookedAt, bookingKey } }: Travel): string | null {
  return bookedAt !== null && id === bookingKey ? bookingKey : null;
}
