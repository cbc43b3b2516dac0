import { describe, expect, it } from 'vitest';
import { listUnreadReviews } from '#operations/reviews/review-store.ts';
import { codesOf, createBookedTrip, type Mutation, travelOf } from '../testing/booked-trip.ts';

const submit: Mutation = {
  name: 'submitReview',
  declared: '$id: String!, $driver: Typed!, $bus: Typed!, $platform: Typed!, $text: String!, $author: String!',
  given: 'id: $id, driver: $driver, bus: $bus, platform: $platform, text: $text, author: $author',
};
const sample = { driver: '5', bus: '4', platform: 3, text: ' Graag weer. ', author: 'Anna' };

async function createScene({ driven = true } = {}) {
  const booked = await createBookedTrip();
  if (driven) await booked.moveIntoPast(booked.bookingId, { days: 61 });
  return { ...booked, review: (id: string, changes: object = {}) => booked.mutate(submit, { id, ...sample, ...changes }) };
}

describe('submitReview', () => {
  it('stores one review per trip for moderation', async () => {
    const { review, bookingId, db, execute } = await createScene();
    travelOf(await review(bookingId));
    const unread = await listUnreadReviews(db);
    expect(unread).toMatchObject([{ driver: 5, bus: 4, platform: 3, text: 'Graag weer.', author: 'Anna', site: 'nl', publishedAt: null }]);
    const { data } = await execute('query ($id: String!) { getTravel(id: $id) { hasReview canReview { allowed } } }', { id: bookingId });
    expect(data).toEqual({ getTravel: { hasReview: true, canReview: { allowed: true } } });
  });

  it('takes the same twice for one, and refuses another', async () => {
    const { review, bookingId, db } = await createScene();
    const answers = await Promise.all(Array.from({ length: 6 }, () => review(bookingId)));
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(codesOf(await review(bookingId, { text: 'Toch niet.' }))).toEqual(['form already-reviewed']);
    expect(codesOf(await review(bookingId, { driver: 1 }))).toEqual(['form already-reviewed']);
    expect(await listUnreadReviews(db)).toMatchObject([{ text: 'Graag weer.', driver: 5 }]);
  });

  it('stores one of several concurrent reviews', async () => {
    const { review, bookingId, db } = await createScene();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, turn) => review(bookingId, { text: `Nummer ${turn}` })));
    expect(answers.filter(({ travel }) => travel !== null)).toHaveLength(1);
    expect(await listUnreadReviews(db)).toHaveLength(1);
  });

  it('refuses a trip that has not been driven', async () => {
    const { review, bookingId } = await createScene({ driven: false });
    expect(codesOf(await review(bookingId))).toEqual(['form not-driven']);
  });

  it("takes the booking's own key alone", async () => {
    const { review, quoteId, db } = await createScene();
    for (const id of [quoteId, 'A'.repeat(27), '', 'x']) expect(codesOf(await review(id))).toEqual(['id trip-not-found']);
    expect(await listUnreadReviews(db)).toEqual([]);
  });

  it('returns errors beside their fields', async () => {
    const { review, bookingId } = await createScene();
    const codes = codesOf(await review(bookingId, { driver: '6', bus: '', platform: 'many', text: ' ', author: '' }));
    expect(codes.map((code) => code.split(' ')[0])).toEqual(['driver', 'bus', 'platform', 'text', 'author']);
  });
});
