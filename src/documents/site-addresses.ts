import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';

/** Public address of each site, without a trailing slash (reading 2). */
export type SiteAddresses = Readonly<Record<SiteKey, string>>;

/** Where the terms stand on a document's own site, in its language; never made from a request. */
export function termsUrlOf(
  { site, language }: { readonly site: SiteKey; readonly language: SiteLanguage },
  addresses: SiteAddresses,
): string {
  return new URL(pathTo({ site: getSite(site), language }, { page: 'terms' }), addresses[site]).href;
}
