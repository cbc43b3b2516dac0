import type { Hub } from '#content/hubs/hub.ts';
import type { RateCard } from '#domain/pricing/rates/rate-card.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { exampleDate } from './example-trips.ts';
import { HubKindRef } from './hub-kind.ts';
import { findHubTowns, type HubPrice, type PricedTown } from './hub-prices.ts';
import { EquivalentRef, Hero, LocalQuestionRef, Meta, TextSection } from './parts.ts';
import { languageSlugArgument, placeArguments, placeOf } from './place-arguments.ts';

const HubPriceRef = builder.objectRef<HubPrice>('HubPrice').implement({
  fields: (t) => ({
    to: t.exposeString('to'),
    vehicle: t.exposeString('vehicle', { description: 'Key of the vehicle.' }),
    passengers: t.exposeInt('passengers'),
    totalCents: t.exposeInt('totalCents'),
  }),
});

const HubTownRef = builder.objectRef<PricedTown>('HubTown').implement({
  description: 'A town that a hub leads to: of a region with the way from its nearest yard, of an airport with that to the airport.',
  fields: (t) => ({
    languageSlug: t.exposeString('languageSlug'),
    title: t.exposeString('title'),
    yard: t.exposeString('yard', { description: 'Where its nearest coach stands.' }),
    kilometres: t.exposeInt('kilometres'),
    minutes: t.exposeInt('minutes'),
    prices: t.field({
      type: [HubPriceRef],
      description: 'A day out, or the drive to the airport, with VAT at today’s prices; none for the smaller towns.',
      resolve: ({ prices }) => [...prices],
    }),
  }),
});

/** How a drive to an airport is priced: {@link RateCard}. */
type Tariff = Pick<RateCard['transfer'], 'mostKilometres' | 'minimumPercent'> & { readonly waitingMinutes: number };

const TariffRef = builder.objectRef<Tariff>('TransferTariff').implement({
  fields: (t) => ({
    mostKilometres: t.exposeInt('mostKilometres', { description: 'Longer drives are none.' }),
    minimumPercent: t.exposeInt('minimumPercent', { description: 'Its lowest price, as a share of that of other trips.' }),
    waitingMinutes: t.exposeInt('waitingMinutes', { description: 'For a late plane, in the price.' }),
  }),
});

type HubSource = Hub & { readonly visit: PlaceOfVisit };

const HubRef = builder.objectRef<HubSource>('Hub').implement({
  description: 'A page beneath the locations: a province, Land, region or country with its towns, or an airport with those around it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: HubKindRef }),
    slug: t.exposeString('slug', { description: 'The key, the same in every language.' }),
    languageSlug: t.exposeString('languageSlug'),
    title: t.exposeString('title'),
    placeKey: t.exposeString('placeKey', { description: 'The gazetteer’s key of an airport; empty for a region.' }),
    hero: t.expose('hero', { type: Hero }),
    sections: t.field({ type: [TextSection], resolve: ({ sections }) => [...sections] }),
    questions: t.field({ type: [LocalQuestionRef], resolve: ({ questions }) => [...questions] }),
    meta: t.expose('meta', { type: Meta }),
    isIndexable: t.exposeBoolean('isIndexable', { description: 'Whether search engines may show it, by the rule that holds for cities.' }),
    equivalents: t.field({ type: [EquivalentRef], resolve: (hub, _args, { getContent }) => [...getContent().findHubEquivalents(hub)] }),
    towns: t.field({
      type: [HubTownRef],
      resolve: ({ visit, ...hub }, _args, context) =>
        reporting({ log: context.log, operation: 'price the towns of a hub' }, async () => [
          ...(await findHubTowns(context, { hub, visit, today: context.now().slice(0, 10) })),
        ]),
    }),
    pricedFor: t.string({
      description: 'The day that its prices are for, YYYY-MM-DD.',
      resolve: (_hub, _args, { now }) => exampleDate(now().slice(0, 10)),
    }),
    asOf: t.string({ description: 'The day of the calculation, YYYY-MM-DD.', resolve: (_hub, _args, { now }) => now().slice(0, 10) }),
    tariff: t.field({
      type: TariffRef,
      nullable: true,
      description: 'Of an airport.',
      resolve: ({ kind }, _args, { rates, now }) => {
        if (kind !== 'airport') return null;
        const { mostKilometres, minimumPercent, waitingMinutes } = rates(now()).card.transfer;
        return { mostKilometres, minimumPercent, waitingMinutes: waitingMinutes.airport ?? 0 };
      },
    }),
  }),
});

builder.queryField('getHubs', (t) =>
  t.field({
    type: [HubRef],
    args: { ...placeArguments, ...languageSlugArgument },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: args.languageSlug ? 'getHub' : 'getHubs' }, () => {
        const visit = placeOf(args);
        const asked = ({ languageSlug }: Hub) => !args.languageSlug || languageSlug === args.languageSlug;
        return getContent()
          .findHubs(visit)
          .filter(asked)
          .map((hub) => ({ ...hub, visit }));
      }),
  }),
);
