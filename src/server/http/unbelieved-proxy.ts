import type { Context, Next } from 'hono';
import type { Logger } from '../log.ts';
import { isOfOwnNetwork } from './visitor-address.ts';

/**
 * Logs once that an unconfigured proxy is in front: without `TRUSTED_PROXIES` no visitor is limited by address, or all count as one.
 * Requests from strangers do not count, because anyone can send that header.
 */
export function noticeUnbelievedProxy({ trustedProxies, log }: { readonly trustedProxies: number; readonly log: Logger }) {
  let isSaid = trustedProxies > 0;
  return async (c: Context, next: Next): Promise<void> => {
    if (!isSaid && c.req.header('x-forwarded-for') !== undefined && isOfOwnNetwork(c)) {
      isSaid = true;
      log.warn(
        {},
        'X-Forwarded-For comes and is not believed, so nobody is limited by address: set TRUSTED_PROXIES to the number of proxies',
      );
    }
    await next();
  };
}
