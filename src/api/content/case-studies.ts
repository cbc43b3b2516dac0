import type { CaseStudy } from '#content/library.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { builder } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { Benefits, ContentEntry, CountryRef, EquivalentRef, Hero, Meta, PictureSection, TextSection } from './parts.ts';
import { languageSlugArgument, pick, placeArguments, placeOf, slugArgument } from './place-arguments.ts';
import { StoryTripRef } from './story-trip-type.ts';
import { findStoryTrip } from './story-trips.ts';

/** A case study with the place that asked for it: its trip is priced there. */
type CaseStudySource = CaseStudy & { readonly visit: PlaceOfVisit };

const CaseStudyRef = builder.objectRef<CaseStudySource>('CaseStudy').implement({
  interfaces: [ContentEntry],
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The key, the same in every language.' }),
    languageSlug: t.exposeString('languageSlug', { description: 'Last part of the address in the language asked for.' }),
    sample: t.exposeBoolean('sample', { description: 'Stands for nobody real: shown to let a page be seen.' }),
    hero: t.expose('hero', { type: Hero }),
    section1: t.expose('section1', { type: PictureSection }),
    quote: t.exposeString('quote'),
    section2: t.expose('section2', { type: TextSection }),
    benefits: t.expose('benefits', { type: Benefits }),
    quote2: t.exposeString('quote2'),
    section3: t.expose('section3', { type: PictureSection }),
    meta: t.expose('meta', { type: Meta }),
    equivalents: t.field({
      type: [EquivalentRef],
      description: 'The page in every language of every site that has it.',
      resolve: (study, _args, { getContent }) => [...getContent().findCaseStudyEquivalents(study)],
    }),
    trip: t.field({
      type: StoryTripRef,
      nullable: true,
      resolve: ({ visit, ...story }, _args, context) =>
        reporting({ log: context.log, operation: 'price the trip of a story' }, () =>
          findStoryTrip(context, { story, visit, today: context.now().slice(0, 10) }),
        ),
    }),
    countries: t.field({ type: [CountryRef], resolve: ({ countries }) => countries }),
  }),
});

builder.queryField('getCaseStudies', (t) =>
  t.field({
    type: [CaseStudyRef],
    args: {
      ...placeArguments,
      ...slugArgument,
      ...languageSlugArgument,
      limit: t.arg.int({ description: 'At most so many, the first ones.' }),
    },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: 'getCaseStudies' }, () => {
        const visit = placeOf(args);
        const found = pick(getContent().findCaseStudies(visit), args).map((story) => ({ ...story, visit }));
        return typeof args.limit === 'number' ? found.slice(0, Math.max(0, args.limit)) : found;
      }),
  }),
);
