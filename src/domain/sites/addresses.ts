import type { SiteKey, SiteLanguage } from './keys.ts';
import { type Link, pathTo } from './links.ts';
import { getSite } from './registry.ts';

/** Public address of each site, without a trailing slash (reading 2). */
export type SiteAddresses = Readonly<Record<SiteKey, string>>;

/** Whose site and language a link of a mail or a paper is made for: a trip's, an invoice's. */
type Placed = { readonly site: SiteKey; readonly language: SiteLanguage };

/** A link as an absolute address on its own site, in its language; never made from a request. */
export function addressOf({ site, language }: Placed, link: Link, addresses: SiteAddresses): string {
  return `${addresses[site]}${pathTo({ site: getSite(site), language }, link)}`;
}
