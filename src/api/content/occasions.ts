import type { Occasion } from '#content/library.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { findOccasionExamples, type OccasionExample } from './occasion-examples.ts';
import { ContentEntry, CountryRef, Hero, Meta, ofWhole, PictureSection, TextSection } from './parts.ts';
import { pick, placeArguments, placeOf, slugArgument } from './place-arguments.ts';

/** Popular ones answer only the short set (docs/specification.md#short-set). Every occasion is popular. */
type OccasionSource = Occasion & { readonly visit: PlaceOfVisit; readonly isShort: boolean };

const OccasionExampleRef = builder.objectRef<OccasionExample>('OccasionExample').implement({
  description: 'What a trip of the occasion’s kind costs from a popular city, with VAT, at today’s prices.',
  fields: (t) => ({
    from: t.exposeString('from'),
    languageSlug: t.exposeString('languageSlug', { description: 'Of the city.' }),
    kind: t.exposeString('kind', { description: 'As `TripPriceKind`, or `dayOut`.' }),
    to: t.exposeString('to'),
    passengers: t.exposeInt('passengers'),
    vehicle: t.exposeString('vehicle', { description: 'Key of the vehicle.' }),
    totalCents: t.exposeInt('totalCents'),
    date: t.exposeString('date', { description: 'YYYY-MM-DD' }),
    search: t.string({
      description: 'What the address of the request form carries to ask for it.',
      resolve: ({ search }) => new URLSearchParams(search).toString(),
    }),
  }),
});

const OccasionRef = builder.objectRef<OccasionSource>('Occasion').implement({
  description: 'Asked for with `popular: true`, an occasion has its short set of fields alone; the others are null.',
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The occasion item key, the same on every site.' }),
    languageSlug: t.exposeString('languageSlug', { description: 'Last part of the address in the language asked for.' }),
    hero: t.field({ type: Hero, nullable: true, resolve: (occasion) => ofWhole(occasion)?.hero }),
    section1: t.field({ type: PictureSection, nullable: true, resolve: (occasion) => ofWhole(occasion)?.section1 }),
    section2: t.field({ type: PictureSection, nullable: true, resolve: (occasion) => ofWhole(occasion)?.section2 }),
    value: t.field({ type: TextSection, nullable: true, resolve: (occasion) => ofWhole(occasion)?.value }),
    meta: t.field({ type: Meta, nullable: true, resolve: (occasion) => ofWhole(occasion)?.meta }),
    examples: t.field({
      type: [OccasionExampleRef],
      nullable: true,
      resolve: ({ isShort, key: occasion, visit }, _args, context) =>
        isShort
          ? null
          : reporting({ log: context.log, operation: 'price an occasion' }, async () => [
              ...(await findOccasionExamples(context, { occasion, visit, today: context.now().slice(0, 10) })),
            ]),
    }),
    countries: t.field({ type: [CountryRef], nullable: true, resolve: (occasion) => ofWhole(occasion)?.countries }),
  }),
});

builder.queryField('getOccasions', (t) =>
  t.field({
    type: [OccasionRef],
    args: { popular: t.arg.boolean({ defaultValue: false }), ...placeArguments, ...slugArgument },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: nameOf(args) }, () => {
        const visit = placeOf(args);
        return pick(getContent().findOccasions(visit), { slug: args.slug }).map((occasion) => ({
          ...occasion,
          visit,
          isShort: args.popular === true,
        }));
      }),
  }),
);

function nameOf({ popular, slug }: { readonly popular?: boolean | null | undefined; readonly slug?: string | null | undefined }): string {
  if (popular === true) return 'getPopularOccasions';
  return slug ? 'getOccasion' : 'getOccasions';
}
