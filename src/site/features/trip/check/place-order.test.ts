import { describe, expect, it } from 'vitest';
import { away, createSubmission, done, outcomeOf, refusedBy } from '../../../testing/create-submission.ts';
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

  it('that somebody else placed redirects to the result', async () => {
    const { submission } = createSubmission({ answer: refusedBy('form', 'already-booked'), fields });
    expect(outcomeOf(await placeOrder(submission))).toBe('/overview?');
  });
});

describe('an order that is paid online', () => {
  const answers = {
    acceptQuote: { travel: { bookingId: 'b'.repeat(27) }, errors: [] },
    getInvoices: { online: { part: 'deposit', dueOn: '2026-12-01', nextCents: 28_620, allCents: 114_480, isUnderWay: false } },
  };
  const order = async (others: Readonly<Record<string, unknown>>, isOnline = true) => {
    const method = isOnline ? { paymentMethod: 'online' } : {};
    const { submission, asked } = createSubmission({ answer: null, answers: { ...answers, ...others }, fields: { ...fields, ...method } });
    const outcome = await placeOrder(submission);
    if (!(outcome instanceof Response)) throw new Error('no redirect');
    return { asked, to: outcome.headers.get('location'), cookie: outcome.headers.get('set-cookie') };
  };
  const checkout = 'https://www.mollie.com/checkout/1';

  it('redirects to the payment that is due first, which returns to the success page', async () => {
    const { asked, to, cookie } = await order({ startPayment: { url: checkout, errors: [] } });
    expect(to).toBe(checkout);
    expect(cookie).toContain(`booking=${'b'.repeat(27)}`);
    expect(asked).toMatchObject([
      { paymentMethod: 'online' },
      { id: 'b'.repeat(27) },
      { part: 'next', expectedCents: 28_620, afterOrder: true, idempotencyKey: 'key-pay' },
    ]);
  });

  it('is booked if no payment could be started, and the success page explains why', async () => {
    const refused = await order({ startPayment: { url: null, errors: [{ code: 'payment-refused' }] } });
    expect([refused.to, refused.cookie]).toEqual(['/success?unpaid=payment-refused', expect.stringContaining('booking=')]);
    expect((await order({ startPayment: away })).to).toBe('/success?unpaid=unavailable');
    expect((await order({ getInvoices: away })).to).toBe('/success?unpaid=unavailable');
  });

  it('starts no payment by another method', async () => {
    const { asked, to } = await order({ startPayment: { url: checkout, errors: [] } }, false);
    expect([to, asked.length]).toEqual(['/success?', 1]);
  });
});
