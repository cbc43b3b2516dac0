import { PaymentsDocument, type PaymentsQuery } from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';

export type Payments = NonNullable<PaymentsQuery['getInvoices']> & {
  /** The visitor returns from the payment provider, whatever the outcome. */
  readonly cameBack: boolean;
};

/**
 * What can be paid online for a booking, and what was. For a returning visitor the provider is asked first, because its notification may
 * still be on its way. The page works without: null where it cannot load.
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
