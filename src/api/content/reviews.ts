import { weightTypes } from '#content/kinds.ts';
import type { Review } from '#content/library.ts';
import { getSite } from '#domain/sites/registry.ts';
import { builder, Domain, Language } from '../builder.ts';
import { reporting } from '../run/failures.ts';
import { ContentEntry } from './parts.ts';
import { placeOf } from './place-arguments.ts';

/** docs/specification.md#constants: reviews are fetched with limit 100. */
const mostReviews = 100;

const WeightTypeRef = builder.enumType('WeightType', { values: weightTypes });

const ReviewRef = builder.objectRef<Review>('Review').implement({
  interfaces: [ContentEntry],
  fields: (t) => ({
    content: t.string({ description: 'Clean HTML.', resolve: ({ content }) => content.html }),
    reply: t.string({
      nullable: true,
      description: 'What we answer beneath it, as clean HTML.',
      resolve: ({ reply }) => reply?.html ?? null,
    }),
    writtenAt: t.exposeString('writtenAt', { description: 'The date shown, `YYYY-MM-DD`.' }),
    author: t.exposeString('author'),
    organisation: t.exposeString('organisation'),
    driverRating: t.exposeFloat('driverRating'),
    busRating: t.exposeFloat('busRating'),
    platformRating: t.exposeFloat('platformRating'),
    weight: t.exposeInt('weight'),
    sample: t.exposeBoolean('sample', { description: 'Stands for nobody real: shown to let a page be seen.' }),
  }),
});

builder.queryField('getReviews', (t) =>
  t.field({
    type: [ReviewRef],
    args: {
      weighted: t.arg.boolean({ defaultValue: true }),
      limit: t.arg.int({ defaultValue: mostReviews }),
      domain: t.arg({ type: Domain, required: true }),
      language: t.arg({ type: Language, description: "The site's own where not given." }),
      weightType: t.arg({ type: WeightTypeRef, defaultValue: 'DEFAULT' }),
    },
    resolve: (_root, args, { getContent, log }) =>
      reporting({ log, operation: 'getReviews' }, () => {
        const place = placeOf({ domain: args.domain, language: args.language ?? getSite(args.domain).languages[0] });
        const limit = Math.min(args.limit ?? mostReviews, mostReviews);
        return getContent().findReviews({ ...place, weighted: args.weighted !== false, weightType: args.weightType ?? 'DEFAULT', limit });
      }),
  }),
);
