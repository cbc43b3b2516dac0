import type { PublicAddresses } from './host.ts';
import { type SiteKey, type SiteLanguage, siteKeys } from './keys.ts';
import { languageTags } from './language.ts';
import { type Link, pathTo } from './links.ts';
import { getSite } from './registry.ts';
import type { Site } from './site.ts';

/** The same page in another language or country: `hreflang` and absolute URL. */
export type Alternate = { readonly hreflang: string; readonly href: string };

/** Where a page with an address from content (a city, a case study) is on a site in a language; `slug` is the last part of that address. */
export type Equivalent = { readonly site: SiteKey; readonly language: SiteLanguage; readonly slug: string };

type Page = {
  readonly site: Site;
  readonly language: SiteLanguage;
  readonly link: Link;
  readonly addresses: PublicAddresses;
  /** For a page with an address from content, including the page itself. */
  readonly equivalents?: readonly Equivalent[] | undefined;
};

/** The canonical absolute URL of a page; `<link rel="canonical">`, sitemap and hreflang all use it. */
export function canonicalAddress({ site, language, link, addresses }: Page): string {
  return addresses[site.key] + pathTo({ site, language }, link);
}

/**
 * The page itself and its equivalents. `x-default` is the European page, or without one the first of several. The imprint
 * exists on one site only.
 */
export function listAlternates(page: Page): readonly Alternate[] {
  const pages = listEquivalentPages(page);
  const alternates = pages.map((each) => ({ hreflang: languageTags[each.language], href: canonicalAddress(each) }));
  const usual = pages.find(({ site }) => site.key === 'eu') ?? (pages.length > 1 ? pages[0] : undefined);
  return usual === undefined ? alternates : [...alternates, { hreflang: 'x-default', href: canonicalAddress(usual) }];
}

function listEquivalentPages({ equivalents, ...page }: Page): readonly Page[] {
  const { link } = page;
  if (link.page === 'location' || link.page === 'case-study')
    return (equivalents ?? []).map(({ site, language, slug }) => ({ ...page, site: getSite(site), language, link: { ...link, slug } }));
  const sites = link.page === 'imprint' ? [page.site] : siteKeys.map(getSite);
  return sites.flatMap((site) => site.languages.map((language) => ({ ...page, site, language })));
}
