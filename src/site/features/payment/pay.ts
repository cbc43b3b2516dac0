import { data } from 'react-router';
import { codeOfFailure } from '../../api/api-client.ts';
import { StartPaymentDocument } from '../../api/generated/operations.ts';
import { seeOther } from '../../page-loader.ts';
import type { PageRequest } from '../../request-context.ts';

/** Why no payment was started: a code of the API, or our side or the provider does not answer. */
export type PayRefusal = { readonly payRefusal: string /** Sent again, it is the same payment. */; readonly idempotencyKey: string };

type Paying = { readonly page: PageRequest; readonly id: string; readonly form: FormData };

/** Sends the payer to the payment provider (303), or returns to the page with the reason. */
export async function pay({ page, id, form }: Paying) {
  const part = form.get('part') === 'all' ? 'all' : 'next';
  const idempotencyKey = String(form.get('idempotencyKey') ?? '');
  const expected = String(form.get(`cents.${part}`) ?? '');
  const expectedCents = /^\d{1,9}$/.test(expected) ? Number(expected) : 0;
  try {
    // Two buttons share the form's key, and are two payments.
    const first = await start(page, { id, part, expectedCents, idempotencyKey: `${idempotencyKey}-${part}` });
    // The payment of this form has failed, and the visitor went back and pressed its button again.
    const isOver = first.errors.some(({ code }) => code === 'payment-over');
    const { url, errors } = isOver ? await start(page, { id, part, expectedCents, idempotencyKey: crypto.randomUUID() }) : first;
    if (url !== null) return seeOther(url);
    return data({ payRefusal: errors[0]?.code ?? 'payment-refused', idempotencyKey } satisfies PayRefusal, { status: 422 });
  } catch (error) {
    if (codeOfFailure(error) !== 'unavailable') throw error;
    page.reportError(error, 'Unable to startPayment');
    return data({ payRefusal: 'unavailable', idempotencyKey } satisfies PayRefusal, { status: 503 });
  }
}

type Start = { readonly id: string; readonly part: 'next' | 'all'; readonly expectedCents: number; readonly idempotencyKey: string };

async function start(page: PageRequest, variables: Start) {
  return (await page.api.execute(StartPaymentDocument, variables)).startPayment;
}
