import { databaseNow } from '#data/engine/transaction.ts';
import { findTripByReference } from '#data/trips/trip-store.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { type HandPrice, makeHandQuote, type NoHandQuote } from '#domain/pricing/quote/hand-quote.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { isQuote, isRequest, stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from './apply.ts';
import { promise } from './capacity.ts';
import type { BookingContext } from './context.ts';
import { routeItinerary } from './price-itinerary.ts';

export type PriceByHand = StaffsAct &
  Pick<HandPrice, 'totalCents' | 'vehicles' | 'drivers' | 'validDays'> & {
    /** Whoever asks knows that the trip has a price already: then a new version of its quote is meant. */
    readonly isNewVersion: boolean;
    /** For our own history. */
    readonly note: string | null;
  };

/** No quote can be made of what was typed. */
export type NoQuote = { readonly why: 'no-quote'; readonly problem: NoHandQuote; readonly trip: Trip };
/** Its people are gone from it, or were never told; or the customer has this very offer already, and another mail would say nothing new. */
export type NoOffer = { readonly why: 'no-customer' } | { readonly why: 'same-price' };

/** Gives a request its price, or a quote another, and mails the customer the quote. */
export async function priceByHand(
  context: ApplyContext & Pick<BookingContext, 'roads' | 'rates'>,
  { reference, staff, version, isNewVersion, note, ...price }: PriceByHand,
): Promise<Result<Applied, NoQuote | NoOffer | NotApplied>> {
  const routed = await findRoad(context, reference);
  return await applyByReference<NoQuote | NoOffer | NotApplied>(context, {
    ...{ reference, staff, version },
    event: 'price',
    plan: (trip, now) => {
      if (!isRequest(trip) && !isNewVersion) return failure({ why: 'state', trip });
      if (trip.customer.email === '') return failure({ why: 'no-customer' });
      const made = makeHandQuote({ trip, routed, now, ...price });
      if (!made.ok) return failure({ why: 'no-quote', problem: made.failure, trip });
      if (isQuote(trip) && isSameOffer(trip.quote, made.value)) return failure({ why: 'same-price' });
      return success({
        event: 'price',
        set: { quote: made.value, personReasons: [] },
        detail: { totalCents: price.totalCents, ...(note === null ? {} : { note }) },
        mail: { kind: 'quote-ready' },
        billing: 'none',
        // Who gives a price has seen to the vehicle.
        capacity: promise({ trip, quote: made.value, depots: context.rates(now).depots }),
      });
    },
  });
}

/** The same vehicles and drivers at the same price: to let an offer hold longer is another act. */
function isSameOffer(known: Quote | null, made: Quote): boolean {
  const [before, after] = [known?.options[0], made.options[0]];
  const isSame = before?.totalCents === after?.totalCents && before?.crew.drivers === after?.crew.drivers;
  return known?.rateCard === made.rateCard && isSame && before?.vehicles.join() === after?.vehicles.join();
}

/** Found before the trip is judged, for a router elsewhere may take a second; a request's itinerary seldom changes in one. */
async function findRoad(
  { db, roads, rates }: Pick<BookingContext, 'db' | 'roads' | 'rates'>,
  reference: string,
): Promise<RoutedItinerary | null> {
  const trip = await findTripByReference(db, reference);
  if (trip === null || !stateAfter(trip, 'price', 'staff').ok) return null;
  const road = await routeItinerary(roads, { itinerary: trip.itinerary, book: rates(await databaseNow(db)) });
  return road.ok ? road.value : null;
}
