import type { Context } from 'hono';
import * as v from 'valibot';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { domainOf, languageOf } from '#site/api/enums.ts';
import { FaqListDocument, PartnersDocument, ReviewsDocument } from '#site/api/generated/operations.ts';
import { assignMarks } from '#site/ui/partner-marks.ts';
import { describeError, redact } from '../log.ts';
import type { Services } from '../services.ts';
import { findAskedPlace, placeParameters, shortText } from './asked-locale.ts';

type Place = { readonly site: SiteKey; readonly language: SiteLanguage };

/** What a trip's page fetches once its script runs. It is the same for many trips, so unlike the page it may be cached. */
type Block<Input> = {
  readonly schema: v.GenericSchema<unknown, Input>;
  load(api: Services['api'], place: Place, input: Input): Promise<object>;
  /** Logged with language, domain and `details` if the data cannot be had. */
  readonly failure: string;
  details?(input: Input): Readonly<Record<string, string>>;
};

type Input = { readonly currentLanguage: string; readonly currentDomain: string };

/** Makes the answer: JSON for a minute, 400 for an unknown name, 503 if it is not available. */
function answerBlock<Query extends Input>({ schema, load, failure, details }: Block<Query>) {
  return async (services: Services, c: Context): Promise<Response> => {
    const query = v.safeParse(schema, c.req.query());
    if (!query.success) return c.json({ error: 'a parameter is too long' }, 400);
    const { site, language } = findAskedPlace(services, query.output);
    try {
      return c.json(await load(services.api, { site, language }, query.output), 200, { 'Cache-Control': 'public, max-age=60' });
    } catch (error) {
      services.log.error({ ...describeError(error), ...details?.(query.output), language, domain: site }, failure);
      return c.json({ error: 'unavailable' }, 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
    }
  };
}

/** `GET /api/faq` (docs/specification.md#calls): the questions and answers of a page as JSON. */
export const answerFaq = answerBlock({
  schema: v.object({ ...placeParameters, page: shortText, country: shortText }),
  async load(api, { site, language }, { page, country }) {
    const variables = { language: languageOf(language), domain: domainOf(site), page: page || null, country: country || null };
    return (await api.execute(FaqListDocument, variables)).getFAQs;
  },
  failure: 'Unable to fetch async faq',
  details: ({ page, country }) => ({ page: redact(page), country: redact(country) }),
});

/** As many as one row of cards. */
const reviewLimit = 3;

/** `GET /api/reviews`: a site's most relevant reviews, with the kind of group. */
export const answerReviews = answerBlock({
  schema: v.object(placeParameters),
  async load(api, { site, language }) {
    const domain = domainOf(site);
    const [{ getReviews: reviews }, { getPartners: partners }] = await Promise.all([
      api.execute(ReviewsDocument, { domain, language: languageOf(language), limit: reviewLimit }),
      api.execute(PartnersDocument, { domain }),
    ]);
    // Samples too: the heading of the row labels them.
    return { reviews, partners: assignMarks(partners) };
  },
  failure: 'Unable to getReviews',
});
