import type { Context } from 'hono';
import type { Services } from '../services.ts';

/** Where the provider posts; it sends the whole mail to addresses with this ending. */
export const mailNoticePath = '/mail-in/mailgun/mime';

/**
 * An incoming mail, posted by the provider as a form. 200: stored. 406: the provider must not try again, because the mail is not for us. It
 * retries anything else for hours, so nothing is lost while the database is away.
 */
export async function answerMailNotice(receive: NonNullable<Services['receiveMailNotice']>, c: Context): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const form = await c.req.raw.formData().catch(() => null);
  if (form === null) return c.body(null, 406, headers);
  try {
    return c.body(null, (await receive(form)) === 'taken' ? 200 : 406, headers);
  } catch {
    return c.body(null, 503, { ...headers, 'Retry-After': '60' });
  }
}
