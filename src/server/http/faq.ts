import type { Context } from 'hono';
import * as v from 'valibot';
import { domainOf, languageOf } from '#site/api/enums.ts';
import { FaqListDocument } from '#site/api/generated/operations.ts';
import { describeError, redact } from '../log.ts';
import type { Services } from '../services.ts';
import { findAskedPlace, placeParameters, shortText } from './asked-locale.ts';

const querySchema = v.object({ ...placeParameters, page: shortText, country: shortText });

/** `GET /api/faq` (specification 7): the questions and answers of a page as JSON. */
export async function answerFaq(services: Services, c: Context): Promise<Response> {
  const query = v.safeParse(querySchema, c.req.query());
  if (!query.success) return c.json({ error: 'a parameter is too long' }, 400);
  const { page, country } = query.output;
  const { site: domain, language } = findAskedPlace(services, query.output);
  try {
    const variables = { language: languageOf(language), domain: domainOf(domain), page: page || null, country: country || null };
    const { getFAQs } = await services.api.execute(FaqListDocument, variables);
    return c.json(getFAQs, 200, { 'Cache-Control': 'public, max-age=60' });
  } catch (error) {
    services.log.error(
      { ...describeError(error), page: redact(page), country: redact(country), language, domain },
      'Unable to fetch async faq',
    );
    return c.json({ error: 'unavailable' }, 503);
  }
}
