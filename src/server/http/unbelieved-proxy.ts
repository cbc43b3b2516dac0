import type { Context, Next } from 'hono';
import type { Logger } from '../log.ts';
import { isOfOwnNetwork } from './visitor-address.ts';

/**
 * Says once that a proxy stands before us that we were not told of: without its word nobody is counted by his address, or all are as one. Not
 * of strangers, who can send that header as they like.
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
