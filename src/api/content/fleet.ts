import type { FleetPage } from '#content/library.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { ContentEntry, CountryRef, Hero, Meta, PictureSection, TextSection } from './parts.ts';
import { pick, placeArguments, placeOf, slugArgument } from './place-arguments.ts';

const FleetPageRef = builder.objectRef<FleetPage>('FleetPage').implement({
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The fleet item key of specification 2.1, the same on every site.' }),
    languageSlug: t.exposeString('languageSlug', { description: 'Last part of the address in the language asked for.' }),
    hero: t.expose('hero', { type: Hero }),
    section1: t.expose('section1', { type: PictureSection }),
    section2: t.expose('section2', { type: PictureSection }),
    section3: t.expose('section3', { type: TextSection }),
    meta: t.expose('meta', { type: Meta }),
    countries: t.field({ type: [CountryRef], resolve: ({ countries }) => countries }),
  }),
});

builder.queryField('getFleet', (t) =>
  t.field({
    type: [FleetPageRef],
    args: { ...placeArguments, ...slugArgument },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: 'getFleet' }, () => {
        return pick(getContent().findFleet(placeOf(args)), { slug: args.slug });
      }),
  }),
);
