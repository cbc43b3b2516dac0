import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import { firstDepartureInstant, lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { departureLimits } from '#domain/itinerary/limits.ts';
import { reservationTerms } from './reservation.ts';
import { isBooked, isCancelled, isDeclined, isDone, isExpired, isQuote, isRequest, type TripActor } from './states.ts';
import type { Reservation, Trip } from './trip.ts';

/** Why the visitor may not do something; the site has a text for each. */
export const refusalReasons = [
  'already-booked',
  'declined',
  'cancelled',
  'done',
  'expired',
  /** A person is still pricing it. */
  'not-priced',
  'departed',
  /** Not departed yet, but too close to departure to do this without a call. */
  'too-late',
  /** The new itinerary is one that a person must price. */
  'needs-person',
  /** The new departure is too far from the booked one: that is another trip. */
  'moved-too-far',
  /** The new price is so far below the booked one that this would be a cancellation in all but name. */
  'shrinks-too-much',
  /** A review before there was anything to judge. */
  'not-driven',
  'already-reviewed',
  /** The vehicles of this quote were set aside before. */
  'already-reserved',
  /** Nobody counts the vehicles of the depot, so none can be set aside without a person. */
  'uncounted',
  /** The mailbox has as many reservations as one may have. */
  'too-many-reserved',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: RefusalReason };

export type TripToJudge = Pick<Trip, 'status' | 'stage' | 'quote' | 'itinerary'>;

/**
 * Limits for changing a booked trip without a call. Our own estimates: from 48 h before departure the whole price is due
 * (docs/prices-and-law.md#cancellation), because vehicle and driver are planned by then; a trip in another month is another booking; and
 * below half of the price a change would replace a cancellation, whose fee can be that high.
 */
export const changeLimits = {
  validFrom: '2026-01-01',
  validTo: null,
  bookedHoursBefore: 48,
  mostDaysMoved: 30,
  leastShareOfPrice: 0.5,
} as const;

const yes: Permission = { allowed: true };

/**
 * Whether the quote may be accepted at `now` (an instant of the database's clock): it is priced, `validUntil` is in the future, and there
 * is still time to send a coach ({@link departureLimits}).
 */
export function canAccept(trip: TripToJudge, now: string): Permission {
  const ended = endOf(trip);
  if (ended) return no(ended);
  if (isBooked(trip)) return no('already-booked');
  if (!isQuote(trip) || trip.quote === null) return no('not-priced');
  return openQuote(trip, now);
}

/**
 * Whether the customer may have the vehicles set aside at `now`: once for each quote, while it can be ordered and departure is far enough
 * ahead ({@link reservationTerms}). A second time is up to our staff.
 */
export function canReserve(trip: TripToJudge & { readonly reservation?: Reservation }, now: string): Permission {
  const order = canAccept(trip, now);
  if (!order.allowed) return order;
  return trip.reservation === undefined ? ahead(trip, { now, hours: reservationTerms.leastHoursAhead }) : no('already-reserved');
}

/** How long before its first departure a booking may be changed: by {@link changeLimits} without a call, by staff until departure. */
export function leastHoursBefore(actor: TripActor): number {
  return actor === 'staff' ? 0 : changeLimits.bookedHoursBefore;
}

/**
 * Whether the itinerary may be changed at `now`: for a request or an open quote while there is still time to send a coach, for a booking
 * until {@link leastHoursBefore} its first departure.
 */
export function canChangeItinerary(trip: TripToJudge, { now, actor }: { readonly now: string; readonly actor: TripActor }): Permission {
  const ended = endOf(trip);
  if (ended) return no(ended);
  return isBooked(trip) ? ahead(trip, { now, hours: leastHoursBefore(actor) }) : openQuote(trip, now);
}

/**
 * Whether the visitor may end the trip at `now`: a request or quote is declined ({@link canDecline}), a booking that has not departed
 * is cancelled ({@link canCancelBooking}).
 */
export function canCancel(trip: TripToJudge, now: string): Permission {
  return isBooked(trip) ? canCancelBooking(trip, { now, actor: 'customer' }) : canDecline(trip);
}

/**
 * Whether a request or a quote may be declined: free of charge, even after its validity. A booking cannot be declined; it is cancelled,
 * because that has a fee.
 */
export function canDecline(trip: TripToJudge): Permission {
  const ended = endOf(trip);
  if (ended) return no(ended);
  return isBooked(trip) ? no('already-booked') : yes;
}

/**
 * Whether a booking may be cancelled at `now`, for the fee in `cancellation/`: by its customer until the first departure, by staff also
 * afterwards, for a group that did not come.
 */
export function canCancelBooking(trip: TripToJudge, { now, actor }: { readonly now: string; readonly actor: TripActor }): Permission {
  const ended = endOf(trip);
  if (ended) return no(ended);
  if (!isBooked(trip)) return no('not-priced');
  return actor === 'customer' ? ahead(trip, { now, hours: 0 }) : yes;
}

/** Whether contact details can still be changed. They are part of the order and fixed once it is placed. */
export function canSaveContactDetails(trip: TripToJudge, now: string): Permission {
  const ended = endOf(trip);
  if (ended) return no(ended);
  if (isBooked(trip)) return no('already-booked');
  return trip.quote !== null && isQuote(trip) && compareInstants(now, trip.quote.validUntil) >= 0 ? no('expired') : yes;
}

/** Whether the details of the day can still be changed: for a booking, until its first departure. */
export function canSaveJourney(trip: TripToJudge, now: string): Permission {
  const ended = endOf(trip);
  if (ended) return no(ended);
  return isBooked(trip) ? ahead(trip, { now, hours: 0 }) : no('not-priced');
}

/** Whether the trip may be reviewed: it was booked, and its last departure is in the past. */
export function canReview(trip: TripToJudge, now: string): Permission {
  if (isDone(trip)) return yes;
  if (!isBooked(trip)) return no(endOf(trip) ?? 'not-priced');
  return compareInstants(now, lastDepartureInstant(trip.itinerary)) >= 0 ? yes : no('not-driven');
}

/** How the trip ended; null for one that is still open or booked. */
export function endOf(trip: TripToJudge): RefusalReason | null {
  if (isCancelled(trip)) return 'cancelled';
  if (isDeclined(trip)) return 'declined';
  if (isDone(trip)) return 'done';
  if (isExpired(trip)) return 'expired';
  // A pair of status and stage that no trip can have allows nothing.
  return isBooked(trip) || isQuote(trip) || isRequest(trip) ? null : 'expired';
}

function openQuote(trip: TripToJudge, now: string): Permission {
  const isOver = trip.quote !== null && compareInstants(now, trip.quote.validUntil) >= 0;
  return isOver ? no('expired') : ahead(trip, { now, hours: departureLimits.minimumLeadHours });
}

function ahead(trip: TripToJudge, { now, hours }: { readonly now: string; readonly hours: number }): Permission {
  const departure = firstDepartureInstant(trip.itinerary);
  if (compareInstants(now, departure) >= 0) return no('departed');
  return compareInstants(addHours(now, hours), departure) > 0 ? no('too-late') : yes;
}

function no(reason: RefusalReason): Permission {
  return { allowed: false, reason };
}
