import { flowKeys } from '#domain/sites/flows.ts';
import { findParameter } from '#domain/sites/query.ts';
import { canonicalSpelling } from '#domain/sites/redirects.ts';
import { getTable } from '#domain/sites/table.ts';
import type { Visit } from './visit.ts';

/** Whether an address is a page that carries a trip: never cached, no referrer, not indexed (docs/specification.md#trip-pages). */
export function isTripPage({ query, site, language, ...visit }: Pick<Visit, 'path' | 'query' | 'site' | 'language'>): boolean {
  const path = canonicalSpelling(visit.path);
  const [, first = ''] = path.split('/');
  if (first === 'shared' || first === 'forwarded' || ((flowKeys as readonly string[]).includes(first) && path !== '/direct-booking'))
    return true;
  return path === getTable(site, language).pages['request-success'] && findParameter(query, 'quoteId') !== null;
}

const keyedPath = new RegExp(`^/(?:${[...flowKeys, 'shared', 'forwarded'].join('|')})/([^/]+)(?:/[a-z-]+)?$`);

/** The trip key in the address of one of its pages, not necessarily a valid one; null for an address without one. */
export function keyOfAddress(path: string): string | null {
  return keyedPath.exec(path)?.[1] ?? null;
}

/** Whether the page cache may keep it: a whole page, the same for everyone. */
export function isCacheable(visit: Visit): boolean {
  return !visit.isData && isSameForEveryone(visit);
}

/**
 * A content page is the same for everyone. The request form is not: each one carries a key of its own, by which a second press of its
 * button is recognised.
 */
export function isSameForEveryone(visit: Visit): boolean {
  const path = canonicalSpelling(visit.path);
  if (isTripPage(visit) || path === '/trip-not-found' || path.startsWith('/direct-booking')) return false;
  return path !== getTable(visit.site, visit.language).pages['request-quote'];
}
