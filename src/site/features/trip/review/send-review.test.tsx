import { describe, expect, it } from 'vitest';
import { away, createSubmission, done, outcomeOf, refusedBy } from '../../../testing/create-submission.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { ReviewForm } from './review-form.tsx';
import { createReviewValues } from './review-values.ts';
import { sendReview } from './send-review.ts';

const fields = { driver: '5', bus: '4', platform: '', text: 'On time', author: 'Anna' };

describe('a review', () => {
  it('is sent as given, and the page says thanks', async () => {
    const { submission, asked } = createSubmission({ answer: done, fields });
    expect(outcomeOf(await sendReview(submission))).toBe('/review?sent=1');
    expect(asked).toEqual([{ id: 'abc', ...fields }]);
  });

  it('keeps its stars and words beside the errors', async () => {
    const outcome = await sendReview(createSubmission({ answer: refusedBy('platform', 'required'), fields }).submission);
    expect(outcomeOf(outcome)).toBe(422);
    expect(outcome).toMatchObject({ data: { values: fields, issues: [{ field: 'platform', code: 'required' }] } });
    expect(outcomeOf(await sendReview(createSubmission({ answer: away, fields }).submission))).toBe(503);
  });

  it('of a trip that has one already redirects to a page that says so', async () => {
    expect(outcomeOf(await sendReview(createSubmission({ answer: refusedBy('form', 'already-reviewed'), fields }).submission))).toBe(
      '/review?',
    );
    expect(outcomeOf(await sendReview(createSubmission({ answer: refusedBy('form', 'cancelled'), fields }).submission))).toBe('/overview?');
  });

  it('begins without a star, and shows those that were given', () => {
    const fresh = renderPage(() => <ReviewForm initial={createReviewValues('Anna')} refusal={undefined} />);
    expect(fresh.match(/type="radio"/g)).toHaveLength(15);
    expect(fresh).not.toContain('checked=""');
    expect(fresh).toContain('href="/how-we-collect-reviews"');
    const refusal = { values: fields, issues: [], isUnavailable: false };
    const again = renderPage(() => <ReviewForm initial={createReviewValues('Anna')} refusal={refusal} />);
    expect([...again.matchAll(/<input type="radio"[^>]*id="([\w-]+)"[^>]*checked=""/g)].map((match) => match[1])).toEqual([
      'driver-5',
      'bus-4',
    ]);
  });
});
