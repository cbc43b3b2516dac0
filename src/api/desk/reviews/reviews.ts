import { shorten } from '#domain/input/clean-text.ts';
import { failure } from '#domain/result.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { refusalReasons, reviewStateOf, reviewStates, takeDownReasons } from '#domain/trip/review-verdict.ts';
import { moderateReview, type ReviewAct } from '#operations/reviews/moderate-review.ts';
import { findReview, listReviews, type ReviewOfTrip } from '#operations/reviews/review-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { done, OutcomeRef, staffOf, tell } from '../act.ts';
import { builder, require } from '../builder.ts';

const ReviewRef = builder.objectRef<ReviewOfTrip>('TravellersReview').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    site: t.exposeString('site'),
    language: t.exposeString('language'),
    author: t.exposeString('author'),
    driver: t.exposeInt('driver'),
    bus: t.exposeInt('bus'),
    platform: t.exposeInt('platform'),
    text: t.exposeString('text'),
    opening: t.string({ description: 'The text in one short line.', resolve: ({ text }) => shorten(text) }),
    state: t.string({ resolve: (review) => reviewStateOf(review) }),
    createdAt: t.exposeString('createdAt'),
    judgedAt: t.string({ nullable: true, resolve: ({ publishedAt, rejectedAt }) => publishedAt ?? rejectedAt }),
    judgedBy: t.exposeString('judgedBy', { nullable: true }),
    rejectedReason: t.exposeString('rejectedReason', { nullable: true }),
    reply: t.exposeString('reply'),
    repliedAt: t.exposeString('repliedAt', { nullable: true }),
    repliedBy: t.exposeString('repliedBy', { nullable: true }),
  }),
});

type ReviewPage = { readonly reviews: readonly ReviewOfTrip[]; readonly older: string | null };

const ReviewPageRef = builder.objectRef<ReviewPage>('ReviewPage').implement({
  fields: (t) => ({
    reviews: t.field({ type: [ReviewRef], resolve: ({ reviews }) => [...reviews] }),
    older: t.exposeString('older', { nullable: true, description: 'From which the next page goes on; null at the end.' }),
  }),
});

const pageSize = 50;

builder.queryFields((t) => ({
  travellersReviews: t.field({
    type: ReviewPageRef,
    description: 'The newest first; a state or a site that there is not is none asked for.',
    args: { state: t.arg.string({ required: true }), site: t.arg.string({ required: true }), before: t.arg.string({ required: true }) },
    resolve: async (_root, asked, context) => {
      require(context, 'judge-reviews');
      const state = reviewStates.find((each) => each === asked.state) ?? 'waiting';
      const site = siteKeys.find((each) => each === asked.site) ?? null;
      const found = await listReviews(context.db, { state, site, before: asked.before, limit: pageSize + 1 });
      const reviews = found.slice(0, pageSize);
      const last = reviews.at(-1);
      return { reviews, older: found.length > pageSize && last !== undefined ? last.reference : null };
    },
  }),
  travellersReview: t.field({
    type: ReviewRef,
    nullable: true,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'judge-reviews');
      const trip = await findTripByReference(context.db, reference);
      const review = trip && (await findReview(context.db, trip.id));
      return trip && review && { ...review, reference: trip.reference };
    },
  }),
}));

builder.mutationField('moderateReview', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      act: t.arg.string({ required: true, description: '`publish`, `reject`, `take-down` or `answer`.' }),
      reason: t.arg.string({ description: 'Of what is rejected or taken down.' }),
      reply: t.arg.string({ description: 'What we answer beneath it; empty takes the answer away.' }),
    },
    resolve: async (_root, { reference, ...asked }, context) => {
      require(context, 'judge-reviews');
      const act = readAct(asked);
      if (act === null) return tell(failure({ why: 'review-reason' }));
      const moderated = await moderateReview(context, { reference, act, staff: staffOf(context) });
      return typeof moderated === 'string' ? tell(failure({ why: moderated })) : done;
    },
  }),
);

type Asked = { readonly act: string; readonly reason?: string | null | undefined; readonly reply?: string | null | undefined };

/** Null where the reason is none that we have. */
function readAct({ act, reason, reply }: Asked): ReviewAct | null {
  if (act === 'publish') return { kind: 'publish' };
  if (act === 'answer') return { kind: 'answer', reply: reply ?? '' };
  const refused = refusalReasons.find((each) => each === reason);
  if (act === 'reject') return refused === undefined ? null : { kind: 'reject', reason: refused };
  const taken = takeDownReasons.find((each) => each === reason);
  return act === 'take-down' && taken !== undefined ? { kind: 'take-down', reason: taken } : null;
}
