import { nameRegion } from '#content/cities/names/regions.ts';
import { formatTripDate } from '#domain/calendar/format-date.ts';
import { formatStreet } from '#domain/itinerary/format-address.ts';
import type { Coordinates, LocalDateTime, Place, Stop } from '#domain/itinerary/itinerary.ts';
import { findRegionOfPostcode } from '#domain/itinerary/region-of-postcode.ts';
import { type ExpectedAt, type TimedStop, timeStops } from '#domain/itinerary/timed-stops.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { builder } from '../builder.ts';

/** A place, and the language of its country name. */
type Addressed = { readonly place: Place; readonly language: SiteLanguage };

export const CoordinatesRef = builder.objectRef<Coordinates>('Coordinates').implement({
  fields: (t) => ({ longitude: t.exposeFloat('longitude'), latitude: t.exposeFloat('latitude') }),
});

/**
 * An address (docs/specification.md#entities). The house, hotel or school at a street is its second line. The state is the region of the
 * postcode, in a language of its country; empty if unknown.
 */
export const AddressRef = builder.objectRef<Addressed>('Address').implement({
  fields: (t) => ({
    country: t.string({ resolve: ({ place, language }) => countryNameOf(place.countryCode, language) }),
    zip: t.string({ resolve: ({ place }) => place.zip }),
    state: t.string({ resolve: stateOf }),
    stateCode: t.string({ description: 'ISO 3166-2.', resolve: ({ place }) => findRegionOfPostcode(place)?.iso ?? '' }),
    city: t.string({ resolve: ({ place }) => place.town }),
    street: t.string({ description: 'With its number, in the order of the country.', resolve: ({ place }) => formatStreet(place) }),
    street2: t.string({ description: 'The house, hotel or school at the street.', resolve: ({ place }) => secondLineOf(place) }),
    unknown: t.boolean({ description: 'The exact address is not known.', resolve: ({ place }) => place.street === '' }),
    location: t.string({ resolve: ({ place }) => place.name }),
    countryCode: t.string({ resolve: ({ place }) => place.countryCode }),
  }),
});

function stateOf({ place, language }: Addressed): string {
  const region = findRegionOfPostcode(place);
  if (region === null) return '';
  const belgian = language === 'fr' || language === 'frBE' ? 'frBE' : 'nlBE';
  const own = { FR: 'fr', ES: 'es', BE: belgian } as const;
  return place.countryCode === 'FR' || place.countryCode === 'ES' || place.countryCode === 'BE'
    ? nameRegion(region.code, own[place.countryCode]).name
    : '';
}

function secondLineOf(place: Place): string {
  const isNamed = place.kind !== 'address' && place.kind !== 'town' && place.name !== place.town;
  return isNamed && formatStreet(place) !== '' ? place.name : '';
}

export type SequencedStop = {
  readonly stop: Stop;
  readonly sequence: number;
  readonly isLast: boolean;
  readonly language: SiteLanguage;
  readonly times: TimedStop;
};

type Shown = { readonly language: SiteLanguage; readonly expected?: readonly ExpectedAt[] };

/** The stops as the API shows them; `expected` is when the coach is at each, if that is known. */
export function sequenceStops(stops: readonly Stop[], { language, expected = [] }: Shown): readonly SequencedStop[] {
  return timeStops(stops, expected).flatMap((times, sequence) => {
    const stop = stops[sequence];
    return stop === undefined ? [] : [{ stop, sequence, isLast: sequence === stops.length - 1, language, times }];
  });
}

export const TripLocation = builder.objectRef<SequencedStop>('TripLocation').implement({
  fields: (t) => ({
    date: t.string({ nullable: true, description: 'D/M/YYYY, local; none at the end.', resolve: ({ stop }) => dateOf(stop.departure) }),
    time: t.string({ nullable: true, resolve: ({ stop }) => stop.departure?.time ?? null }),
    sequence: t.exposeInt('sequence', { description: '0 is the first.' }),
    type: t.string({ description: '`departure`, `stopover` or `destination`.', resolve: typeOf }),
    stopover: t.boolean({ resolve: (location) => typeOf(location) === 'stopover' }),
    location: t.string({ resolve: ({ stop }) => stop.place.name }),
    address: t.field({ type: AddressRef, resolve: ({ stop, language }) => ({ place: stop.place, language }) }),
    coordinates: t.field({ type: CoordinatesRef, resolve: ({ stop }) => stop.place.coordinates }),
  }),
});

/** A trip's local date in the API's format (docs/specification.md#dates). */
export function dateOf(departure: LocalDateTime | null): string | null {
  return departure === null ? null : formatTripDate(departure.date);
}

function typeOf({ sequence, isLast }: SequencedStop): string {
  if (sequence === 0) return 'departure';
  return isLast ? 'destination' : 'stopover';
}
