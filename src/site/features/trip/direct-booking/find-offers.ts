import { domainOf, languageOf } from '../../../api/enums.ts';
import { PreviewQuoteDocument, type PreviewQuoteQuery } from '../../../api/generated/operations.ts';
import type { Issue } from '../../../api/issue.ts';
import type { PageRequest } from '../../../request-context.ts';
import { type SearchValues, searchFieldOf, toSearchItinerary } from './search-values.ts';

type Preview = NonNullable<PreviewQuoteQuery['previewQuote']['preview']>;
export type Offer = Preview['quotes'][number];

export type Offers =
  | { readonly kind: 'offers'; readonly offers: readonly Offer[]; readonly kilometres: number }
  /** The price is final, but a person must check whether a vehicle is available, and answers by the given time, where one can be given. */
  | { readonly kind: 'on-request'; readonly totalCents: number; readonly answer: { readonly date: string; readonly time: string } | null }
  /** Nothing has a price: people must look at it. */
  | { readonly kind: 'person' }
  | { readonly kind: 'issues'; readonly issues: readonly Issue[] }
  | { readonly kind: 'unavailable' };

/** The vehicles for a searched trip, with their final prices. */
export async function findOffers(page: PageRequest, values: SearchValues): Promise<Offers> {
  const variables = { itinerary: toSearchItinerary(values), domain: domainOf(page.site), language: languageOf(page.language) };
  try {
    const { preview, errors } = (await page.api.execute(PreviewQuoteDocument, variables)).previewQuote;
    if (preview === null) return { kind: 'issues', issues: toSearchIssues(errors) };
    if (preview.quotes.length === 0) return { kind: 'person' };
    if (preview.personReasons.length > 0) return onRequest(preview);
    return { kind: 'offers', offers: preview.quotes, kilometres: preview.kilometers ?? 0 };
  } catch (error) {
    page.reportError(error, 'Unable to previewQuote');
    return { kind: 'unavailable' };
  }
}

function onRequest({ quotes, findings }: Preview): Offers {
  const totalCents = (quotes.find(({ isChosen }) => isChosen) ?? quotes[0])?.totalCents ?? 0;
  const [finding] = findings;
  const answer = finding?.date === null || finding === undefined ? null : { date: finding.date, time: finding.time ?? '' };
  return { kind: 'on-request', totalCents, answer };
}

/** The issues by the search form's own field names, each field once. */
export function toSearchIssues(issues: readonly Issue[]): readonly Issue[] {
  const named = issues.map((issue) => ({ ...issue, field: searchFieldOf(issue.field) }));
  return named.filter(({ field }, index) => named.findIndex((each) => each.field === field) === index);
}
