import { daysOfTrip } from '#domain/itinerary/travel-days.ts';
import { type HandPrice, makeHandQuote, type NoHandQuote } from '#domain/pricing/quote/hand-quote.ts';
import { needsSecondPerson } from '#domain/pricing/quote/lined-quote.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { findUnlikely } from '#domain/pricing/quote/unlikely-price.ts';
import { termsOf } from '#domain/pricing/rates/rate-book.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { endReservation } from '#domain/trip/reservation.ts';
import { isQuote, isRequest } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { promise } from '#operations/capacity/capacity.ts';
import { findTermsOf } from '#operations/customers/price-on-terms.ts';
import { payOnTerms, quotedTermsOf } from '#operations/customers/rules/agreed-terms.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { draftPrice } from './price-from-lines.ts';

export type PriceByHand = StaffsAct &
  Pick<HandPrice, 'totalCents' | 'vehicles' | 'drivers' | 'validDays'> & {
    /** The caller knows that the trip already has a price: this is a new version of its quote. */
    readonly isNewVersion: boolean;
    /** For our own history. */
    readonly note: string | null;
    /** Staff confirmed a price that differs much from the usual; absent if no confirmation is needed. */
    readonly isMeant?: boolean;
  };

/** No quote can be made from the input. */
export type NoQuote = { readonly why: 'no-quote'; readonly problem: NoHandQuote; readonly trip: Trip };
/** The customer's data were erased or never given, or the customer already has this very offer. */
export type NoOffer =
  | { readonly why: 'no-customer' }
  | { readonly why: 'same-price' }
  | { readonly why: 'below-floor' }
  | { readonly why: 'unlikely-price' };

/** Prices a request, or gives a quote a new price, and mails the customer the quote. */
export async function priceByHand(
  context: ApplyContext & Pick<BookingContext, 'roads' | 'rates'>,
  { reference, staff, version, isNewVersion, note, isMeant = true, ...price }: PriceByHand,
): Promise<Result<Applied, NoQuote | NoOffer | NotApplied>> {
  // Before the trip is locked, because an external router may take a second, and a request's itinerary rarely changes in that time.
  const drafted = await draftPrice(context, { reference, staff });
  const { routed, draft } = drafted.ok ? drafted.value : { routed: null, draft: null };
  return await applyByReference<NoQuote | NoOffer | NotApplied>(context, {
    ...{ reference, staff, version },
    event: 'price',
    plan: async (trip, now) => {
      if (!isRequest(trip) && !isNewVersion) return failure({ why: 'state', trip });
      if (trip.customer.email === '') return failure({ why: 'no-customer' as const });
      const agreed = await findTermsOf(context.db, trip.customer);
      const terms = payOnTerms(termsOf(context.rates(now)), agreed && quotedTermsOf(agreed));
      const made = makeHandQuote({ trip, routed, now, ...price, terms });
      if (!made.ok) return failure({ why: 'no-quote', problem: made.failure, trip });
      const refusal = judgeOffer(trip, made.value, { draft, isAsked: !isMeant, isByStaff: staff.id !== null });
      if (refusal !== null) return failure({ why: refusal });
      return success({
        event: 'price',
        set: { quote: made.value, personReasons: [], ...endReservation(trip, now) },
        detail: { totalCents: price.totalCents, ...(note === null ? {} : { note }) },
        mail: { kind: 'quote-ready' },
        billing: 'none',
        // A person who gives a price has arranged the vehicle.
        capacity: promise({ trip, quote: made.value, depots: context.rates(now).depots }),
      });
    },
  });
}

type Judging = { readonly draft: Quote | null; readonly isAsked: boolean; readonly isByStaff: boolean };

/** Why a price is not sent as it is; null if it may be sent. A comparison with the engine's price detects a misplaced decimal point. */
function judgeOffer(
  trip: Trip,
  made: Quote,
  { draft, isAsked, isByStaff }: Judging,
): 'below-floor' | 'unlikely-price' | 'same-price' | null {
  if (isByStaff && isBelowFloor(draft, made)) return 'below-floor';
  if (isAsked && draft === null && isUnlikely(trip, made)) return 'unlikely-price';
  return isQuote(trip) && isSameOffer(trip.quote, made) ? 'same-price' : null;
}

/** Whether a second person must approve the price. It is then made from the engine's lines, where the second person finds it. */
function isBelowFloor(engine: Quote | null, made: Quote): boolean {
  const [own, byHand] = [engine?.options[0], made.options[0]];
  if (own === undefined || byHand === undefined) return false;
  return needsSecondPerson({ netCents: byHand.netCents, engineNetCents: own.netCents }, made.madeAt.slice(0, 10));
}

function isUnlikely({ itinerary }: Trip, { options, kilometres, emptyKilometres, estimated, madeAt }: Quote): boolean {
  const [option] = options;
  if (option === undefined) return false;
  const { totalCents, vehicles, seats } = option;
  const driven = estimated && kilometres === 0 ? null : kilometres + emptyKilometres;
  const days = daysOfTrip(itinerary)?.days ?? 1;
  return findUnlikely({ totalCents, vehicles: vehicles.length, seats, days, kilometres: driven, date: madeAt.slice(0, 10) }) !== null;
}

/** Whether vehicles, drivers and price are the same. Extending an offer is a different action. */
function isSameOffer(known: Quote | null, made: Quote): boolean {
  const [before, after] = [known?.options[0], made.options[0]];
  const isSame = before?.totalCents === after?.totalCents && before?.crew.drivers === after?.crew.drivers;
  return known?.rateCard === made.rateCard && isSame && before?.vehicles.join() === after?.vehicles.join();
}
