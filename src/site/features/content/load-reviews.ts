import {
  PartnersDocument,
  type PartnersQuery,
  ReviewsDocument,
  type ReviewsQuery,
  type WeightType,
} from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';
import type { PartnerMark } from '../../ui/partner-mark.ts';
import { assignMarks } from '../../ui/partner-marks.ts';
import { loadList, placeOf } from './load-content.ts';

type ReviewItem = Omit<ReviewsQuery['getReviews'][number], 'reply'> & { readonly reply?: string };
type PartnerItem = PartnersQuery['getPartners'][number];

/** What the reviews block shows: words of travellers and whose groups they were. */
export type Praise = { readonly reviews: readonly ReviewItem[]; readonly partners: readonly PartnerMark[] };

type Choice = {
  /** At most so many, the weightiest first. */
  readonly limit: number;
  readonly weightType?: WeightType | undefined;
  /** Where the partner row stands with examples as well, as the specification's pages have it: its heading says what they are. */
  readonly withSamplePartners?: boolean | undefined;
};

export async function loadPraise(
  page: PageRequest,
  { limit, weightType = 'DEFAULT', withSamplePartners = false }: Choice,
): Promise<Praise> {
  const [reviews, partners] = await Promise.all([loadReviews(page, { limit, weightType }), loadPartners(page)]);
  // Their marks are drawn here, so that no page carries what draws them.
  return { reviews, partners: assignMarks(withSamplePartners ? partners : partners.filter(({ sample }) => !sample)) };
}

function loadReviews(page: PageRequest, choice: Choice & { readonly weightType: WeightType }): Promise<readonly ReviewItem[]> {
  return loadList(page, {
    operation: ReviewsDocument,
    variables: { ...placeOf(page), ...choice },
    // Most have no answer, and a page is weighed by the byte.
    pick: ({ getReviews }) => getReviews.map(({ reply, ...review }) => (reply == null ? review : { ...review, reply })),
    failure: 'Unable to getReviews',
  });
}

function loadPartners(page: PageRequest): Promise<readonly PartnerItem[]> {
  return loadList(page, {
    operation: PartnersDocument,
    variables: { domain: placeOf(page).domain },
    pick: (data) => data.getPartners,
    failure: 'Unable to getPartners',
  });
}
