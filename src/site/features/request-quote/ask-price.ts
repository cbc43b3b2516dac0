import { domainOf, languageOf } from '../../api/enums.ts';
import { PreviewQuoteDocument, type PreviewQuoteQuery } from '../../api/generated/operations.ts';
import type { Issue } from '../../api/issue.ts';
import type { PageRequest } from '../../request-context.ts';
import type { ItineraryValues } from '../../trip-editor/itinerary-values.ts';
import { isReadyForPreview } from '../../trip-editor/preview-ready.ts';
import { toItineraryInput } from '../../trip-editor/to-itinerary-input.ts';

export type Preview = NonNullable<PreviewQuoteQuery['previewQuote']['preview']>;

/** The outcome of a price request: the price, the issues of the trip, or no response. */
export type PriceAnswer = { readonly preview: Preview | null; readonly issues: readonly Issue[]; readonly failed: boolean };

/** The price of a complete form, for the page as it is sent; null where the form lacks something. */
export async function askPrice(page: PageRequest, values: ItineraryValues): Promise<PriceAnswer | null> {
  if (!isReadyForPreview(values)) return null;
  const variables = { itinerary: toItineraryInput(values), domain: domainOf(page.site), language: languageOf(page.language) };
  try {
    const { preview, errors } = (await page.api.execute(PreviewQuoteDocument, variables)).previewQuote;
    return { preview, issues: errors, failed: false };
  } catch (error) {
    page.reportError(error, 'Unable to previewQuote');
    return { preview: null, issues: [], failed: true };
  }
}
