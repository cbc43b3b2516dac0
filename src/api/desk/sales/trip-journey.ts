import { formatPlace } from '#domain/itinerary/format-address.ts';
import type { PickUp, Stop } from '#domain/itinerary/itinerary.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isReference } from '#domain/trip/reference.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { builder, require } from '../builder.ts';

/** A trip as the form begins with it in which it is changed for a caller. */

const StopRef = builder.objectRef<Stop>('JourneyStop').implement({
  fields: (t) => ({
    place: t.string({ resolve: ({ place }) => formatPlace(place) }),
    date: t.string({ resolve: ({ departure, isProposed }) => (isProposed ? '' : (departure?.date ?? '')) }),
    time: t.string({ resolve: ({ departure, isProposed }) => (isProposed ? '' : (departure?.time ?? '')) }),
    arriveByDate: t.string({ resolve: ({ arriveBy }) => arriveBy?.date ?? '' }),
    arriveByTime: t.string({ resolve: ({ arriveBy }) => arriveBy?.time ?? '' }),
    notes: t.exposeString('notes'),
    localKilometres: t.int({ resolve: ({ localKilometres = 0 }) => localKilometres }),
  }),
});

const PickUpRef = builder.objectRef<PickUp>('JourneyPickUp').implement({
  fields: (t) => ({
    place: t.string({ resolve: ({ place }) => formatPlace(place) }),
    time: t.string({ resolve: ({ departure, isProposed }) => (isProposed ? '' : departure.time) }),
    passengers: t.exposeInt('passengers'),
  }),
});

const JourneyRef = builder.objectRef<Trip>('TripJourney').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    version: t.exposeInt('version'),
    customer: t.string({ resolve: ({ customer }) => customer.organisation || `${customer.firstName} ${customer.lastName}`.trim() }),
    type: t.string({ resolve: ({ itinerary }) => itinerary.type }),
    stops: t.field({ type: [StopRef], resolve: ({ itinerary }) => [...itinerary.stops] }),
    suppliesDriverRoom: t.boolean({ resolve: ({ itinerary }) => itinerary.suppliesDriverRoom ?? false }),
    pickUps: t.field({ type: [PickUpRef], resolve: ({ itinerary }) => [...(itinerary.pickUps ?? [])] }),
    secondReturnTime: t.string({ resolve: ({ itinerary }) => itinerary.secondReturn?.departure.time ?? '' }),
    secondReturnPassengers: t.int({ resolve: ({ itinerary }) => itinerary.secondReturn?.passengers ?? 0 }),
    passengers: t.int({ resolve: ({ group }) => group.passengers }),
    luggage: t.string({ resolve: ({ group }) => group.luggage }),
    wheelchairPlaces: t.int({ resolve: ({ group }) => group.wheelchairPlaces }),
    babySeats: t.int({ resolve: ({ group }) => group.babySeats }),
    childSeats: t.int({ resolve: ({ group }) => group.childSeats }),
    boosterSeats: t.int({ resolve: ({ group }) => group.boosterSeats }),
    occasion: t.string({ resolve: ({ group }) => group.occasion ?? '' }),
    flightNumber: t.string({ resolve: ({ group }) => group.flightNumber }),
    extras: t.stringList({ resolve: ({ group }) => [...group.extras] }),
    notes: t.string({ resolve: ({ group }) => group.notes }),
    totalCents: t.int({ nullable: true, resolve: (trip) => findChosenOption(trip)?.totalCents ?? null }),
  }),
});

builder.queryField('tripJourney', (t) =>
  t.field({
    type: JourneyRef,
    nullable: true,
    description: 'Null for a trip whose itinerary our people cannot change as it is now.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'change-trips');
      const trip = isReference(reference) ? await findListedTrip(context.db, reference) : null;
      return trip !== null && stateAfter(trip, 'change-itinerary', 'staff').ok ? trip : null;
    },
  }),
);
