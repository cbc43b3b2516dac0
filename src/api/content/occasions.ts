import type { Occasion } from '#content/library.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { ContentEntry, CountryRef, Hero, Meta, PictureSection, TextSection } from './parts.ts';
import { pick, placeArguments, placeOf, slugArgument } from './place-arguments.ts';

const OccasionRef = builder.objectRef<Occasion>('Occasion').implement({
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The occasion item key of specification 2.1, the same on every site.' }),
    languageSlug: t.exposeString('languageSlug', { description: 'Last part of the address in the language asked for.' }),
    hero: t.expose('hero', { type: Hero }),
    section1: t.expose('section1', { type: PictureSection }),
    section2: t.expose('section2', { type: PictureSection }),
    value: t.expose('value', { type: TextSection }),
    meta: t.expose('meta', { type: Meta }),
    countries: t.field({ type: [CountryRef], resolve: ({ countries }) => countries }),
  }),
});

builder.queryField('getOccasions', (t) =>
  t.field({
    type: [OccasionRef],
    // Every occasion is popular: the flag asks for the short variant of specification 3, which the selection gives.
    args: { popular: t.arg.boolean({ defaultValue: false }), ...placeArguments, ...slugArgument },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: nameOf(args) }, () => {
        return pick(getContent().findOccasions(placeOf(args)), { slug: args.slug });
      }),
  }),
);

function nameOf({ popular, slug }: { readonly popular?: boolean | null | undefined; readonly slug?: string | null | undefined }): string {
  if (popular === true) return 'getPopularOccasions';
  return slug ? 'getOccasion' : 'getOccasions';
}
