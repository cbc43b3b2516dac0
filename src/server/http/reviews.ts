import type { Context } from 'hono';
import * as v from 'valibot';
import { domainOf, languageOf } from '#site/api/enums.ts';
import { PartnersDocument, ReviewsDocument } from '#site/api/generated/operations.ts';
import { describeError } from '../log.ts';
import type { Services } from '../services.ts';
import { findAskedPlace, placeParameters } from './asked-locale.ts';

const querySchema = v.object(placeParameters);
/** As many as one row of cards. */
const limit = 3;

/** `GET /api/reviews`: the weightiest reviews of a site and whose groups they are of, as JSON, for pages that are not to be kept. */
export async function answerReviews(services: Services, c: Context): Promise<Response> {
  const query = v.safeParse(querySchema, c.req.query());
  if (!query.success) return c.json({ error: 'a parameter is too long' }, 400);
  const { site, language } = findAskedPlace(services, query.output);
  try {
    const domain = domainOf(site);
    const [{ getReviews: reviews }, { getPartners: partners }] = await Promise.all([
      services.api.execute(ReviewsDocument, { domain, language: languageOf(language), limit }),
      services.api.execute(PartnersDocument, { domain }),
    ]);
    return c.json({ reviews, partners }, 200, { 'Cache-Control': 'public, max-age=60' });
  } catch (error) {
    services.log.error({ ...describeError(error), language, domain: site }, 'Unable to getReviews');
    return c.json({ error: 'unavailable' }, 503);
  }
}
