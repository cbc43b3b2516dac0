import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect, replace } from 'react-router';
import { todayIn } from '#domain/calendar/zoned.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { type PageRequest, pageRequestContext } from './request-context.ts';

type WithContext = Pick<LoaderFunctionArgs, 'context'>;

/** The page request of a loader or action. */
export function getPageRequest({ context }: { readonly context: Readonly<RouterContextProvider> } | WithContext): PageRequest {
  return context.get(pageRequestContext);
}

/** The first date that a form may offer: today in the time zone of the site's country (docs/specification.md#dates). */
export function todayOf({ site, now }: PageRequest): string {
  return todayIn(getSite(site).timeZone, now);
}

/** Throws the 404 of a missing page; the root's error page shows it. */
export function throwNotFound(): never {
  throw data(null, { status: 404 });
}

/**
 * Throws the redirect of a missing or expired trip (docs/specification.md#trip-not-found): 302 from the server, and the history entry
 * replaced in the browser. It keeps the query (docs/specification.md#canonical-form).
 */
export function throwTripNotFound({ site, language }: PageRequest, asked?: URLSearchParams): never {
  const [path = '', own] = pathTo({ site: getSite(site), language }, { page: 'trip-not-found' }).split('?');
  const query = new URLSearchParams(asked);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  throw replace(query.size === 0 ? path : `${path}?${query}`, 302);
}

/**
 * Throws the state of a trip's page while trips cannot be read: the root's error page shows it at the same address
 * (docs/specification.md#outage).
 */
export function throwTripAway(): never {
  throw data('trip-away', { status: 503 });
}

/** A redirect after a form: the browser requests the next page with GET. */
export function seeOther(path: string, headers: HeadersInit = {}): Response {
  return redirect(path, { status: 303, headers });
}
