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

/** The contents of the reviews block: reviews by travellers, and our customers. */
export type Praise = { readonly reviews: readonly ReviewItem[]; readonly partners: readonly PartnerMark[] };

type Choice = {
  /** The most reviews, the most important first. */
  readonly limit: number;
  readonly weightType?: WeightType | undefined;
  /** Whether the customer row appears with samples as well, as on the pages of the specification: its heading marks them as samples. */
  readonly withSamplePartners?: boolean | undefined;
};

export async function loadPraise(
  page: PageRequest,
  { limit, weightType = 'DEFAULT', withSamplePartners = false }: Choice,
): Promise<Praise> {
  const [reviews, partners] = await Promise.all([loadReviews(page, { limit, weightType }), loadPartners(page)]);
  // Their logos are rendered here, so that no page loads the code for them.
  return { reviews, partners: assignMarks(withSamplePartners ? partners : partners.filter(({ sample }) => !sample)) };
}

function loadReviews(page: PageRequest, choice: Choice & { readonly weightType: WeightType }): Promise<readonly ReviewItem[]> {
  return loadList(page, {
    operation: ReviewsDocument,
    variables: { ...placeOf(page), ...choice },
    // Most have no reply, and page size counts.
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
