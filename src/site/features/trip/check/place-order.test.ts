import { describe, expect, it } from 'vitest';
import { createSubmission, done, outcomeOf, refusedBy } from '../testing/create-submission.ts';
import { placeOrder } from './place-order.ts';

const fields = { idempotencyKey: 'key', expectedTotal: '756_74', termsAndCondition: 'on' };

describe('an order', () => {
  it('leads to its success', async () => {
    const { submission } = createSubmission({ answer: done, fields });
    expect(outcomeOf(await placeOrder(submission))).toBe('/success?');
  });

  it.each(['expired', 'trip-not-found'])(
    'of a quote that ended while it was on the way (%s) leads to where nothing was ordered',
    async (code) => {
      const { submission } = createSubmission({ answer: refusedBy('id', code), fields });
      const thrown: unknown = await placeOrder(submission).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(Response);
      if (thrown instanceof Response) expect(thrown.headers.get('location')).toBe('/trip-not-found?ordered=no');
    },
  );

  it('that somebody else placed leads to what came of it', async () => {
    const { submission } = createSubmission({ answer: refusedBy('form', 'already-booked'), fields });
    expect(outcomeOf(await placeOrder(submission))).toBe('/overview?');
  });
});
