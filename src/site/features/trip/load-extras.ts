import { domainOf, languageOf } from '../../api/enums.ts';
import {
  FaqListDocument,
  type FaqListQuery,
  PartnersDocument,
  type PartnersQuery,
  ReviewsDocument,
  type ReviewsQuery,
} from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';

/** What stands beneath a trip's page. */
export type TripExtras = {
  readonly faqs: FaqListQuery['getFAQs'];
  readonly reviews: ReviewsQuery['getReviews'];
  readonly partners: PartnersQuery['getPartners'];
};

const fewReviews = 3;

type Wanted = {
  /** Null where the page fetches its questions itself. */
  readonly faqPage: string | null;
  readonly country: string;
  readonly withReviews: boolean;
};

/** Questions by the rules of the trip's country, and reviews; the page can do without any of them (specification 8). */
export async function loadTripExtras(page: PageRequest, { faqPage, country, withReviews }: Wanted): Promise<TripExtras> {
  const domain = domainOf(page.site);
  const language = languageOf(page.language);
  const orNone = <Item>(question: Promise<readonly Item[]>, failure: string): Promise<readonly Item[]> =>
    question.catch((error: unknown) => {
      page.reportError(error, failure);
      return [];
    });
  const [faqs, reviews, partners] = await Promise.all([
    faqPage === null
      ? []
      : orNone(
          page.api.execute(FaqListDocument, { domain, language, page: faqPage, country }).then((data) => data.getFAQs),
          'Unable to getFAQs',
        ),
    withReviews
      ? orNone(
          page.api.execute(ReviewsDocument, { domain, language, limit: fewReviews }).then((data) => data.getReviews),
          'Unable to getReviews',
        )
      : [],
    withReviews
      ? orNone(
          page.api.execute(PartnersDocument, { domain }).then((data) => data.getPartners),
          'Unable to getPartners',
        )
      : [],
  ]);
  return { faqs, reviews, partners };
}
