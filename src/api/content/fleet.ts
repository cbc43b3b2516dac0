import type { FleetPage } from '#content/library.ts';
import { getVehicle, type VehicleModel } from '#domain/fleet/vehicles.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { type DayPrice, findDayPrice } from './day-price.ts';
import { ContentEntry, CountryRef, Hero, Meta, PictureSection, TextSection } from './parts.ts';
import { pick, placeArguments, placeOf, slugArgument } from './place-arguments.ts';

const VehicleSizeRef = builder.objectRef<VehicleModel>('VehicleSize').implement({
  description: 'One size in which a type of vehicle can be had.',
  fields: (t) => ({
    seats: t.exposeInt('seats'),
    seatsWithCases: t.int({
      description: 'Seats that are left when everybody brings a case.',
      resolve: ({ seatsByLuggage }) => seatsByLuggage.case,
    }),
    isUsual: t.boolean({ description: 'The one that rates are set for.', resolve: ({ ratePercent }) => ratePercent === 100 }),
    metres: t.float({ description: 'Its usual length.', resolve: ({ metres }) => metres.length }),
  }),
});

const DayPriceRef = builder.objectRef<DayPrice>('DayPrice').implement({
  description: 'What the largest size of a vehicle costs, filled, on a day out that the site sells; with VAT, at today’s prices.',
  fields: (t) => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    passengers: t.exposeInt('passengers'),
    totalCents: t.exposeInt('totalCents'),
    leave: t.exposeString('leave'),
    back: t.exposeString('back'),
    asOf: t.exposeString('asOf', { description: 'The day of the calculation, YYYY-MM-DD.' }),
  }),
});

/** A vehicle with the place that asked for it: its price is that of there. */
type FleetSource = FleetPage & { readonly visit: PlaceOfVisit };

const FleetPageRef = builder.objectRef<FleetSource>('FleetPage').implement({
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The fleet item key of specification 2.1, the same on every site.' }),
    languageSlug: t.exposeString('languageSlug', { description: 'Last part of the address in the language asked for.' }),
    hero: t.expose('hero', { type: Hero }),
    section1: t.expose('section1', { type: PictureSection }),
    section2: t.expose('section2', { type: PictureSection }),
    section3: t.expose('section3', { type: TextSection }),
    meta: t.expose('meta', { type: Meta }),
    sizes: t.field({ type: [VehicleSizeRef], description: 'Smallest first.', resolve: ({ key }) => [...getVehicle(key).models] }),
    wheelchairPlaces: t.int({ resolve: ({ key }) => getVehicle(key).wheelchairs.places }),
    extras: t.stringList({ description: 'What it has or can be given.', resolve: ({ key }) => [...getVehicle(key).extras] }),
    dayPrice: t.field({
      type: DayPriceRef,
      nullable: true,
      description: 'Null for a vehicle that is hired for itself.',
      resolve: ({ key, visit }, _args, context) =>
        reporting({ log: context.log, operation: 'price a vehicle for a day' }, () =>
          findDayPrice(context, { vehicle: key, visit, today: context.now().slice(0, 10) }),
        ),
    }),
    countries: t.field({ type: [CountryRef], resolve: ({ countries }) => countries }),
  }),
});

builder.queryField('getFleet', (t) =>
  t.field({
    type: [FleetPageRef],
    args: { ...placeArguments, ...slugArgument },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: 'getFleet' }, () => {
        const visit = placeOf(args);
        return pick(getContent().findFleet(visit), { slug: args.slug }).map((one) => ({ ...one, visit }));
      }),
  }),
);
