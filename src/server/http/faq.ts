import type { Context } from 'hono';
import * as v from 'valibot';
import { findFaqs } from '#site/features/faq/find-faqs.ts';
import { describeError } from '../log.ts';
import type { Services } from '../services.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(40)), '');
const querySchema = v.object({ currentLanguage: text, page: text, currentDomain: text, country: text });

/** `GET /api/faq` (specification 7): the questions and answers of a page as JSON. */
export async function answerFaq(services: Services, c: Context): Promise<Response> {
  const query = v.safeParse(querySchema, c.req.query());
  if (!query.success) return c.json({ error: 'a parameter is too long' }, 400);
  try {
    const faqs = await findFaqs(services.api, query.output);
    return faqs === null
      ? c.json({ error: 'unknown language or domain' }, 400)
      : c.json(faqs, 200, { 'Cache-Control': 'public, max-age=60' });
  } catch (error) {
    const { currentLanguage: language, currentDomain: domain, page, country } = query.output;
    services.log.error({ ...describeError(error), page, country, language, domain }, 'Unable to fetch async faq');
    return c.json({ error: 'unavailable' }, 503);
  }
}
