import { AccountDocument, type AccountQuery } from '../../../api/generated/operations.ts';
import type { PageRequest } from '../../../request-context.ts';

export type Account = NonNullable<AccountQuery['getInvoices']>;
export type BillingDocument = Account['invoices'][number];

/** Invoices and payments of a booking; null where they cannot be read now. The rest of the page works without them. */
export async function loadAccount(page: PageRequest, id: string): Promise<Account | null> {
  try {
    return (await page.api.execute(AccountDocument, { id })).getInvoices;
  } catch (error) {
    page.reportError(error, 'Unable to getInvoices');
    return null;
  }
}
