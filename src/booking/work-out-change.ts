import { readNumberedDocuments } from '#data/invoices/invoice-store.ts';
import { daysBetween } from '#domain/calendar/date.ts';
import type { Group } from '#domain/itinerary/group.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { failure, success } from '#domain/result.ts';
import { changeLimits, type RefusalReason } from '#domain/trip/allowed.ts';
import { type ItineraryChange, judgeItineraryChange, pricingInstant } from '#domain/trip/itinerary-change.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { parseItineraryInput } from '#domain/trip/trip-input.ts';
import type { Answer } from './answer.ts';
import type { BookingContext } from './context.ts';
import { type PricedItinerary, priceItinerary } from './price-itinerary.ts';
import { resolveItinerary } from './resolve-itinerary.ts';

/** A change as it would be: the new itinerary and group, its price, and what that means for the trip. */
export type WorkedOutChange = {
  readonly itinerary: Itinerary;
  readonly group: Group;
  readonly priced: PricedItinerary;
  readonly change: ItineraryChange;
};

type ChangeQuestion = { readonly trip: Trip; readonly input: unknown; readonly now: string };

/** Reads, places, drives and prices a changed itinerary, and judges it against the trip. Nothing is stored. */
export async function workOutChange(
  { places, roads, db }: Pick<BookingContext, 'places' | 'roads' | 'db'>,
  { trip, input, now }: ChangeQuestion,
): Promise<Answer<WorkedOutChange>> {
  const parsed = parseItineraryInput(input);
  if (!parsed.ok) return parsed;
  const { group } = parsed.value;
  const visit = { site: trip.site, language: trip.language };
  const resolved = await resolveItinerary(parsed.value, { places, visit, now, known: trip.itinerary.stops });
  if (!resolved.ok) return resolved;
  const itinerary = resolved.value;
  const priced = await priceItinerary({ roads, itinerary, group, site: trip.site, now: pricingInstant(trip, now) });
  const judged = judgeItineraryChange({ trip, itinerary, group, quote: priced.quote, now });
  if (!judged.ok) return failure([{ field: 'form', code: judged.failure }]);
  const change = judged.value;
  const drift = await findDrift(db, { trip, itinerary, change });
  return drift === null ? success({ itinerary, group, priced, change }) : failure([{ field: 'form', code: drift }]);
}

type Drift = Pick<WorkedOutChange, 'itinerary' | 'change'> & { readonly trip: Trip };

/**
 * The limits hold for what was booked, as its first invoice says: else some small changes after each other would move a booking out of the
 * reach of its fee for cancelling, or shrink it to nothing.
 */
async function findDrift(db: BookingContext['db'], { trip, itinerary, change }: Drift): Promise<RefusalReason | null> {
  const booked =
    trip.bookedAt === null
      ? undefined
      : (await readNumberedDocuments(db, trip.id)).find((billingDocument) => billingDocument.kind === 'invoice');
  if (booked === undefined) return null;
  const { mostDaysMoved, leastShareOfPrice } = changeLimits;
  const date = itinerary.stops[0]?.departure?.date ?? booked.service.startsOn;
  if (Math.abs(daysBetween(booked.service.startsOn, date)) > mostDaysMoved) return 'moved-too-far';
  return change.option.totalCents < booked.totalCents * leastShareOfPrice ? 'shrinks-too-much' : null;
}
