import { databaseNow } from '#data/engine/transaction.ts';
import { findTripByReference } from '#data/trips/trip-store.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { type HandPrice, makeHandQuote, type NoHandQuote } from '#domain/pricing/quote/hand-quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { isRequest } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from './apply.ts';
import type { BookingContext } from './context.ts';
import { routeItinerary } from './price-itinerary.ts';

export type PriceByHand = StaffsAct &
  Pick<HandPrice, 'totalCents' | 'vehicles' | 'drivers' | 'validDays'> & {
    /** For our own history. */
    readonly note: string | null;
  };

/** No quote can be made of what was typed. */
export type NoQuote = { readonly why: 'no-quote'; readonly problem: NoHandQuote; readonly trip: Trip };

/** Gives a request its price, and mails the customer the quote. */
export async function priceByHand(
  context: ApplyContext & Pick<BookingContext, 'roads' | 'rates'>,
  { reference, staff, version, note, ...price }: PriceByHand,
): Promise<Result<Applied, NoQuote | NotApplied>> {
  const routed = await findRoad(context, reference);
  return await applyByReference<NoQuote>(context, {
    ...{ reference, staff, version },
    event: 'price',
    plan: (trip, now) => {
      const made = makeHandQuote({ trip, routed, now, ...price });
      if (!made.ok) return failure({ why: 'no-quote', problem: made.failure, trip });
      return success({
        event: 'price',
        set: { quote: made.value, personReasons: [] },
        detail: { totalCents: price.totalCents, ...(note === null ? {} : { note }) },
        mail: { kind: 'quote-ready' },
        billing: 'none',
      });
    },
  });
}

/** Found before the trip is judged, for a router elsewhere may take a second; a request's itinerary seldom changes in one. */
async function findRoad(
  { db, roads, rates }: Pick<BookingContext, 'db' | 'roads' | 'rates'>,
  reference: string,
): Promise<RoutedItinerary | null> {
  const trip = await findTripByReference(db, reference);
  if (trip === null || !isRequest(trip)) return null;
  const road = await routeItinerary(roads, { itinerary: trip.itinerary, book: rates(await databaseNow(db)) });
  return road.ok ? road.value : null;
}
