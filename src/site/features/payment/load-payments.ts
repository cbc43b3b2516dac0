import { PaymentsDocument, type PaymentsQuery } from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';

export type Payments = NonNullable<PaymentsQuery['getInvoices']> & {
  /** The visitor comes from where payments are made, whatever became of it there. */
  readonly cameBack: boolean;
};

/**
 * What can be paid online of a booking, and what was. For somebody who comes back the provider is asked first, since its own notice may
 * still be on its way. The page can do without: null where it cannot be had.
 */
export async function loadPayments(page: PageRequest, { id, url }: { readonly id: string; readonly url: URL }): Promise<Payments | null> {
  const cameBack = url.searchParams.get('paid') === 'return';
  try {
    const { getInvoices } = await page.api.execute(PaymentsDocument, { id, askProvider: cameBack });
    return getInvoices === null ? null : { ...getInvoices, cameBack };
  } catch (error) {
    page.reportError(error, 'Unable to getInvoices');
    return null;
  }
}
