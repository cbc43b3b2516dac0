import * as v from 'valibot';
import { daysBetween } from '#domain/calendar/date.ts';
import type { Group } from '#domain/itinerary/group.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { failure, success } from '#domain/result.ts';
import { changeLimits, type RefusalReason } from '#domain/trip/allowed.ts';
import { parseItineraryInput } from '#domain/trip/input/trip-input.ts';
import { type ItineraryChange, judgeItineraryChange, pricingInstant } from '#domain/trip/itinerary-change.ts';
import { shiftQuote } from '#domain/trip/shift-quote.ts';
import type { TripActor } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findOwnPrices, type OwnPrices, ownPricesOf } from '#operations/customers/price-on-terms.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { placeAndPrice } from '#operations/quotes/place-and-price.ts';
import type { PricedItinerary } from '#operations/quotes/price-itinerary.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { listHistory } from '#operations/trips/history-store.ts';

/** A computed change: the new itinerary and group, their price, and the consequences for the trip. */
export type WorkedOutChange = {
  readonly itinerary: Itinerary;
  readonly group: Group;
  readonly priced: PricedItinerary;
  readonly change: ItineraryChange;
};

export type ChangeInput = { readonly trip: Trip; readonly input: unknown; readonly now: string; readonly actor: TripActor };

/** Parses, geocodes, routes and prices a changed itinerary, and checks it against the trip. Stores nothing. */
export async function workOutChange(
  { places, roads, rates, db }: Pick<BookingContext, 'places' | 'roads' | 'rates' | 'db'>,
  { trip, input, now, actor }: ChangeInput,
): Promise<Answer<WorkedOutChange>> {
  const parsed = parseItineraryInput(input);
  if (!parsed.ok) return parsed;
  const { group } = parsed.value;
  const visit = { site: trip.site, language: trip.language };
  const own = await ownPricesFor({ db, rates }, { trip, actor });
  const question = { places, roads, rates: own.rates, visit, now, known: trip.itinerary, pricedAt: pricingInstant(trip, now) };
  const placed = await placeAndPrice(parsed.value, question);
  if (!placed.ok) return placed;
  const { itinerary } = placed.value;
  const priced = forCustomer(own.onTerms(placed.value.priced), { ...trip, itinerary });
  const quote = priced.personReasons.length > 0 ? null : priced.quote;
  const judged = judgeItineraryChange({ trip, itinerary, group, quote, now, actor });
  if (!judged.ok) return failure([{ field: 'form', code: judged.failure }]);
  const change = judged.value;
  const drift = await findDrift(db, { trip, itinerary, change });
  return drift === null ? success({ itinerary, group, priced, change }) : failure([{ field: 'form', code: drift }]);
}

/** The prices on the terms of the quote as it was made. Our people change an open quote on today's terms. */
async function ownPricesFor(
  context: Pick<BookingContext, 'db' | 'rates'>,
  { trip, actor }: Pick<ChangeInput, 'trip' | 'actor'>,
): Promise<OwnPrices> {
  if (trip.bookedAt === null && actor === 'staff') return await findOwnPrices(context, trip.customer);
  return ownPricesOf(context.rates, trip.quote?.agreed ?? null);
}

/** At what its customer pays, as the price before it. */
function forCustomer(priced: PricedItinerary, trip: Trip): PricedItinerary {
  return priced.quote === null ? priced : { ...priced, quote: shiftQuote(priced.quote, trip) };
}

type Drift = Pick<WorkedOutChange, 'itinerary' | 'change'> & { readonly trip: Trip };

/**
 * Limits apply to what was originally ordered. Otherwise several small changes could avoid the cancellation fee, or shrink the booking to
 * nothing.
 */
async function findDrift(db: BookingContext['db'], { trip, itinerary, change }: Drift): Promise<RefusalReason | null> {
  const ordered = trip.bookedAt === null ? null : await findOrdered(db, trip.id);
  if (ordered === null) return null;
  const { mostDaysMoved, leastShareOfPrice } = changeLimits;
  const date = itinerary.stops[0]?.departure?.date ?? ordered.startsOn;
  if (Math.abs(daysBetween(ordered.startsOn, date)) > mostDaysMoved) return 'moved-too-far';
  return change.option.totalCents < ordered.totalCents * leastShareOfPrice ? 'shrinks-too-much' : null;
}

const orderDetail = v.object({ startsOn: v.string(), totalCents: v.number() });

/** The original order from the trip's history; for older orders from their first invoice. */
async function findOrdered(db: BookingContext['db'], tripId: string): Promise<v.InferOutput<typeof orderDetail> | null> {
  const order = (await listHistory(db, tripId)).find(({ event }) => event === 'accept');
  const read = v.safeParse(orderDetail, order?.detail);
  if (read.success) return read.output;
  const invoice = (await readNumberedDocuments(db, tripId)).find((billingDocument) => billingDocument.kind === 'invoice');
  return invoice === undefined ? null : { startsOn: invoice.service.startsOn, totalCents: invoice.totalCents };
}
