import { todayIn } from '#domain/calendar/zoned.ts';
import { getSite } from '#domain/sites/registry.ts';
import { builder } from '../builder.ts';
import { PreviewRef } from '../quote/preview-type.ts';
import { reporting } from '../run/failures.ts';
import { findHomeOffer, type HomeOffer, type HomeTrip } from './home-offer.ts';
import type { HomePlan, PlannedDay } from './home-plan.ts';
import { placeArguments, placeOf } from './place-arguments.ts';

const HomeTripRef = builder.objectRef<HomeTrip>('HomeTrip').implement({
  description: 'A day out as the form on the home page takes it.',
  fields: (t) => ({
    from: t.exposeString('from'),
    fromKey: t.exposeString('fromKey', { description: 'Empty where the name is enough.' }),
    to: t.exposeString('to'),
    toKey: t.exposeString('toKey'),
    passengers: t.exposeInt('passengers'),
    date: t.exposeString('date', { description: 'YYYY-MM-DD' }),
    leave: t.exposeString('leave'),
    back: t.exposeString('back'),
  }),
});

const CountryVatRef = builder.objectRef<HomeOffer['vat'][number]>('CountryVat').implement({
  fields: (t) => ({ country: t.exposeString('country', { description: 'ISO alpha-2.' }), percent: t.exposeFloat('percent') }),
});

const PricedHomeTripRef = builder.objectRef<NonNullable<HomeOffer['apart']>>('PricedHomeTrip').implement({
  fields: (t) => ({ trip: t.expose('trip', { type: HomeTripRef }), preview: t.expose('preview', { type: PreviewRef }) }),
});

const PlannedPartRef = builder.objectRef<PlannedDay['parts'][number]>('PlannedPart').implement({
  fields: (t) => ({ kind: t.exposeString('kind'), minutes: t.exposeInt('minutes') }),
});

const PlannedDayRef = builder.objectRef<PlannedDay>('PlannedDay').implement({
  description: 'A day out with one time of return; times by the clock of the first stop.',
  fields: (t) => ({
    back: t.exposeString('back'),
    drivers: t.exposeInt('drivers'),
    totalCents: t.exposeInt('totalCents', { description: 'With VAT.' }),
    dutyMinutes: t.exposeInt('dutyMinutes', { description: 'From the depot to the depot.' }),
    start: t.exposeString('start', { description: 'When the driver begins, HH:MM.' }),
    parts: t.field({ type: [PlannedPartRef], resolve: ({ parts }) => [...parts] }),
  }),
});

const HomePlanRef = builder.objectRef<HomePlan>('HomePlan').implement({
  description: 'One trip with two times of return, half an hour and a driver apart.',
  fields: (t) => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    passengers: t.exposeInt('passengers'),
    date: t.exposeString('date', { description: 'YYYY-MM-DD' }),
    earlier: t.expose('earlier', { type: PlannedDayRef }),
    later: t.expose('later', { type: PlannedDayRef }),
    limitMinutes: t.exposeInt('limitMinutes', { description: 'The longest day of one driver.' }),
    article: t.exposeString('article', { description: 'The rule that says so.' }),
  }),
});

const HomeOfferRef = builder.objectRef<HomeOffer>('HomeOffer').implement({
  description: 'What the home page shows before anybody has typed.',
  fields: (t) => ({
    trip: t.expose('trip', { type: HomeTripRef }),
    preview: t.expose('preview', { type: PreviewRef }),
    freeHours: t.exposeInt('freeHours', { description: 'After the booking, in which cancelling is free; 0 for none.' }),
    others: t.field({ type: [HomeTripRef], description: 'Two at most.', resolve: ({ others }) => [...others] }),
    apart: t.field({
      type: PricedHomeTripRef,
      nullable: true,
      description: 'Another trip, whose price is taken apart.',
      resolve: ({ apart }) => apart,
    }),
    vat: t.field({ type: [CountryVatRef], resolve: ({ vat }) => [...vat] }),
    plan: t.expose('plan', { type: HomePlanRef, nullable: true }),
  }),
});

builder.queryField('getHomeOffer', (t) =>
  t.field({
    type: HomeOfferRef,
    nullable: true,
    args: placeArguments,
    resolve: (_root, args, context) => {
      const visit = placeOf(args);
      const today = todayIn(getSite(visit.site).timeZone, context.now());
      return reporting({ log: context.log, operation: 'getHomeOffer' }, () => findHomeOffer(context, { visit, today }));
    },
  }),
);
