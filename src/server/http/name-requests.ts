import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'hono';
import { nameSpan } from '../observing/tracing.ts';
import { inRequest } from '../request-id.ts';

/** As proxies make them: no spaces, no line breaks, and never the 27 letters of a trip's key. */
const usual = /^(?![\w-]{27}$)[\w.:-]{8,64}$/;

/**
 * Gives each request a name that all its lines in the log bear, the one that a proxy of ours gave it or one of our own. An answer that failed
 * tells it, so that whoever calls about it can say which it was.
 */
export function nameRequests({ trustedProxies }: { readonly trustedProxies: number }) {
  return async (c: Context, next: Next): Promise<void> => {
    const told = trustedProxies > 0 ? (c.req.header('x-request-id') ?? '') : '';
    const requestId = usual.test(told) ? told : randomUUID();
    nameSpan(requestId);
    await inRequest({ requestId }, next);
    if (c.res.status >= 500) c.res.headers.set('X-Request-Id', requestId);
  };
}
