import type { Context } from 'hono';
import { findRequestId } from '../request-id.ts';

/** Why a visitor has to wait: this visitor sends too much, or all visitors together do. */
export type PutOff = {
  readonly reason: 429 | 'busy' /** After how many seconds it is worth trying again. */;
  readonly wait: number;
  readonly message: string;
};

/** Asks a visitor to come back, in the site's language, and keeps what was typed. */
export type PutOffPage = (request: Request, reason: PutOff['reason']) => Promise<Response>;

/** Asks a visitor to wait: programs get a status and header, people a page. */
export async function comeAgain(c: Context, { reason, wait, message }: PutOff, putOff: PutOffPage): Promise<Response> {
  const status = reason === 'busy' ? 503 : reason;
  const headers = { 'Retry-After': String(wait), 'Cache-Control': 'no-store' };
  if (c.req.path === '/graphql')
    return c.json({ errors: [{ message, extensions: { code: 'UNAVAILABLE', ...findRequestId() } }] }, status, headers);
  if (c.req.path.startsWith('/api/')) return c.text(message, status, headers);
  const page = await putOff(c.req.raw, reason);
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}
