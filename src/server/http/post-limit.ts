import type { Context, Next } from 'hono';
import { comeAgain, type PutOffPage } from './retry-after.ts';
import { listVisitorNetworks, type VisitorNetwork } from './visitor-address.ts';

export type PostLimits = {
  /** Per visitor; 0 for no limit. The same number may come at once after a quiet minute. */
  readonly postsPerMinute: number;
  readonly trustedProxies: number;
};

type Allowance = { readonly left: number; readonly at: number };

const minute = 60_000;
/**
 * A few megabytes. A sender with more networks than this is counted afresh now and then; a limit by address does not stop such a sender
 * anyway.
 */
const mostNetworks = 20_000;

/**
 * Counts requests per network. Returns 0 if every network of the visitor may send one more, otherwise the seconds to wait. Bounded in
 * memory.
 */
export function createTokenBucket(perMinute: number, now: () => number = Date.now) {
  const allowances = new Map<string, Allowance>();

  function leftOf({ name, share }: VisitorNetwork, at: number): number {
    const most = perMinute * share;
    const before = allowances.get(name) ?? { left: most, at };
    return Math.min(most, before.left + ((at - before.at) * most) / minute);
  }

  return (networks: readonly VisitorNetwork[]): number => {
    const at = now();
    const counted = networks.map((network) => ({ ...network, left: leftOf(network, at) }));
    const waits = counted.map(({ left, share }) => (left >= 1 ? 0 : Math.ceil(((1 - left) * minute) / (perMinute * share) / 1_000)));
    const wait = Math.max(0, ...waits);
    for (const { name, left } of counted) {
      allowances.delete(name);
      allowances.set(name, { left: wait === 0 ? left - 1 : left, at });
      const [oldest] = allowances.keys();
      if (allowances.size > mostNetworks && oldest !== undefined) allowances.delete(oldest);
    }
    return wait;
  };
}

/** From a payment provider that serves everybody from a few addresses. */
const notices = '/payments/';

/** Refuses changing requests, and those to the API, from an address that sends more than a person or an office full of people could. */
export function limitPosts({ postsPerMinute, trustedProxies }: PostLimits, putOff: PutOffPage) {
  const use = createTokenBucket(postsPerMinute);
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    // A query by GET costs what it costs by POST.
    const mayCost = (c.req.method !== 'GET' && c.req.method !== 'HEAD') || c.req.path === '/graphql';
    const isCounted = postsPerMinute > 0 && mayCost && !c.req.path.startsWith(notices);
    const wait = isCounted ? use(listVisitorNetworks(c, trustedProxies)) : 0;
    const message = `Too many requests from this address; try again in ${wait} s.`;
    if (wait > 0) return await comeAgain(c, { reason: 429, wait, message }, putOff);
    await next();
    return undefined;
  };
}
