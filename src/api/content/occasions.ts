import type { Occasion } from '#content/library.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { ContentEntry, CountryRef, Hero, Meta, ofWhole, PictureSection, TextSection } from './parts.ts';
import { pick, placeArguments, placeOf, slugArgument } from './place-arguments.ts';

/** Of the popular ones only the short set is answered (reading 29). Every occasion is popular. */
type OccasionSource = Occasion & { readonly isShort: boolean };

const OccasionRef = builder.objectRef<OccasionSource>('Occasion').implement({
  description: 'Asked for with `popular: true`, an occasion has its short set of fields alone; the others are null.',
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The occasion item key of specification 2.1, the same on every site.' }),
    languageSlug: t.exposeString('languageSlug', { description: 'Last part of the address in the language asked for.' }),
    hero: t.field({ type: Hero, nullable: true, resolve: (occasion) => ofWhole(occasion)?.hero }),
    section1: t.field({ type: PictureSection, nullable: true, resolve: (occasion) => ofWhole(occasion)?.section1 }),
    section2: t.field({ type: PictureSection, nullable: true, resolve: (occasion) => ofWhole(occasion)?.section2 }),
    value: t.field({ type: TextSection, nullable: true, resolve: (occasion) => ofWhole(occasion)?.value }),
    meta: t.field({ type: Meta, nullable: true, resolve: (occasion) => ofWhole(occasion)?.meta }),
    countries: t.field({ type: [CountryRef], nullable: true, resolve: (occasion) => ofWhole(occasion)?.countries }),
  }),
});

builder.queryField('getOccasions', (t) =>
  t.field({
    type: [OccasionRef],
    args: { popular: t.arg.boolean({ defaultValue: false }), ...placeArguments, ...slugArgument },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: nameOf(args) }, () => {
        return pick(getContent().findOccasions(placeOf(args)), { slug: args.slug }).map((occasion) => ({
          ...occasion,
          isShort: args.popular === true,
        }));
      }),
  }),
);

function nameOf({ popular, slug }: { readonly popular?: boolean | null | undefined; readonly slug?: string | null | undefined }): string {
  if (popular === true) return 'getPopularOccasions';
  return slug ? 'getOccasion' : 'getOccasions';
}
