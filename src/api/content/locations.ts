import { nameRegion } from '#content/cities/names/regions.ts';
import { type FreshNote, listFreshNotes } from '#content/city-facts.ts';
import type { Hub } from '#content/hubs/hub.ts';
import type { Location } from '#content/library.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { type ExampleTrip, findExampleTrips } from './example-trips.ts';
import { HubKindRef } from './hub-kind.ts';
import { findNearestLocations } from './nearest-locations.ts';
import { ContentEntry, CountryRef, EquivalentRef, Hero, LocalQuestionRef, Meta, ofWhole, PictureSection, TextSection } from './parts.ts';
import { languageSlugArgument, type OneOfList, pick, placeArguments, placeOf, slugArgument } from './place-arguments.ts';
import { leadOf } from './price-lead.ts';
import { findPriceTable, type PriceRow } from './price-table.ts';
import { findTripPrices, type TripPrices } from './trip-prices.ts';
import { tripPriceKinds } from './wanted-trips.ts';

const ExampleVatRef = builder.objectRef<ExampleTrip['vat'][number]>('ExampleVat').implement({
  description: 'VAT of one country on the road.',
  fields: (t) => ({
    country: t.exposeString('country', { description: 'ISO alpha-2.' }),
    percent: t.exposeFloat('percent'),
    cents: t.exposeInt('cents'),
  }),
});

export const ExampleTripRef = builder.objectRef<ExampleTrip>('ExampleTrip').implement({
  description: 'A day out from the city and what it costs at today’s prices; cents with VAT.',
  fields: (t) => ({
    to: t.exposeString('to'),
    fromKey: t.exposeString('fromKey', { description: 'Key of the place it begins at; empty where its name is enough.' }),
    toKey: t.exposeString('toKey', { description: 'Key of the place it leads to; empty where its name is enough.' }),
    passengers: t.exposeInt('passengers'),
    kilometres: t.exposeInt('kilometres', { description: 'There and back.' }),
    vehicle: t.exposeString('vehicle', { description: 'Key of the vehicle.' }),
    netCents: t.exposeInt('netCents', { description: 'Without VAT.' }),
    vat: t.field({ type: [ExampleVatRef], resolve: ({ vat }) => [...vat] }),
    totalCents: t.exposeInt('totalCents'),
    date: t.exposeString('date', { description: 'YYYY-MM-DD' }),
    leave: t.exposeString('leave'),
    back: t.exposeString('back'),
    asOf: t.exposeString('asOf', { description: 'The day of the calculation, YYYY-MM-DD.' }),
  }),
});

const NearLocationRef = builder.objectRef<Location>('NearLocation').implement({
  description: 'Another location of the site, as a link to it needs it.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    languageSlug: t.exposeString('languageSlug'),
    title: t.exposeString('title'),
  }),
});

const HubOfTownRef = builder.objectRef<Hub>('HubOfTown').implement({
  description: 'The page of its region or of an airport nearby, as a link to it needs it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: HubKindRef }),
    languageSlug: t.exposeString('languageSlug'),
    title: t.exposeString('title'),
  }),
});

const PriceRowRef = builder.objectRef<PriceRow>('PriceRow').implement({
  fields: (t) => ({
    vehicle: t.exposeString('vehicle', { description: 'Key of the vehicle.' }),
    passengers: t.exposeInt('passengers'),
    totalsCents: t.intList({ description: 'With VAT, in the order of the example trips.', resolve: ({ totalsCents }) => [...totalsCents] }),
  }),
});

const SeasonPriceRef = builder.objectRef<TripPrices['trips'][number]['prices'][number]>('SeasonPrice').implement({
  description: 'A full vehicle in the cheapest and the dearest season; cents with VAT.',
  fields: (t) => ({
    vehicle: t.exposeString('vehicle', { description: 'Key of the vehicle.' }),
    passengers: t.exposeInt('passengers'),
    lowCents: t.exposeInt('lowCents'),
    highCents: t.exposeInt('highCents'),
  }),
});

const TripPriceRef = builder.objectRef<TripPrices['trips'][number]>('TripPrice').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType('TripPriceKind', { values: tripPriceKinds }) }),
    to: t.exposeString('to'),
    prices: t.field({ type: [SeasonPriceRef], resolve: ({ prices }) => [...prices] }),
  }),
});

