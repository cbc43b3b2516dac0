import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '../../api/api-client.ts';
import type { PageRequest } from '../../request-context.ts';
import { pay } from './pay.ts';

type Start = { readonly idempotencyKey: string; readonly part: string };
type Started = { readonly url: string | null; readonly errors: readonly { readonly code: string }[] };

const checkout = 'https://www.mollie.com/checkout/select-method/1';
const begun: Started = { url: checkout, errors: [] };
const refused = (code: string): Started => ({ url: null, errors: [{ code }] });

/** The API's responses in order; a code is thrown. */
async function payWith(answers: readonly (Started | ApiErrorCode)[], fields: Record<string, string> = {}) {
  const asked: Start[] = [];
  const execute = async (_: unknown, variables: Start) => {
    const answer = answers[asked.length] ?? refused('asked too often');
    asked.push(variables);
    if (typeof answer === 'string') throw new ApiError(answer, 'the API has failed');
    return { startPayment: answer };
  };
  // Only what the action uses of a page request.
  const page = { api: { execute }, reportError: () => undefined } as unknown as PageRequest;
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'pay', part: 'next', idempotencyKey: 'key-of-the-page-0', ...fields }))
    form.set(name, value);
  return { answer: await pay({ page, id: 'x', form }), asked };
}

describe('pay', () => {
  it('leads to where the payment is made', async () => {
    const { answer } = await payWith([begun]);
    if (!(answer instanceof Response)) throw new Error('no redirect');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, checkout]);
  });

  it('treats the two buttons as two payments, each with its own key', async () => {
    const keys = await Promise.all(['next', 'all', 'everything'].map(async (part) => (await payWith([begun], { part })).asked[0]));
    expect(keys).toMatchObject([
      { part: 'next', idempotencyKey: 'key-of-the-page-0-next' },
      { part: 'all', idempotencyKey: 'key-of-the-page-0-all' },
      { part: 'next', idempotencyKey: 'key-of-the-page-0-next' },
    ]);
  });

  it('begins another where that of the form has come to nothing, once', async () => {
    const { answer, asked } = await payWith([refused('payment-over'), begun]);
    expect(answer).toBeInstanceOf(Response);
    expect(asked[1]?.idempotencyKey).not.toBe(asked[0]?.idempotencyKey);
    const again = await payWith([refused('payment-over'), refused('payment-over'), begun]);
    expect(again.asked).toHaveLength(2);
    expect(again.answer).toMatchObject({ init: { status: 422 }, data: { payRefusal: 'payment-over' } });
  });

  it('explains why not, and keeps the key for a retry', async () => {
    const refusal = await payWith([refused('nothing-due')]);
    expect(refusal.answer).toMatchObject({ init: { status: 422 }, data: { payRefusal: 'nothing-due' } });
    const away = await payWith(['unavailable']);
    expect(away.answer).toMatchObject({
      init: { status: 503 },
      data: { payRefusal: 'unavailable', idempotencyKey: 'key-of-the-page-0' },
    });
  });

  it('hides no fault of ours', async () => {
    await expect(payWith(['failed'])).rejects.toThrow('the API has failed');
  });
});
