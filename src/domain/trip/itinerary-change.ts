import { addHours, compareInstants, epochOf } from '#domain/calendar/instant.ts';
import type { Group } from '#domain/itinerary/group.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { canChangeItinerary, changeLimits, leastHoursBefore, type RefusalReason } from './allowed.ts';
import { isBooked, isRequest, type TripActor } from './states.ts';
import type { Trip } from './trip.ts';

/**
 * The instant for pricing a changed trip. A booking keeps the rate card and lead time of its quote: moving the return by two hours must not
 * add a late-booking surcharge to the whole trip. An open quote is priced as of now.
 */
export function pricingInstant(trip: Pick<Trip, 'status' | 'stage' | 'quote'>, now: string): string {
  return isBooked(trip) && trip.quote !== null ? trip.quote.madeAt : now;
}

/** A changed trip with its new price and the difference. Cents incl. VAT; a positive difference means more to pay. */
export type ItineraryChange = {
  readonly quote: Quote;
  readonly option: QuoteOption;
  readonly beforeCents: number;
  readonly differenceCents: number;
};

export type ChangeInput = {
  readonly trip: Trip;
  readonly itinerary: Itinerary;
  readonly group: Group;
  /** The price of the new itinerary as of {@link pricingInstant}; null if a person must price it. */
  readonly quote: Quote | null;
  /** Instant, ISO 8601 UTC, of the database's clock. */
  readonly now: string;
  /** Staff change it for a customer who calls, because {@link changeLimits} requires a call. */
  readonly actor: TripActor;
};

/**
 * Whether a trip may get this itinerary, and what that costs. The kind of chosen vehicles stays the same if the new quote has it. A booking
 * keeps the dates of its quote: its price was accepted, and only the change is new. Refused if {@link canChangeItinerary} refuses, for a
 * request (which has no price yet), if a person must price the new itinerary, and for a booking if the new departure is too near or too
 * far, or the price falls too much ({@link changeLimits}).
 */
export function judgeItineraryChange({ trip, itinerary, quote, now, actor }: ChangeInput): Result<ItineraryChange, RefusalReason> {
  const permission = canChangeItinerary(trip, { now, actor });
  if (!permission.allowed) return failure(permission.reason);
  if (isRequest(trip) || trip.quote === null) return failure('not-priced');
  if (quote === null) return failure('needs-person');
  const before = chosenOf(trip.quote);
  const kept = quote.options.some(({ key }) => key === trip.quote?.chosen) ? { ...quote, chosen: trip.quote.chosen } : quote;
  const option = chosenOf(kept);
  const refusal = isBooked(trip) ? findBookingRefusal({ trip, itinerary, before, option, now, actor }) : null;
  if (refusal !== null) return failure(refusal);
  return success({
    quote: isBooked(trip) ? asOrdered(kept, trip.quote) : kept,
    option,
    beforeCents: before.totalCents,
    differenceCents: option.totalCents - before.totalCents,
  });
}

/** Keeps the dates and terms of the order, even if the order's quote had no terms. */
function asOrdered({ terms: _new, ...quote }: Quote, { madeAt, validUntil, terms }: Quote): Quote {
  return { ...quote, madeAt, validUntil, ...(terms === undefined ? {} : { terms }) };
}

type BookingChange = Pick<ChangeInput, 'trip' | 'itinerary' | 'now' | 'actor'> & {
  readonly before: QuoteOption;
  readonly option: QuoteOption;
};

function findBookingRefusal({ trip, itinerary, before, option, now, actor }: BookingChange): RefusalReason | null {
  const [booked, wanted] = [firstDepartureInstant(trip.itinerary), firstDepartureInstant(itinerary)];
  if (compareInstants(addHours(now, leastHoursBefore(actor)), wanted) > 0) return 'too-late';
  const movedHours = Math.abs(epochOf(wanted) - epochOf(booked)) / 3_600_000;
  if (movedHours > changeLimits.mostDaysMoved * 24) return 'moved-too-far';
  return option.totalCents < before.totalCents * changeLimits.leastShareOfPrice ? 'shrinks-too-much' : null;
}

/** Throws a RangeError for a quote whose chosen option does not exist. */
function chosenOf({ options, chosen }: Quote): QuoteOption {
  const option = options.find(({ key }) => key === chosen);
  if (option === undefined) throw new RangeError('A quote without its chosen option');
  return option;
}
