import type { Context, Next } from 'hono';
import { comeAgain, type RefusePage } from './come-again.ts';
import { findVisitorAddress } from './visitor-address.ts';

export type PostLimits = {
  /** From one address; 0 for no limit. As many may come at once after a quiet minute. */
  readonly postsPerMinute: number;
  readonly trustedProxies: number;
};

type Allowance = { readonly left: number; readonly at: number };

const minute = 60_000;
/** Some megabytes. Whoever has more addresses than this is counted anew now and then; a limit by address stops nobody like that anyway. */
const mostAddresses = 20_000;

/** Counts what each address does; answers 0 where it may do one more, else after how many seconds it may. Bounded in memory. */
export function createAllowances(perMinute: number, now: () => number = Date.now) {
  const kept = new Map<string, Allowance>();
  return (address: string): number => {
    const at = now();
    const before = kept.get(address) ?? { left: perMinute, at };
    const left = Math.min(perMinute, before.left + ((at - before.at) * perMinute) / minute);
    kept.delete(address);
    kept.set(address, { left: left >= 1 ? left - 1 : left, at });
    const [oldest] = kept.keys();
    if (kept.size > mostAddresses && oldest !== undefined) kept.delete(oldest);
    return left >= 1 ? 0 : Math.ceil(((1 - left) * minute) / perMinute / 1_000);
  };
}

/** Told by a payment provider that serves everybody from a few addresses. */
const notices = '/payments/';

/** Refuses what changes something, from an address that sends more than a person or an office full of them could. */
export function limitPosts({ postsPerMinute, trustedProxies }: PostLimits, refusePage: RefusePage) {
  const use = createAllowances(postsPerMinute);
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    const isCounted = postsPerMinute > 0 && c.req.method !== 'GET' && c.req.method !== 'HEAD' && !c.req.path.startsWith(notices);
    const address = isCounted ? findVisitorAddress(c, trustedProxies) : null;
    const wait = address === null ? 0 : use(address);
    const message = `Too many requests from this address; try again in ${wait} s.`;
    if (wait > 0) return await comeAgain(c, { status: 429, wait, message }, refusePage);
    await next();
    return undefined;
  };
}
