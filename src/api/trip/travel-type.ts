import { formatPhone } from '#domain/input/phone.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { countTravelDays } from '#domain/pricing/quote/travel-figures.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isRequest } from '#domain/trip/states.ts';
import type { Agreements, Cancelation, Customer } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { stateOf, type Travel } from '#operations/duties/travel.ts';
import { findServiceAgent } from '#operations/trips/history-store.ts';
import { builder } from '../builder.ts';
import { figuresOf } from './facts.ts';
import { TripLocation } from './places-of-trip.ts';
import { sequenceTrip } from './sequence-trip.ts';

const CustomerRef = builder.objectRef<Customer>('Customer').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    phone: t.exposeString('phone'),
    email: t.exposeString('email'),
    organisation: t.exposeString('organisation'),
  }),
});

const AgreementsRef = builder.objectRef<Agreements>('Agreements').implement({
  fields: (t) => ({ termsAndCondition: t.exposeBoolean('termsAndCondition'), promotion: t.exposeBoolean('promotion') }),
});

const CancelationRef = builder.objectRef<Cancelation>('Cancelation').implement({
  fields: (t) => ({
    fee: t.string({ description: 'Euros as decimal text; `0` for none.', resolve: ({ feeCents }) => formatEuros(feeCents) }),
    feeCents: t.exposeInt('feeCents'),
    at: t.exposeString('at'),
    reason: t.exposeString('reason'),
  }),
});

const QuoteIndication = builder.objectRef<{ readonly minimum: string }>('QuoteIndication').implement({
  fields: (t) => ({ minimum: t.exposeString('minimum', { description: 'Euros incl. VAT as decimal text.' }) }),
});

const TravelMeta = builder.objectRef<{ readonly calculationType: string; readonly fleetId: string | null }>('TravelMeta').implement({
  fields: (t) => ({
    calculationType: t.exposeString('calculationType', { description: '`instant`, or `person` where a person prices it.' }),
    fleetId: t.exposeString('fleetId', { nullable: true, description: 'Key of the largest vehicle chosen.' }),
  }),
});

/**
 * The richer trip of docs/specification.md#entities. Prices are euros incl. VAT as decimal text; null for whatever a trip without a price
 * lacks.
 */
export const TravelRef = builder.objectRef<Travel>('Travel');

TravelRef.implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The quote id or booking id that was asked for.' }),
    customer: t.field({
      type: CustomerRef,
      description: 'The telephone as people of the site’s country write it.',
      resolve: ({ trip: { customer, site } }) => ({ ...customer, phone: formatPhone(customer.phone, getSite(site).country) }),
    }),
    tripType: t.string({ description: '`one-way`, `return`, `day-trip` or `tour`.', resolve: ({ trip }) => trip.itinerary.type }),
    type: t.string({ nullable: true, description: 'The occasion.', resolve: ({ trip }) => trip.group.occasion }),
    passengers: t.int({ resolve: ({ trip }) => trip.group.passengers }),
    description: t.string({ resolve: ({ trip }) => describeRoute(trip.itinerary) }),
    destination: t.string({ description: 'Where it leads to.', resolve: ({ trip }) => tripEndsOf(trip.itinerary.stops).to }),
    reference: t.string({ resolve: ({ trip }) => trip.reference }),
    country: t.string({ resolve: ({ trip }) => getSite(trip.site).country ?? 'EU' }),
    status: t.string({ resolve: (travel) => stateOf(travel).status }),
    stage: t.string({ resolve: (travel) => stateOf(travel).stage }),
    additionalInformation: t.string({ resolve: ({ trip }) => trip.group.notes }),
    flightNumber: t.string({ resolve: ({ trip }) => trip.group.flightNumber }),
    language: t.string({ resolve: ({ trip }) => trip.language }),
    languageCode: t.string({ description: 'BCP 47.', resolve: ({ trip }) => tagOf(trip.language) }),
    typeOfRequest: t.string({ description: '`booking` once booked, before that `quote`.', resolve: ({ trip }) => requestTypeOf(trip) }),
    busCapacity: t.int({ nullable: true, resolve: ({ trip }) => figuresOf(trip)?.busCapacity ?? null }),
    luggage: t.string({ resolve: ({ trip }) => trip.group.luggage }),
    kilometers: t.int({ nullable: true, resolve: ({ trip }) => figuresOf(trip)?.kilometres ?? null }),
    shift: t.float({ nullable: true, description: 'Hours depot to depot.', resolve: ({ trip }) => figuresOf(trip)?.shift ?? null }),
    hours: t.float({ nullable: true, description: 'Hours of driving.', resolve: ({ trip }) => figuresOf(trip)?.hours ?? null }),
    days: t.int({ resolve: ({ trip }) => countTravelDays(trip.itinerary) }),
    serviceAgent: t.string({
      description: 'Who of our people last had the trip in hand; the brand where nobody of them did, or by a way that knows no names.',
      resolve: async ({ trip }, _args, { db }) => (await findServiceAgent(db, trip.id)) ?? brand.name,
    }),
    newBookingPrice: t.string({ nullable: true, resolve: ({ trip }) => eurosOrNull(figuresOf(trip)?.bookingPriceCents) }),
    transportationCalculation: t.string({
      nullable: true,
      description: 'The price of the transport net of VAT.',
      resolve: ({ trip }) => eurosOrNull(figuresOf(trip)?.transportationCalculationCents),
    }),
    lowestFullPrice: t.string({ nullable: true, resolve: ({ trip }) => eurosOrNull(figuresOf(trip)?.lowestFullPriceCents) }),
    agreements: t.field({ type: AgreementsRef, resolve: ({ trip }) => trip.agreements }),
    quoteIndication: t.field({ type: QuoteIndication, nullable: true, resolve: ({ trip }) => indicationOf(trip) }),
    meta: t.field({ type: TravelMeta, resolve: ({ trip }) => metaOf(trip) }),
    cancelation: t.field({ type: CancelationRef, nullable: true, resolve: ({ trip }) => trip.cancelation }),
    locations: t.field({ type: [TripLocation], resolve: ({ trip }) => sequenceTrip(trip) }),
  }),
});

function requestTypeOf({ bookedAt }: Travel['trip']): string {
  return bookedAt === null ? 'quote' : 'booking';
}

function indicationOf(trip: Travel['trip']) {
  const minimum = eurosOrNull(figuresOf(trip)?.lowestFullPriceCents);
  return minimum === null ? null : { minimum };
}

function metaOf(trip: Travel['trip']) {
  return {
    calculationType: trip.quote === null || isRequest(trip) ? 'person' : 'instant',
    fleetId: findChosenOption(trip)?.vehicles[0] ?? null,
  };
}

function eurosOrNull(cents: number | null | undefined): string | null {
  return cents === null || cents === undefined ? null : formatEuros(cents);
}
