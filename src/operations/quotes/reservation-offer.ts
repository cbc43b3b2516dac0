import type { Database } from '#db/engine/tables.ts';
import { optionKeys, type Quote, type QuoteOption } from '#domain/pricing/quote/quote.ts';
import { canReserve, type RefusalReason } from '#domain/trip/allowed.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { endReservation, findReservation, reserveAt } from '#domain/trip/reservation.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listClaims } from '#operations/capacity/capacity-store.ts';
import { claimsOf } from '#operations/capacity/rules/claims.ts';
import type { Travel } from '#operations/duties/travel.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { TripEffect } from '#operations/trips/trip-effect.ts';

export type OfferContext = Pick<BookingContext, 'db' | 'rates' | 'capacity'>;

/**
 * What the customer of a quote can have now. `free`: the vehicles, until then. `full`: none is left. `uncounted`: nobody counts the
 * vehicles of this depot, so none can be set aside without a person. `guaranteed`: staff set them aside as long as the quote is valid.
 */
export type ReservationOffer =
  | { readonly kind: 'free' | 'guaranteed'; readonly until: string }
  | { readonly kind: 'full' | 'uncounted' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** For display; a reservation counts again in its own transaction. `optionKey`: null for the choice that the quote has. */
export async function findReservationOffer(
  { db, rates, capacity }: OfferContext,
  { trip, now }: Pick<Travel, 'trip' | 'now'>,
  optionKey: string | null,
): Promise<ReservationOffer> {
  const permission = canReserve(trip, now);
  if (!permission.allowed) return { kind: 'refused', reason: permission.reason };
  const chosen = chooseOption(trip, optionKey);
  if (chosen === null) return { kind: 'refused', reason: 'not-priced' };
  if (await isGuaranteed(db, { trip, now })) return { kind: 'guaranteed', until: chosen.quote.validUntil };
  const claims = claimsOf({ ...chosen, itinerary: trip.itinerary }, rates(now).depots);
  if (!capacity.areCounted(claims)) return { kind: 'uncounted' };
  return capacity.isFree(claims) ? { kind: 'free', until: reserveAt(now, chosen.quote).until } : { kind: 'full' };
}

export type Chosen = { readonly quote: Quote; readonly option: QuoteOption };

/** The quote with this choice, or with its own. */
export function chooseOption(trip: Pick<Trip, 'quote'>, key: string | null): Chosen | null {
  if (trip.quote === null) return null;
  const quote = { ...trip.quote, chosen: optionKeys.find((known) => known === key) ?? trip.quote.chosen };
  const option = findChosenOption({ quote });
  return option === null ? null : { quote, option };
}

/** Staff guarantee the vehicles as long as the quote is valid: it has claims without a reservation. */
export async function isGuaranteed(db: Database, { trip, now }: Pick<Travel, 'trip' | 'now'>): Promise<boolean> {
  return findReservation(trip, now) === null && (await listClaims(db, trip.id)).length > 0;
}

type Reserving = Chosen & { readonly now: string; readonly set: Partial<Pick<Trip, 'customer'>> };

/** What reserving changes, apart from the vehicles that it takes. */
export function reserving(trip: Trip, { now, quote, option, set }: Reserving) {
  const reservation = reserveAt(now, quote);
  return {
    event: 'reserve',
    validity: 'open',
    // A quote is large: it is written again only where the choice differs.
    set: { ...set, ...(quote.chosen === trip.quote?.chosen ? {} : { quote }), reservation },
    detail: { option: option.key, until: reservation.until },
    mail: { kind: 'reservation-made' },
    billing: 'none',
  } as const satisfies TripEffect;
}

/** What the end of a reservation changes, by whatever event. */
export function givingBack(trip: Trip, now: string) {
  return {
    set: endReservation(trip, now),
    detail: { until: trip.reservation?.until ?? now },
    billing: 'none',
    capacity: { claims: [], otherwise: 'take' },
  } as const;
}
