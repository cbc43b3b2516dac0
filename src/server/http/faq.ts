import type { Context } from 'hono';
import * as v from 'valibot';
import { isSiteKey, type SiteKey } from '#domain/sites/keys.ts';
import { parseLanguageCode } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import { domainOf, languageOf } from '#site/api/enums.ts';
import { FaqListDocument } from '#site/api/generated/operations.ts';
import { describeError, redact } from '../log.ts';
import type { Services } from '../services.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(40)), '');
const querySchema = v.object({ currentLanguage: text, page: text, currentDomain: text, country: text });

/**
 * `GET /api/faq` (specification 7): the questions and answers of a page as JSON. A domain that there is not is logged and served as eu
 * (specification 8); a language that there is not is the domain's own.
 */
export async function answerFaq(services: Services, c: Context): Promise<Response> {
  const query = v.safeParse(querySchema, c.req.query());
  if (!query.success) return c.json({ error: 'a parameter is too long' }, 400);
  const { currentLanguage, currentDomain, page, country } = query.output;
  const domain = findDomain(services, currentDomain);
  const language = parseLanguageCode(currentLanguage) ?? getSite(domain).languages[0];
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

function findDomain({ log }: Services, text: string): SiteKey {
  const domain = text.toLowerCase();
  if (isSiteKey(domain)) return domain;
  log.error({ site: 'eu' }, 'Unable to read the domain name from req or window');
  return 'eu';
}
