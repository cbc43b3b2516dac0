import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { Reservation } from './trip.ts';

/**
 * House rules (E). 48 hours let a board or a class decide. Within a week of departure a quote itself is valid for a day only, and a vehicle
 * that was set aside could hardly be sold to anybody else. A mailbox gets three at once, so that one person cannot empty a depot.
 */
export const reservationTerms = { validFrom: '2026-01-01', validTo: null, hours: 48, leastHoursAhead: 7 * 24, mostPerMailbox: 3 } as const;

type Reserved = { readonly reservation?: Reservation };

/** The open reservation at `now`; null if there is none. */
export function findReservation({ reservation }: Reserved, now: string): Reservation | null {
  if (reservation === undefined || reservation.endedAt !== null) return null;
  return compareInstants(now, reservation.until) < 0 ? reservation : null;
}

/** A reservation taken at `now`. The price holds as long as the vehicles, so it never lasts longer than the quote. */
export function reserveAt(now: string, { validUntil }: Pick<Quote, 'validUntil'>): Reservation {
  const until = addHours(now, reservationTerms.hours);
  return { takenAt: now, until: compareInstants(validUntil, until) < 0 ? validUntil : until, endedAt: null };
}

/** What a change of the trip sets to end its reservation; nothing if none is open. */
export function endReservation({ reservation }: Reserved, now: string): { readonly reservation?: Reservation } {
  return reservation === undefined || reservation.endedAt !== null ? {} : { reservation: { ...reservation, endedAt: now } };
}
