import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'hono';
import { nameSpan } from '../observing/tracing.ts';
import { inRequest } from '../request-id.ts';

/** As proxies make them: no spaces, no line breaks, and never the 27 characters of a trip key. */
const usual = /^(?![\w-]{27}$)[\w.:-]{8,64}$/;

/**
 * Gives each request an id that all its log lines carry: the proxy's, or a new one. A failed answer shows it, so that a caller can quote
 * it.
 */
export function nameRequests({ trustedProxies }: { readonly trustedProxies: number }) {
  return async (c: Context, next: Next): Promise<void> => {
    const forwarded = trustedProxies > 0 ? (c.req.header('x-request-id') ?? '') : '';
    const requestId = usual.test(forwarded) ? forwarded : randomUUID();
    nameSpan(requestId);
    await inRequest({ requestId }, next);
    if (c.res.status >= 500) c.res.headers.set('X-Request-Id', requestId);
  };
}
