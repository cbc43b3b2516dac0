import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { namesZone } from '#domain/itinerary/names-zone.ts';
import { companies } from '#domain/sites/brand.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { listOrdered, withoutNotes } from '#domain/trip/ordered.ts';
import { isCancelled, isDeclined, isExpired, isRequest } from '#domain/trip/states.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { stateOf, type Travel } from '#operations/duties/travel.ts';
import { contractOf } from '#operations/partners/rules/country-terms.ts';
import { findTripByReadKey } from '#operations/trips/trip-store.ts';
import { builder } from '../builder.ts';
import type { ApiContext } from '../context.ts';
import { type QuoteChoice, QuoteRef } from '../quote/quote-type.ts';
import { reporting } from '../run/failures.ts';
import { ContractRef } from './contract-type.ts';
import { OrderedItemRef } from './ordered-type.ts';
import { drawTrip } from './route-picture.ts';
import { sequenceTrip } from './sequence-trip.ts';
import { FeeStepRef, feeOf, listChoicesOf } from './travel-extras.ts';
import { TravelStop } from './travel-stop.ts';

/** A quote for a decision maker: itinerary and price, without a key to act with, mail address or telephone number. */
const ForwardedQuoteRef = builder.objectRef<Travel>('ForwardedQuote').implement({
  fields: (t) => ({
    site: t.string({ resolve: ({ trip }) => trip.site }),
    language: t.string({ resolve: ({ trip }) => trip.language }),
    reference: t.string({ resolve: ({ trip }) => trip.reference }),
    description: t.string({ resolve: ({ trip }) => describeRoute(trip.itinerary) }),
    destination: t.string({ description: 'Where it leads to.', resolve: ({ trip }) => tripEndsOf(trip.itinerary.stops).to }),
    askedBy: t.string({ description: 'Who asked for it, by name.', resolve: ({ trip }) => nameOf(trip) }),
    bookedAt: t.string({ nullable: true, resolve: ({ trip }) => trip.bookedAt }),
    madeAt: t.string({ nullable: true, description: 'When it was last worked out.', resolve: ({ trip }) => trip.quote?.madeAt ?? null }),
    validUntil: t.string({ nullable: true, resolve: ({ trip }) => trip.quote?.validUntil ?? null }),
    now: t.exposeString('now'),
    timeZone: t.string({ resolve: ({ trip }) => trip.itinerary.stops[0]?.place.timeZone ?? 'UTC' }),
    namesZone: t.boolean({
      description: 'Whether moments are told with the name of their clock.',
      resolve: ({ trip }) => namesZone(trip.site, trip.itinerary),
    }),
    passengers: t.int({ resolve: ({ trip }) => trip.group.passengers }),
    ordered: t.field({ type: [OrderedItemRef], resolve: ({ trip }) => [...listOrdered(trip, 'decider')] }),
    stops: t.field({ type: [TravelStop], resolve: ({ trip }) => sequenceTrip(withoutNotes(trip)) }),
    routePicture: t.string({ resolve: ({ trip }, _args, context) => drawTrip(context, trip) }),
    choice: t.field({ type: QuoteRef, nullable: true, resolve: (travel) => findOwnChoice(travel) }),
    contract: t.field({ type: ContractRef, resolve: ({ trip }) => contractOf(companies[trip.site]) }),
    cancellationSteps: t.field({ type: [FeeStepRef], resolve: (travel) => feeOf(travel)?.steps ?? [] }),
  }),
});

builder.queryField('getForwardedQuote', (t) =>
  t.field({
    type: ForwardedQuoteRef,
    nullable: true,
    description: 'By the key that reads alone. Null where there is no such quote, or it holds no more.',
    args: { readId: t.arg.string({ required: true }) },
    resolve: (_root, { readId }, context) =>
      reporting({ log: context.log, operation: 'getForwardedQuote' }, () => findForwardedQuote(context, readId)),
  }),
);

async function findForwardedQuote({ db, now }: ApiContext, readId: string): Promise<Travel | null> {
  const trip = isTripKey(readId) ? await findTripByReadKey(db, readId) : null;
  if (trip === null || trip.quote === null || isRequest(trip)) return null;
  const travel = { id: readId, trip, now: now() };
  const state = stateOf(travel);
  return isExpired(state) || isDeclined(state) || isCancelled(state) ? null : travel;
}

/** The vehicles that the quote proposes, or that were booked; without the key of the quote. */
function findOwnChoice(travel: Travel): QuoteChoice | null {
  const choice = listChoicesOf(travel).find(({ isChosen }) => isChosen);
  return choice === undefined ? null : { ...choice, quoteId: null, notes: '' };
}

function nameOf({ customer }: Travel['trip']): string {
  return customer.organisation || [customer.firstName, customer.lastName].filter((name) => name !== '').join(' ');
}
