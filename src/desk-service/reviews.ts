import { shorten } from '#domain/input/clean-text.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { refusalReasons, reviewStateOf, reviewStates, takeDownReasons } from '#domain/trip/review-verdict.ts';
import { moderateReview } from '#operations/reviews/moderate-review.ts';
import { findReview, listReviews, type ReviewOfTrip } from '#operations/reviews/review-store.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { act, query, withoutValue } from './act.ts';
import { oneOf, oneOfOrNone, text } from './fields.ts';

const pageSize = 50;

function toView({ tripId: _tripId, publishedAt, rejectedAt, ...review }: ReviewOfTrip) {
  const state = reviewStateOf({ publishedAt, rejectedAt });
  return { ...review, state, judgedAt: publishedAt ?? rejectedAt, opening: shorten(review.text) };
}

export const reviewQueries = {
  /** The newest first. `older` is the reference after which the next page begins; null at the end. */
  list: query(
    'judge-reviews',
    { state: oneOf(reviewStates), site: oneOfOrNone(siteKeys), before: text() },
    async ({ db }, { state, site, before }) => {
      const found = await listReviews(db, { state, site, before, limit: pageSize + 1 });
      const reviews = found.slice(0, pageSize).map(toView);
      return { reviews, older: found.length > pageSize ? (reviews.at(-1)?.reference ?? null) : null, state, site };
    },
  ),
  /** Null where the trip has no review. */
  ofTrip: query('judge-reviews', { reference: text() }, async ({ db }, { reference }) => {
    const trip = await findListedTrip(db, reference);
    const review = trip && (await findReview(db, trip.id));
    return trip && review && toView({ ...review, reference: trip.reference });
  }),
};

export const reviewActs = {
  publish: act('judge-reviews', { reference: text() }, async (context, asked) =>
    withoutValue(await moderateReview(context, { ...asked, act: { kind: 'publish' } })),
  ),
  /** Undoes publishing, within two minutes and by the same person. */
  putBack: act('judge-reviews', { reference: text() }, async (context, asked) =>
    withoutValue(await moderateReview(context, { ...asked, act: { kind: 'put-back' } })),
  ),
  reject: act('judge-reviews', { reference: text(), reason: oneOf(refusalReasons) }, async (context, { reason, ...asked }) =>
    withoutValue(await moderateReview(context, { ...asked, act: { kind: 'reject', reason } })),
  ),
  takeDown: act('judge-reviews', { reference: text(), reason: oneOf(takeDownReasons) }, async (context, { reason, ...asked }) =>
    withoutValue(await moderateReview(context, { ...asked, act: { kind: 'take-down', reason } })),
  ),
  /** Empty removes the answer. */
  answer: act('judge-reviews', { reference: text(), reply: text(), shown: text() }, async (context, { reply, shown, ...asked }) =>
    withoutValue(await moderateReview(context, { ...asked, act: { kind: 'answer', reply, shown } })),
  ),
};
