import { type HandPrice, makeHandQuote, type NoHandQuote } from '#domain/pricing/quote/hand-quote.ts';
import { needsSecondPerson } from '#domain/pricing/quote/lined-quote.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { termsOf } from '#domain/pricing/rates/rate-book.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { isQuote, isRequest } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { promise } from '#operations/capacity/capacity.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { draftPrice } from './price-from-lines.ts';

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
export type NoOffer = { readonly why: 'no-customer' } | { readonly why: 'same-price' } | { readonly why: 'below-floor' };

/** Gives a request its price, or a quote another, and mails the customer the quote. */
export async function priceByHand(
  context: ApplyContext & Pick<BookingContext, 'roads' | 'rates'>,
  { reference, staff, version, isNewVersion, note, ...price }: PriceByHand,
): Promise<Result<Applied, NoQuote | NoOffer | NotApplied>> {
  // Before the trip is judged, for a router elsewhere may take a second; a request's itinerary seldom changes in one.
  const drafted = await draftPrice(context, { reference, staff });
  const { routed, draft } = drafted.ok ? drafted.value : { routed: null, draft: null };
  return await applyByReference<NoQuote | NoOffer | NotApplied>(context, {
    ...{ reference, staff, version },
    event: 'price',
    plan: (trip, now) => {
      if (!isRequest(trip) && !isNewVersion) return failure({ why: 'state', trip });
      if (trip.customer.email === '') return failure({ why: 'no-customer' });
      const made = makeHandQuote({ trip, routed, now, ...price, terms: termsOf(context.rates(now)) });
      if (!made.ok) return failure({ why: 'no-quote', problem: made.failure, trip });
      if (staff.id !== null && isBelowFloor(draft, made.value)) return failure({ why: 'below-floor' });
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

/** Whether two people must agree to it: then it is made from the engine's lines, where the second finds it. */
function isBelowFloor(engine: Quote | null, made: Quote): boolean {
  const [own, byHand] = [engine?.options[0], made.options[0]];
  if (own === undefined || byHand === undefined) return false;
  return needsSecondPerson({ netCents: byHand.netCents, engineNetCents: own.netCents }, made.madeAt.slice(0, 10));
}

/** The same vehicles and drivers at the same price: to let an offer hold longer is another act. */
function isSameOffer(known: Quote | null, made: Quote): boolean {
  const [before, after] = [known?.options[0], made.options[0]];
  const isSame = before?.totalCents === after?.totalCents && before?.crew.drivers === after?.crew.drivers;
  return known?.rateCard === made.rateCard && isSame && before?.vehicles.join() === after?.vehicles.join();
}
