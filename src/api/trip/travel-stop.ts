import type { ClockChange } from '#domain/calendar/clock-change.ts';
import { accuracyOf } from '#domain/itinerary/accuracy.ts';
import { labelOf } from '#domain/itinerary/describe-itinerary.ts';
import { formatStreet, listAddressLines } from '#domain/itinerary/format-address.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { builder } from '../builder.ts';
import { AccuracyRef } from '../places/accuracy-type.ts';
import { hourText } from './group-part-type.ts';
import { CoordinatesRef, type SequencedStop } from './places-of-trip.ts';

const ClockChangeRef = builder.objectRef<ClockChange>('ClockChange').implement({
  description: 'The hour between the two times is there twice, or not at all.',
  fields: (t) => ({
    date: t.exposeString('date'),
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    isBack: t.exposeBoolean('isBack'),
    offset: t.exposeString('offset', {
      description: 'From UTC, before the change: +02:00.',
    }),
  }),
});

/** A stop as our pages show it. */
export const TravelStop = builder.objectRef<SequencedStop>('TravelStop').implement({
  fields: (t) => ({
    sequence: t.exposeInt('sequence'),
    label: t.string({ resolve: ({ stop }) => labelOf(stop) }),
    name: t.string({ resolve: ({ stop }) => stop.place.name }),
    town: t.string({ resolve: ({ stop }) => stop.place.town }),
    street: t.string({ description: 'With its number, in the order of the country.', resolve: ({ stop }) => formatStreet(stop.place) }),
    zip: t.string({ resolve: ({ stop }) => stop.place.zip }),
    countryCode: t.string({ resolve: ({ stop }) => stop.place.countryCode }),
    country: t.string({ resolve: ({ stop, language }) => countryNameOf(stop.place.countryCode, language) }),
    lines: t.stringList({
      description: 'The place in lines without its country, each part once: what it is called, its street, its postcode with its town.',
      resolve: ({ stop }) => [...listAddressLines(stop.place)],
    }),
    accuracy: t.field({ type: AccuracyRef, resolve: ({ stop }) => accuracyOf(stop.place) }),
    kind: t.string({ resolve: ({ stop }) => stop.place.kind }),
    coordinates: t.field({ type: CoordinatesRef, resolve: ({ stop }) => stop.place.coordinates }),
    timeZone: t.string({ resolve: ({ stop }) => stop.place.timeZone }),
    date: t.string({ nullable: true, description: 'YYYY-MM-DD, local.', resolve: ({ stop }) => stop.departure?.date ?? null }),
    time: t.string({ nullable: true, resolve: ({ stop }) => stop.departure?.time ?? null }),
    hour: t.string({
      nullable: true,
      description: hourText,
      resolve: ({ times }) => times.departure?.hour ?? null,
    }),
    instant: t.string({ nullable: true, resolve: ({ stop }) => departureInstant(stop) }),
    arrivalDate: t.string({
      nullable: true,
      description: 'When the coach is expected, by the clock of the stop; null at the first stop, and where there is no price yet.',
      resolve: ({ times }) => times.arrival?.date ?? null,
    }),
    arrivalTime: t.string({ nullable: true, resolve: ({ times }) => times.arrival?.time ?? null }),
    arrivalHour: t.string({ nullable: true, resolve: ({ times }) => times.arrival?.hour ?? null }),
    arrivalInstant: t.string({ nullable: true, resolve: ({ times }) => times.arrivesAt }),
    arriveByDate: t.string({
      nullable: true,
      description: 'The latest arrival that the group named.',
      resolve: ({ times }) => times.arriveBy?.date ?? null,
    }),
    arriveByTime: t.string({ nullable: true, resolve: ({ times }) => times.arriveBy?.time ?? null }),
    arriveByHour: t.string({ nullable: true, resolve: ({ times }) => times.arriveBy?.hour ?? null }),
    isProposed: t.boolean({
      description: 'The departure was worked out from the latest arrival at the next stop.',
      resolve: ({ times }) => times.isProposed,
    }),
    isNextDay: t.boolean({
      description: 'Typed for after midnight with the date of the evening before, and taken for the next day.',
      resolve: ({ stop }) => stop.isNextDay ?? false,
    }),
    driveMinutes: t.int({ description: 'Of driving on the way there.', resolve: ({ times }) => times.driveMinutes }),
    breakMinutes: t.int({ description: 'Of breaks on the way there.', resolve: ({ times }) => times.breakMinutes }),
    waitMinutes: t.int({ description: 'From the arrival to the departure.', resolve: ({ times }) => times.waitMinutes }),
    isBack: t.boolean({ description: 'The trip ends here, in the town where it began.', resolve: ({ times }) => times.isBack }),
    clockChange: t.field({
      type: ClockChangeRef,
      nullable: true,
      description: 'Of the clocks, between the departure at the stop before and the one here; null on most nights.',
      resolve: ({ times }) => times.clockChange,
    }),
    localKilometres: t.int({ description: 'Driven about the place; 0 for none.', resolve: ({ stop }) => stop.localKilometres ?? 0 }),
    notes: t.string({ resolve: ({ stop }) => stop.notes }),
  }),
});
