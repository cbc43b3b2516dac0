import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContentLibrary } from '#content/library.ts';
import type { TripReview } from '#operations/reviews/review-store.ts';
import { createReviewEntries } from './published-reviews.ts';

const review: TripReview = {
  tripId: '0190-the-trip',
  site: 'nl',
  language: 'nl',
  author: 'Anna de V.',
  driver: 5,
  bus: 4,
  platform: 3,
  text: 'Op tijd en vriendelijk. De bus was schoon.\nEn warm.\n\nGraag weer.',
  createdAt: '2026-11-20T10:00:00.123Z',
  publishedAt: '2026-11-21T10:00:00.000Z',
  rejectedAt: null,
  rejectedReason: null,
  judgedBy: null,
  reply: '',
  repliedAt: null,
  repliedBy: null,
};

function show(changes: Partial<TripReview>) {
  const library = createContentLibrary(createReviewEntries([{ ...review, ...changes }]));
  expect(library.issues).toEqual([]);
  const [shown] = library.findReviews({ site: 'nl', language: 'nl' });
  if (shown === undefined) throw new Error('The review is not shown');
  return shown;
}

describe('createReviewEntries', () => {
  it('shows a review as its traveller wrote it, and as no sample', () => {
    expect(show({})).toMatchObject({
      title: 'Op tijd en vriendelijk',
      content: { html: '<p>Op tijd en vriendelijk. De bus was schoon.<br>En warm.</p><p>Graag weer.</p>' },
      author: 'Anna de V.',
      organisation: '',
      writtenAt: '2026-11-20',
      driverRating: 5,
      busRating: 4,
      platformRating: 3,
      weight: 50,
      weightType: 'DEFAULT',
      sample: false,
    });
  });

  it('shows mark-up as the characters that were typed, and fills nothing in', () => {
    const shown = show({ text: '<script>alert("1")</script> & {email} {unknown}', author: '<b>{brand}</b>' });
    expect(shown.content.html).toBe('<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; (email) (unknown)</p>');
    expect(shown.author).toBe('‹b›(brand)‹/b›');
  });

  it('belongs to its own site only, and does not reveal the key of its trip', () => {
    const library = createContentLibrary(createReviewEntries([review]));
    expect(library.findReviews({ site: 'be', language: 'nlBE' })).toEqual([]);
    expect(show({}).id).not.toContain(review.tripId);
  });

  it('cuts a long title at a word', () => {
    expect(show({ text: 'woord '.repeat(40) }).title).toBe(`${'woord '.repeat(9)}woord…`);
  });

  it('can be read whatever was typed', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
    fc.assert(fc.property(text, text, (words, author) => show({ text: words, author }).title !== ''));
  });
});
