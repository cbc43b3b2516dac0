import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import { isOnRequest, type Quote } from '#domain/pricing/quote/quote.ts';
import { getQuoteLimits } from '#domain/pricing/quote/quote-limits.ts';
import { findValidUntil } from '#domain/pricing/quote/validity.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { canAccept } from '#domain/trip/allowed.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { promise } from '#operations/capacity/capacity.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';

export type NotConfirmed = { readonly why: 'not-on-request' | 'no-customer' | 'no-such-option' | 'too-late' };

/**
 * Staff found a vehicle for a request that already had its price. It becomes a binding quote at that price and is mailed. Its vehicles are
 * reserved until it expires. `optionKey` offers another option; null keeps the customer's choice.
 */
export async function confirmRequest(
  context: ApplyContext & Pick<BookingContext, 'rates'>,
  { optionKey, ...act }: StaffsAct & { readonly optionKey: string | null },
): Promise<Result<Applied, NotConfirmed | NotApplied>> {
  return await applyByReference<NotConfirmed | NotApplied>(context, {
    ...act,
    event: 'price',
    plan: (trip, now) => {
      if (trip.quote === null || !isOnRequest(trip.personReasons)) return failure({ why: 'not-on-request' });
      if (trip.customer.email === '') return failure({ why: 'no-customer' });
      const option = trip.quote.options.find(({ key }) => key === (optionKey ?? trip.quote?.chosen));
      if (option === undefined) return failure({ why: 'no-such-option' });
      const quote = renew(trip, { ...trip.quote, chosen: option.key }, now);
      if (!canAccept({ ...trip, ...tripStates.quote, quote }, now).allowed) return failure({ why: 'too-late' });
      return success({
        event: 'price',
        set: { quote, personReasons: [] },
        detail: { totalCents: option.totalCents },
        mail: { kind: 'quote-ready' },
        billing: 'none',
        capacity: promise({ trip, quote, depots: context.rates(now).depots }),
      });
    },
  });
}

/** It is valid as long as a quote made now. */
function renew({ itinerary }: Trip, quote: Quote, now: string): Quote {
  const departure = firstDepartureInstant(itinerary);
  return { ...quote, madeAt: now, validUntil: findValidUntil({ departure, now, limits: getQuoteLimits(now.slice(0, 10)) }) };
}
