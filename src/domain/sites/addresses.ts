import type { PublicAddresses } from './host.ts';
import type { SiteKey, SiteLanguage } from './keys.ts';
import { type Link, pathTo } from './links.ts';
import { getSite } from './registry.ts';

/** The site and language for links in a mail or document: those of a trip or an invoice. */
type Placed = { readonly site: SiteKey; readonly language: SiteLanguage };

/** A link as an absolute URL on its own site, in its language; never derived from a request. */
export function addressOf({ site, language }: Placed, link: Link, addresses: PublicAddresses): string {
  return `${addresses[site]}${pathTo({ site: getSite(site), language }, link)}`;
}