const TripPricesRef = builder.objectRef<TripPrices>('TripPrices').implement({
  description:
    'Trips beside the day out: to the nearest airport, one way, four hours, a school’s morning, an evening, a day with the coach at hand, two days.',
  fields: (t) => ({
    low: t.exposeString('low', { description: 'The day of the cheapest season that they are priced for, YYYY-MM-DD.' }),
    high: t.exposeString('high', { description: 'That of the dearest.' }),
    trips: t.field({ type: [TripPriceRef], resolve: ({ trips }) => [...trips] }),
  }),
});

const CityNoteRef = builder.objectRef<FreshNote>('CityNote').implement({
  description: 'A sentence or two, said while the facts that they rest on are fresh.',
  fields: (t) => ({
    text: t.string({ description: 'Clean HTML.', resolve: ({ text }) => text.html }),
    sources: t.stringList({ resolve: ({ sources }) => [...sources] }),
    checkedAt: t.exposeString('checkedAt', { description: 'YYYY-MM-DD: when the oldest of its facts was looked up.' }),
  }),
});

const DestinationRef = builder.objectRef<Destination>('Destination').implement({
  description: 'A place by road from the city; an estimate.',
  fields: (t) => ({
    name: t.exposeString('name'),
    kilometres: t.exposeInt('kilometres'),
    minutes: t.exposeInt('minutes', { description: 'Of a coach, without breaks.' }),
    within: t.exposeInt('within', { description: '30, 90 or 180 minutes.' }),
  }),
});

/** The maximum number of neighbours that a page may request. */
const mostNeighbours = 12;

type Destination = { readonly name: string; readonly kilometres: number; readonly minutes: number; readonly within: number };

function listDestinations({ figures }: Location): readonly Destination[] {
  if (figures === null) return [];
  const { short, middle, long } = figures.within;
  const rings = [
    [30, short],
    [90, middle],
    [180, long],
  ] as const;
  return rings.flatMap(([within, places]) => places.map(({ name, kilometres, minutes }) => ({ name, kilometres, minutes, within })));
}

const LongDayRef = builder.objectRef<NonNullable<NonNullable<Location['figures']>['oneDriver']>>('LongDay').implement({
  fields: (t) => ({
    to: t.exposeString('name'),
    leave: t.exposeString('leave', { description: 'When the group leaves the city, HH:MM.' }),
    until: t.exposeString('until', { description: 'The latest start of the way back, HH:MM.' }),
  }),
});

/**
 * A location with the site and language of the request: its examples are priced there. Popular ones answer only the short set
 * (docs/specification.md#short-set).
 */
type LocationSource = Location & { readonly visit: PlaceOfVisit; readonly isShort: boolean };

