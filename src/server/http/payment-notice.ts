import type { Context } from 'hono';
import type { Services } from '../services.ts';

/** Short enough for a lookup, in the format of Mollie's payment ids. */
const paymentId = /^tr_[A-Za-z0-9]{1,64}$/;

/**
 * `POST /payments/mollie`, with `id=tr_…` as a form and nothing else (https://docs.mollie.com/docs/webhooks). Known and unknown ids get the
 * same answer, so that a stranger learns nothing. Only if we could not check does the answer ask for another call.
 */
export async function answerPaymentNotice(receive: NonNullable<Services['receivePaymentNotice']>, c: Context): Promise<Response> {
  const id = new URLSearchParams(await c.req.text()).get('id') ?? '';
  const outcome = paymentId.test(id) ? await receive(id) : 'unchanged';
  const headers = { 'Cache-Control': 'no-store' };
  if (outcome === 'unavailable') return c.body(null, 503, { ...headers, 'Retry-After': '60' });
  return c.body(null, 200, headers);
}
