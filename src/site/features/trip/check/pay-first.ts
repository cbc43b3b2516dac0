import { PaymentsDocument, StartPaymentDocument } from '../../../api/generated/operations.ts';
import type { PageRequest } from '../../../request-context.ts';

/** Where to pay, or why no payment was started. */
export type FirstPayment = { readonly url: string; readonly code?: never } | { readonly url: null; readonly code: string };

type Ordered = { readonly id: string /** Of the order. Ordering again is the same payment too. */; readonly idempotencyKey: string };

/**
 * Starts to pay what a booking that was just made asks for first. Never throws: the order is placed, and whatever fails here can be done
 * again from the next page.
 */
export async function payFirst(
  { api, reportError }: Pick<PageRequest, 'api' | 'reportError'>,
  { id, idempotencyKey }: Ordered,
): Promise<FirstPayment> {
  try {
    const { getInvoices } = await api.execute(PaymentsDocument, { id, askProvider: false });
    const online = getInvoices?.online ?? null;
    if (online === null) return { url: null, code: 'nothing-due' };
    const payment = {
      id,
      part: 'next',
      expectedCents: online.nextCents,
      idempotencyKey: `${idempotencyKey}-pay`,
      afterOrder: true,
    } as const;
    const { url, errors } = (await api.execute(StartPaymentDocument, payment)).startPayment;
    return url === null ? { url, code: errors[0]?.code ?? 'payment-refused' } : { url };
  } catch (error) {
    reportError(error, 'Unable to startPayment');
    return { url: null, code: 'unavailable' };
  }
}
