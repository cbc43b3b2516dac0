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
 * The instant as of which a changed trip is priced. A booking keeps the card and the lead time of its own quote: moving the return by two
 * hours must not add a charge for booking late to the whole trip. An open quote is priced anew.
 */
export function pricingInstant(trip: Pick<Trip, 'status' | 'stage' | 'quote'>, now: string): string {
  return isBooked(trip) && trip.quote !== null ? trip.quote.madeAt : now;
}

/** A changed trip: what it costs then, and by how much that differs. Cents incl. VAT; a positive difference is more to pay. */
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
  /** The price of the new itinerary as of {@link pricingInstant}; null where a person must make it. */
  readonly quote: Quote | null;
  /** Instant, ISO 8601 UTC, of the database's clock. */
  readonly now: string;
  /** Staff change it for a customer who calls, as the hours of {@link changeLimits} require. */
  readonly actor: TripActor;
};

/**
 * Whether a trip may become this itinerary, and what that costs. The choice of vehicles stays of its kind where the new quote has it. A
 * booking keeps its quote's moments: its price was accepted, and only what changed changes it. Refused where {@link canChangeItinerary}
 * refuses, for a request (nothing is priced yet), where a person must price the new itinerary, and of a booking where the new departure is
 * too near or too far, or the price falls too much ({@link changeLimits}).
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

/** At the moments and on the terms of the order: also where those stood nowhere in a quote yet. */
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

/** Throws a RangeError for a quote whose choice is none of its options. */
function chosenOf({ options, chosen }: Quote): QuoteOption {
  const option = options.find(({ key }) => key === chosen);
  if (option === undefined) throw new RangeError('A quote without its chosen option');
  return option;
}