const LocationRef = builder.objectRef<LocationSource>('Location').implement({
  description: 'Asked for with `popular: true`, a location has its short set of fields alone; the others are null.',
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The key, the same in every language.' }),
    languageSlug: t.exposeString('languageSlug', { description: 'Last part of the address in the language asked for.' }),
    popular: t.exposeBoolean('popular'),
    hero: t.field({
      type: Hero,
      nullable: true,
      description: 'Of a city that nobody has written about it begins with the price of its most wanted trip.',
      resolve: (location, _args, context) =>
        location.isShort
          ? null
          : {
              ...location.hero,
              description: () =>
                reporting({ log: context.log, operation: 'price the lead of a city' }, () =>
                  leadOf(context, { location, visit: location.visit, today: context.now().slice(0, 10) }),
                ),
            },
    }),
    location: t.field({ type: PictureSection, nullable: true, resolve: (location) => ofWhole(location)?.location }),
    platform: t.field({ type: PictureSection, nullable: true, resolve: (location) => ofWhole(location)?.platform }),
    value: t.field({ type: TextSection, nullable: true, resolve: (location) => ofWhole(location)?.value }),
    meta: t.field({ type: Meta, nullable: true, resolve: (location) => ofWhole(location)?.meta }),
    exampleTrips: t.field({
      type: [ExampleTripRef],
      nullable: true,
      resolve: async (location, _args, context) =>
        location.isShort
          ? null
          : reporting({ log: context.log, operation: 'price example trips' }, async () => [
              ...(await findExampleTrips(context, { location, visit: location.visit, today: context.now().slice(0, 10) })),
            ]),
    }),
    priceTable: t.field({
      type: [PriceRowRef],
      nullable: true,
      description: 'The example trips by every vehicle, at today’s prices.',
      resolve: async (location, _args, context) =>
        location.isShort
          ? null
          : reporting({ log: context.log, operation: 'price vehicles' }, async () => [
              ...(await findPriceTable(context, { location, visit: location.visit, today: context.now().slice(0, 10) })),
            ]),
    }),
    tripPrices: t.field({
      type: TripPricesRef,
      nullable: true,
      description: 'Further kinds of trip by a small and a large vehicle, at today’s prices.',
      resolve: (location, _args, context) =>
        location.isShort
          ? null
          : reporting({ log: context.log, operation: 'price kinds of trip' }, () =>
              findTripPrices(context, { location, visit: location.visit, today: context.now().slice(0, 10) }),
            ),
    }),
    notes: t.field({
      type: [CityNoteRef],
      nullable: true,
      description: 'What holds today of stops, zones and terminals, with its sources.',
      resolve: (location, _args, { now }) => (location.isShort ? null : [...listFreshNotes(location, now().slice(0, 10))]),
    }),
    equivalents: t.field({
      type: [EquivalentRef],
      nullable: true,
      description: 'The page in every language of its site, and those of the same city on other sites.',
      resolve: (location, _args, { getContent }) => (location.isShort ? null : [...getContent().findLocationEquivalents(location)]),
    }),
    nearest: t.field({
      type: [NearLocationRef],
      nullable: true,
      description: 'The other locations of the site, the nearest first.',
      args: { limit: t.arg.int({ defaultValue: 6 }) },
      resolve: (location, { limit }, { getContent }) =>
        location.isShort
          ? null
          : [...findNearestLocations(getContent(), { location, visit: location.visit, limit: Math.min(limit ?? 6, mostNeighbours) })],
    }),
    destinations: t.field({
      type: [DestinationRef],
      nullable: true,
      description: 'Where groups go within 30, 90 and 180 minutes, the nearest first.',
      resolve: (location) => (location.isShort ? null : [...listDestinations(location)]),
    }),
    questions: t.field({
      type: [LocalQuestionRef],
      nullable: true,
      description: 'Questions about this city, answered from what is known of it.',
      resolve: (location) => (location.isShort ? null : [...location.questions]),
    }),
    longDays: t.field({
      type: [LongDayRef],
      nullable: true,
      description: 'How late a group may set off back from a far place with one driver; empty where none is known.',
      resolve: ({ isShort, figures }) => (isShort ? null : [figures?.oneDriver ?? []].flat()),
    }),
    region: t.string({
      nullable: true,
      description: 'Its province, Land or region, as the language calls it; empty where it is not known.',
      resolve: ({ isShort, figures, visit }) => (isShort ? null : figures === null ? '' : nameRegion(figures.region, visit.language).name),
    }),
    hubs: t.field({
      type: [HubOfTownRef],
      nullable: true,
      description: 'The page of its region, and those of its airports.',
      resolve: ({ isShort, slug, visit }, _args, { getContent }) => (isShort ? null : [...getContent().findHubsOf({ ...visit, slug })]),
    }),
    isIndexable: t.boolean({
      nullable: true,
      description: 'Whether search engines may show its page: enough is known and said of it.',
      resolve: (location) => (location.isShort ? null : location.isIndexable),
    }),
    countries: t.field({ type: [CountryRef], nullable: true, resolve: (location) => ofWhole(location)?.countries }),
  }),
});

builder.queryField('getLocations', (t) =>
  t.field({
    type: [LocationRef],
    args: { popular: t.arg.boolean({ defaultValue: false }), ...placeArguments, ...slugArgument, ...languageSlugArgument },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: nameOf(args) }, () => {
        const place = placeOf(args);
        const list = getContent().findLocations({ ...place, popular: args.popular === true });
        return pick(list, args).map((location) => ({ ...location, visit: place, isShort: args.popular === true }));
      }),
  }),
);

function nameOf({ popular, ...asked }: OneOfList & { readonly popular?: boolean | null | undefined }): string {
  if (popular === true) return 'getPopularLocations';
  return asked.slug || asked.languageSlug ? 'getLocation' : 'getLocations';
}
