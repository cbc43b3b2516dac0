import { compareInstants } from '#domain/calendar/instant.ts';
import { withoutContacts } from '#domain/trip/forget.ts';
import { isTripKey, mayActWith } from '#domain/trip/keys.ts';
import { isQuote, type TripState, tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTripByKey } from '#operations/trips/trip-store.ts';

/** A trip as returned by the API: under the requested key, judged at one moment. */
export type Travel = { readonly id: string; readonly trip: Trip; readonly now: string };

/**
 * The trip of a quote or booking key, as its holder may see it: once booked, the quote key no longer shows people. Null for an unknown or
 * malformed key.
 */
export async function findTravel({ db, now }: Pick<BookingContext, 'db' | 'now'>, id: string): Promise<Travel | null> {
  if (!isTripKey(id)) return null;
  const trip = await findTripByKey(db, id);
  return trip === null ? null : { id, trip: mayActWith(id, trip) ? trip : withoutContacts(trip), now: now() };
}

/** The same for a key that may act for the customer; null for any other. */
export async function findTravelToActOn(context: Pick<BookingContext, 'db' | 'now'>, id: string): Promise<Travel | null> {
  const travel = await findTravel(context, id);
  return travel !== null && mayActWith(id, travel.trip) ? travel : null;
}

/** The current state: an overdue quote is expired, whether or not the worker has stored that yet. */
export function stateOf({ trip, now }: Pick<Travel, 'trip' | 'now'>): TripState {
  const isOver = isQuote(trip) && trip.quote !== null && compareInstants(now, trip.quote.validUntil) >= 0;
  return isOver ? tripStates.expired : { status: trip.status, stage: trip.stage };
}

/** The booking key, once booked, and only if the request already used it. */
export function bookingKeyOf({ id, trip: { bookedAt, bookingKey } }: Travel): string | null {
  return bookedAt !== null && id === bookingKey ? bookingKey : null;
}
