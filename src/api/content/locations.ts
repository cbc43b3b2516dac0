import type { Location } from '#content/library.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { ContentEntry, CountryRef, Hero, Meta, PictureSection, TextSection } from './parts.ts';
import { pick, placeArguments, placeOf, slugArgument } from './place-arguments.ts';

const LocationRef = builder.objectRef<Location>('Location').implement({
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug'),
    popular: t.exposeBoolean('popular'),
    hero: t.expose('hero', { type: Hero }),
    location: t.expose('location', { type: PictureSection }),
    platform: t.expose('platform', { type: PictureSection }),
    value: t.expose('value', { type: TextSection }),
    meta: t.expose('meta', { type: Meta }),
    countries: t.field({ type: [CountryRef], resolve: ({ countries }) => countries }),
  }),
});

builder.queryField('getLocations', (t) =>
  t.field({
    type: [LocationRef],
    args: { popular: t.arg.boolean({ defaultValue: false }), ...placeArguments, ...slugArgument },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: nameOf(args) }, () => {
        const place = placeOf(args);
        const { findLocation, findLocations } = getContent();
        const one = args.slug ? findLocation({ ...place, slug: args.slug }) : null;
        return pick(findLocations({ ...place, popular: args.popular === true }), one, args.slug);
      }),
  }),
);

function nameOf({ popular, slug }: { readonly popular?: boolean | null | undefined; readonly slug?: string | null | undefined }): string {
  if (popular === true) return 'getPopularLocations';
  return slug ? 'getLocation' : 'getLocations';
}
