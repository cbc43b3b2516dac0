import type { PublicAddresses } from './host.ts';
import { type SiteLanguage, siteKeys } from './keys.ts';
import { languageTags } from './language.ts';
import { type Link, pathTo } from './links.ts';
import { getSite } from './registry.ts';
import type { Site } from './site.ts';

/** The same page in another language or country: `hreflang` and absolute address. */
export type Alternate = { readonly hreflang: string; readonly href: string };

type Page = { readonly site: Site; readonly language: SiteLanguage; readonly link: Link; readonly addresses: PublicAddresses };

/** The one absolute address of a page: `<link rel="canonical">`, sitemap and hreflang agree on it. */
export function canonicalAddress({ site, language, link, addresses }: Page): string {
  return addresses[site.key] + pathTo({ site, language }, link);
}

/**
 * The page itself and all its true equivalents, with `x-default` on the European site (field notes, "Search engines"). A page of one site's
 * own content (a city, a case study) has equivalents in that site's languages only.
 */
export function listAlternates(page: Page): readonly Alternate[] {
  const isEverywhere = !siteOwnPages.includes(page.link.page);
  const shown = isEverywhere ? siteKeys.map(getSite) : [page.site];
  const alternates = shown.flatMap((site) =>
    site.languages.map((language) => ({ hreflang: languageTags[language], href: canonicalAddress({ ...page, site, language }) })),
  );
  if (!isEverywhere) return alternates;
  return [...alternates, { hreflang: 'x-default', href: canonicalAddress({ ...page, site: getSite('eu'), language: 'en' }) }];
}

const siteOwnPages: readonly Link['page'][] = ['location', 'case-study', 'imprint'];
