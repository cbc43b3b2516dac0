import { SentRequestDocument } from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';

type SentRequest = { readonly quoteId: string; readonly reference: string; readonly email: string; readonly isPriced: boolean };

/** The request that its sender is thanked for; null where there is none, the page then thanks in general (reading 7). */
export async function findSentRequest(page: PageRequest, id: string): Promise<SentRequest | null> {
  const { getTravel } = await page.api.execute(SentRequestDocument, { id });
  if (!getTravel?.quoteId) return null;
  const { quoteId, reference, customer, quotes } = getTravel;
  return { quoteId, reference, email: customer.email, isPriced: quotes.length > 0 };
}
