import { expect, it } from 'vitest';
import { ModerateReviewDocument, TravellersReviewDocument, TravellersReviewsDocument } from '#desk/api/generated/operations.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { insertReview } from '#operations/reviews/review-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { createDeskRunner } from '../run.ts';
import { createWorld } from '../testing/desk-world.ts';
import { enter, statusOf } from '../testing/enter.ts';

const run = createDeskRunner();

async function createReview() {
  const { context, db, booked } = await createWorld();
  const trip = await findTripByReference(db, booked);
  if (trip === null) throw new Error('no trip');
  const { id: tripId, site, language } = trip;
  await insertReview(db, { tripId, site, language, driver: 5, bus: 4, platform: 5, text: 'Fine', author: 'Anna' });
  const editor = await enter(context, { roles: ['editor'] });
  const list = async (state: string, changes: { site?: string; before?: string } = {}) => {
    const { travellersReviews } = await run(editor, TravellersReviewsDocument, { state, site: '', before: '', ...changes });
    return travellersReviews.reviews.map(({ reference }) => reference);
  };
  const act = async (asked: { act: string; reason?: string; reply?: string }) =>
    (await run(editor, ModerateReviewDocument, { reference: booked, ...asked })).moderateReview.problem;
  const read = async () => (await run(editor, TravellersReviewDocument, { reference: booked })).travellersReview;
  return { context, db, booked, site, list, act, read };
}

it('is published once, answered, and taken off the site for a reason, each with its line in the audit', async () => {
  const { db, booked, site, list, act, read } = await createReview();
  expect([await list('waiting'), await list('published')]).toEqual([[booked], []]);
  expect(await act({ act: 'answer', reply: 'too early' })).toBe('no-review');
  expect(await act({ act: 'publish' })).toBeNull();
  expect(await act({ act: 'publish' })).toBe('no-review');
  expect([await list('waiting'), await list('published', { site }), await list('published', { site: 'es' })]).toEqual([[], [booked], []]);
  expect(await list('published', { before: booked })).toEqual([]);
  expect(await act({ act: 'answer', reply: 'x'.repeat(1_001) })).toBe('reply-too-long');
  expect(await act({ act: 'answer', reply: ' Thank you\u0000! ' })).toBeNull();
  expect(await read()).toMatchObject({ state: 'published', judgedBy: 'Mo editor', reply: 'Thank you !', repliedBy: 'Mo editor' });
  expect(await act({ act: 'take-down', reason: 'too-honest' })).toBe('review-reason');
  expect(await act({ act: 'take-down', reason: 'withdrawn' })).toBeNull();
  expect(await read()).toMatchObject({ state: 'refused', rejectedReason: 'withdrawn' });
  expect(await list('refused')).toEqual([booked]);
  const acts = (await listAudit(db, 9)).filter(({ subject }) => subject === booked).map(({ act: done, memberName }) => [done, memberName]);
  expect(acts.reverse()).toEqual([
    ['publish-review', 'Mo editor'],
    ['answer-review', 'Mo editor'],
    ['take-down-review', 'Mo editor'],
  ]);
});

it('is left out for a reason that our page on reviews names, and for no other', async () => {
  const { act, read } = await createReview();
  for (const reason of [undefined, '', 'withdrawn', 'one-star'])
    expect(await act({ act: 'reject', ...(reason === undefined ? {} : { reason }) })).toBe('review-reason');
  expect(await act({ act: 'reject', reason: 'other-trip' })).toBeNull();
  expect(await read()).toMatchObject({ state: 'refused', rejectedReason: 'other-trip' });
  expect(await act({ act: 'publish' })).toBe('no-review');
});

it('is nothing to those who judge none', async () => {
  const { context, booked } = await createReview();
  const planner = await enter(context, { roles: ['planner'] });
  expect(await statusOf(run(planner, TravellersReviewDocument, { reference: booked }))).toBe(404);
  expect(await statusOf(run(planner, TravellersReviewsDocument, { state: '', site: '', before: '' }))).toBe(404);
  expect(await statusOf(run(planner, ModerateReviewDocument, { reference: booked, act: 'publish' }))).toBe(404);
});
