import type { CaseStudy } from '#content/library.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { Benefits, ContentEntry, CountryRef, Hero, Meta, PictureSection, TextSection } from './parts.ts';
import { pick, placeArguments, placeOf, slugArgument } from './place-arguments.ts';

const CaseStudyRef = builder.objectRef<CaseStudy>('CaseStudy').implement({
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug'),
    languageSlug: t.exposeString('languageSlug'),
    sample: t.exposeBoolean('sample', { description: 'Stands for nobody real: shown to let a page be seen.' }),
    hero: t.expose('hero', { type: Hero }),
    section1: t.expose('section1', { type: PictureSection }),
    quote: t.exposeString('quote'),
    section2: t.expose('section2', { type: TextSection }),
    benefits: t.expose('benefits', { type: Benefits }),
    quote2: t.exposeString('quote2'),
    section3: t.expose('section3', { type: PictureSection }),
    meta: t.expose('meta', { type: Meta }),
    countries: t.field({ type: [CountryRef], resolve: ({ countries }) => countries }),
  }),
});

builder.queryField('getCaseStudies', (t) =>
  t.field({
    type: [CaseStudyRef],
    args: { ...placeArguments, ...slugArgument, limit: t.arg.int({ description: 'At most so many, the first ones.' }) },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: 'getCaseStudies' }, () => {
        const place = placeOf(args);
        const { findCaseStudies, findCaseStudy } = getContent();
        const one = args.slug ? findCaseStudy({ ...place, slug: args.slug }) : null;
        const found = pick(findCaseStudies(place), one, args.slug);
        return typeof args.limit === 'number' ? found.slice(0, Math.max(0, args.limit)) : found;
      }),
  }),
);
