import type { PublicAddresses } from './host.ts';
import { type SiteKey, type SiteLanguage, siteKeys } from './keys.ts';
import { languageTags } from './language.ts';
import { type Link, pathTo } from './links.ts';
import { getSite } from './registry.ts';
import type { Site } from './site.ts';

/** The same page in another language or country: `hreflang` and absolute address. */
export type Alternate = { readonly hreflang: string; readonly href: string };

/** Where a page whose address its content gives (a city, a case study) is found on a site in a language; `slug` ends the address there. */
export type Equivalent = { readonly site: SiteKey; readonly language: SiteLanguage; readonly slug: string };

type Page = {
  readonly site: Site;
  readonly language: SiteLanguage;
  readonly link: Link;
  readonly addresses: PublicAddresses;
  /** Of a page whose address its content gives, itself among them. */
  readonly equivalents?: readonly Equivalent[] | undefined;
};

/** The one absolute address of a page: `<link rel="canonical">`, sitemap and hreflang agree on it. */
export function canonicalAddress({ site, language, link, addresses }: Page): string {
  return addresses[site.key] + pathTo({ site, language }, link);
}

/**
 * The page itself and all its true equivalents, with `x-default` where the European site has one. The imprint
 * is the page of one site.
 */
export function listAlternates(page: Page): readonly Alternate[] {
  const pages = listEquivalentPages(page);
  const alternates = pages.map((each) => ({ hreflang: languageTags[each.language], href: canonicalAddress(each) }));
  const european = pages.find(({ site }) => site.key === 'eu');
  return european === undefined ? alternates : [...alternates, { hreflang: 'x-default', href: canonicalAddress(european) }];
}

function listEquivalentPages({ equivalents, ...page }: Page): readonly Page[] {
  const { link } = page;
  if (link.page === 'location' || link.page === 'case-study')
    return (equivalents ?? []).map(({ site, language, slug }) => ({ ...page, site: getSite(site), language, link: { ...link, slug } }));
  const sites = link.page === 'imprint' ? [page.site] : siteKeys.map(getSite);
  return sites.flatMap((site) => site.languages.map((language) => ({ ...page, site, language })));
}
