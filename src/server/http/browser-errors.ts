import type { Context } from 'hono';
import * as v from 'valibot';
import { redact } from '../log.ts';
import type { Services } from '../services.ts';

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(20_000),
    v.transform((value) => redact(value).slice(0, most)),
  );
const field = v.optional(text(300));
/** Fields that our code adds to an error's message; no other name may appear in the log. */
const fields = v.object({ page: field, country: field, language: field, domain: field, address: field, status: field });
const schema = v.strictObject({ message: text(500), stack: text(4_000), path: text(300), cause: text(1_000), fields });

/** The messages of docs/specification.md#errors, which browsers report and the log uses too. Anything else is arbitrary text. */
const catalogued: readonly string[] = [
  'Unable to fetch async faq',
  'Unable to getReviews',
  'Retryable failure',
  'Non-retryable failure',
  'Parse failure',
];

/**
 * `POST /api/errors`: an error in a visitor's browser, logged like our own. It does not exist without an error service, because it would
 * only fill the log.
 */
export async function answerBrowserError({ environment, log }: Services, c: Context): Promise<Response> {
  if (environment.errorService === null) return c.json({ error: 'not found' }, 404);
  const report = v.safeParse(schema, await c.req.json().catch(() => null));
  if (!report.success) return c.json({ error: 'expected message, stack, path, cause and fields' }, 400);
  const { message, stack, path, cause, fields: named } = report.output;
  const isCatalogued = catalogued.includes(message);
  const what = isCatalogued ? { error: cause || message } : { error: message, cause };
  log.error({ ...what, ...named, stack, path, in: 'a browser' }, isCatalogued ? message : 'An error in a browser');
  return c.body(null, 204);
}
