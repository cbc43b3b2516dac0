import type { Context } from 'hono';

/** Tells a visitor, in words of the site, that too much came. */
export type RefusePage = (request: Request) => Promise<Response>;

type Reason = {
  /** 429: this visitor sends too much; 503: all of them together do. */
  readonly status: 429 | 503;
  /** After how many seconds it is worth trying again. */
  readonly wait: number;
  /** For programs. */
  readonly message: string;
};

/** Sends a visitor away for a while: programs as they understand it, people with a page. */
export async function comeAgain(c: Context, { status, wait, message }: Reason, refusePage: RefusePage): Promise<Response> {
  const headers = { 'Retry-After': String(wait), 'Cache-Control': 'no-store' };
  if (c.req.path === '/graphql') return c.json({ errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] }, status, headers);
  if (c.req.path.startsWith('/api/')) return c.text(message, status, headers);
  const page = await refusePage(c.req.raw);
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

/** What comes while as much as may be is under way ({@link ./gate.ts}). */
export function comeAgainSoon(c: Context, refusePage: RefusePage): Promise<Response> {
  return comeAgain(c, { status: 503, wait: 5, message: 'Too many requests at once; try again in 5 s.' }, refusePage);
}
