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
const schema = v.strictObject({ message: text(500), stack: text(4_000), path: text(300) });

/** `POST /api/errors`: an error in a visitor's browser, logged as ours are. Not there without an error service: it would only fill the log. */
export async function answerBrowserError({ environment, log }: Services, c: Context): Promise<Response> {
  if (environment.errorService === null) return c.json({ error: 'not found' }, 404);
  const told = v.safeParse(schema, await c.req.json().catch(() => null));
  if (!told.success) return c.json({ error: 'expected message, stack and path' }, 400);
  const { message, stack, path } = told.output;
  log.error({ error: message, stack, path }, 'An error in a browser');
  return c.body(null, 204);
}
