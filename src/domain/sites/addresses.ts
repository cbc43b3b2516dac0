import type { PublicAddresses } from './host.ts';
import type { SiteKey, SiteLanguage } from './keys.ts';
import { type Link, pathTo } from './links.ts';
import { getSite } from './registry.ts';

/** Whose site and language a link of a mail or a paper is made for: a trip's, an invoice's. */
type Placed = { readonly site: SiteKey; readonly language: SiteLanguage };

/** A link as an absolute address on its own site, in its language; never made from a request. */
export function addressOf({ site, language }: Placed, link: Link, addresses: PublicAddresses): string {
  return `${addresses[site]}${pathTo({ site: getSite(site), language }, link)}`;
}
