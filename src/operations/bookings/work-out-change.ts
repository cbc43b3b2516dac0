import * as v from 'valibot';
import { daysBetween } from '#domain/calendar/date.ts';
import type { Group } from '#domain/itinerary/group.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { failure, success } from '#domain/result.ts';
import { changeLimits, type RefusalReason } from '#domain/trip/allowed.ts';
import { parseItineraryInput } from '#domain/trip/input/trip-input.ts';
import { type ItineraryChange, judgeItineraryChange, pricingInstant } from '#domain/trip/itinerary-change.ts';
import type { TripActor } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { placeAndPrice } from '#operations/quotes/place-and-price.ts';
import type { PricedItinerary } from '#operations/quotes/price-itinerary.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { listHistory } from '#operations/trips/history-store.ts';

/** A change as it would be: the new itinerary and group, its price, and what that means for the trip. */
export type WorkedOutChange = {
  readonly itinerary: Itinerary;
  readonly group: Group;
  readonly priced: PricedItinerary;
  readonly change: ItineraryChange;
};

export type ChangeInput = { readonly trip: Trip; readonly input: unknown; readonly now: string; readonly actor: TripActor };

/** Reads, places, drives and prices a changed itinerary, and judges it against the trip. Nothing is stored. */
export async function workOutChange(
  { places, roads, rates, db }: Pick<BookingContext, 'places' | 'roads' | 'rates' | 'db'>,
  { trip, input, now, actor }: ChangeInput,
): Promise<Answer<WorkedOutChange>> {
  const parsed = parseItineraryInput(input);
  if (!parsed.ok) return parsed;
  const { group } = parsed.value;
  const visit = { site: trip.site, language: trip.language };
  const question = { places, roads, rates, visit, now, known: trip.itinerary, pricedAt: pricingInstant(trip, now) };
  const placed = await placeAndPrice(parsed.value, question);
  if (!placed.ok) return placed;
  const { itinerary, priced } = placed.value;
  const quote = priced.personReasons.length > 0 ? null : priced.quote;
  const judged = judgeItineraryChange({ trip, itinerary, group, quote, now, actor });
  if (!judged.ok) return failure([{ field: 'form', code: judged.failure }]);
  const change = judged.value;
  const drift = await findDrift(db, { trip, itinerary, change });
  return drift === null ? success({ itinerary, group, priced, change }) : failure([{ field: 'form', code: drift }]);
}

type Drift = Pick<WorkedOutChange, 'itinerary' | 'change'> & { readonly trip: Trip };

/**
 * The limits hold for what was ordered: else some small changes after each other would move a booking out of the reach of its fee for
 * cancelling, or shrink it to nothing.
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

/** As the trip's history says it; of orders from before it did, as their first invoice does. */
async function findOrdered(db: BookingContext['db'], tripId: string): Promise<v.InferOutput<typeof orderDetail> | null> {
  const order = (await listHistory(db, tripId)).find(({ event }) => event === 'accept');
  const told = v.safeParse(orderDetail, order?.detail);
  if (told.success) return told.output;
  const invoice = (await readNumberedDocuments(db, tripId)).find((billingDocument) => billingDocument.kind === 'invoice');
  return invoice === undefined ? null : { startsOn: invoice.service.startsOn, totalCents: invoice.totalCents };
}
