import { redirect } from 'react-router';
import { isSiteKey } from '#domain/sites/keys.ts';
import { findOfferedLanguage } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { PageRequest } from '../../../../request-context.ts';

type Home = { readonly site: string; readonly language: string };

/** Throws the redirect to a trip's own site, or to its own language where none was requested (docs/specification.md#language). */
export function sendHome({ site, language }: Home, page: PageRequest, url: URL): void {
  if (isSiteKey(site) && site !== page.site) throw redirect(`${page.addresses[site]}${url.pathname}${url.search}`);
  const own = findOfferedLanguage(getSite(page.site), language);
  if (own === null || own === page.language || url.searchParams.has('lng')) return;
  const search = new URLSearchParams(url.searchParams);
  search.set('lng', own);
  throw redirect(`${url.pathname}?${search}`);
}
