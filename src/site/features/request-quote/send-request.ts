import { codeOfFailure } from '../../api/api-client.ts';
import { domainOf, languageOf } from '../../api/enums.ts';
import { RequestQuoteDocument } from '../../api/generated/operations.ts';
import type { Issue } from '../../api/issue.ts';
import type { PageRequest } from '../../request-context.ts';
import type { FormValues } from '../../trip-editor/form-values.ts';
import { toItineraryInput } from '../../trip-editor/to-itinerary-input.ts';
import { readSentCampaign } from '../../visitor/campaign.ts';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly quoteId: string }
  | { readonly kind: 'issues'; readonly issues: readonly Issue[] }
  | { readonly kind: 'unavailable' | 'refused' };

type Sending = {
  readonly values: FormValues;
  /** The form as received. A script has added the campaign of the visit. */
  readonly form?: FormData;
  readonly query: URLSearchParams;
  readonly userAgent: string;
};

/** Sends the request for a quote. A failure of ours is reported and returned, so that the form can be shown again unchanged. */
export async function sendRequest(page: PageRequest, { values, form = new FormData(), query, userAgent }: Sending): Promise<SendOutcome> {
  const { firstName, lastName, email, phone, organisation, idempotencyKey } = values;
  try {
    const { requestQuote } = await page.api.execute(RequestQuoteDocument, {
      idempotencyKey,
      itinerary: toItineraryInput(values),
      customer: { firstName, lastName, email, phone, organisation },
      domain: domainOf(page.site),
      language: languageOf(page.language),
      ...readSentCampaign(form, query, userAgent),
    });
    if (requestQuote.travel?.quoteId) return { kind: 'sent', quoteId: requestQuote.travel.quoteId };
    return { kind: 'issues', issues: requestQuote.errors };
  } catch (error) {
    page.reportError(error, 'Unable to requestQuote');
    return { kind: codeOfFailure(error) === 'refused' ? 'refused' : 'unavailable' };
  }
}
