import { flowKeys } from '#domain/sites/flows.ts';
import type { LinkSite } from '#domain/sites/links.ts';
import type { Namespace } from './namespaces.ts';

/** First parts of the addresses of trips. */
const tripParts: readonly string[] = [...flowKeys, 'shared', 'forwarded'];

/**
 * The texts that the page at an address needs, known before its script loads, so that they can load beside its data. A test compares this
 * with what each page names.
 */
export function namespacesOfAddress({ tables }: Pick<LinkSite, 'tables'>, pathname: string): readonly Namespace[] {
  if (isTripAddress(pathname)) return ['common', 'form', 'travel', 'trip'];
  if (isRequestAddress({ tables }, pathname)) return ['common', 'form', 'travel'];
  return isThanksAddress({ tables }, pathname) ? ['common', 'pages', 'travel'] : ['common', 'pages'];
}

/** Whether the page at an address is the same for everyone: no trip, and no form with a key of its own. */
export function isContentAddress(site: Pick<LinkSite, 'tables'>, pathname: string): boolean {
  return !isTripAddress(pathname) && pathname !== '/trip-not-found' && !isRequestAddress(site, pathname);
}

function isTripAddress(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return tripParts.includes(first);
}

function isRequestAddress({ tables }: Pick<LinkSite, 'tables'>, pathname: string): boolean {
  return Object.values(tables).some((table) => table.pages['request-quote'] === pathname);
}

function isThanksAddress({ tables }: Pick<LinkSite, 'tables'>, pathname: string): boolean {
  return Object.values(tables).some((table) => table.pages['request-success'] === pathname);
}
