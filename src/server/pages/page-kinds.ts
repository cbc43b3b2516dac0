import { flowKeys } from '#domain/sites/flows.ts';
import { findParameter } from '#domain/sites/query.ts';
import { getTable } from '#domain/sites/registry.ts';
import type { Visit } from './visit.ts';

/** A page that carries a trip, by its address: never kept by anyone, never a referer, never indexed (reading 15). */
export function isTripPage({ path, query, site, language }: Pick<Visit, 'path' | 'query' | 'site' | 'language'>): boolean {
  const [, first = ''] = path.split('/');
  if ((flowKeys as readonly string[]).includes(first) && path !== '/direct-booking') return true;
  return path === getTable(site, language).pages['request-success'] && findParameter(query, 'quoteId') !== null;
}

/**
 * A content page is the same for everyone. The request form is not: each one carries a key of its own, by which a second press of its button
 * is known for what it is.
 */
export function isCacheable(visit: Visit): boolean {
  if (visit.isData || isTripPage(visit) || visit.path === '/trip-not-found' || visit.path.startsWith('/direct-booking')) return false;
  return visit.path !== getTable(visit.site, visit.language).pages['request-quote'];
}
