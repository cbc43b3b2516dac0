import { SentRequestDocument } from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';

type SentRequest = { readonly quoteId: string; readonly reference: string; readonly email: string };

/** The request that its sender is thanked for; null where there is none, the page then thanks in general (reading 7). */
export async function findSentRequest(page: PageRequest, id: string): Promise<SentRequest | null> {
  const { getTravel } = await page.api.execute(SentRequestDocument, { id });
  return getTravel?.quoteId ? { quoteId: getTravel.quoteId, reference: getTravel.reference, email: getTravel.customer.email } : null;
}
