import { contentPageKeys } from '#content/kinds.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import { fleetKeys, occasionKeys, type SiteLanguage, siteKeys } from '#domain/sites/keys.ts';
import { fallbackLanguages, languagesOfSite } from '#domain/sites/language.ts';
import { type Link, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { PageFile } from './page-file.ts';

/** The preview addresses of a draft: the pages that show its text, on every site in its language. Empty without a key. */
export function findPreviewAddresses(file: PageFile, key: string | null, addresses: PublicAddresses): readonly string[] {
  const link = linkOf(file);
  if (key === null || link === null) return [];
  const { sites } = file.facts.fields;
  const isOn = (site: string) => sites === 'all' || (Array.isArray(sites) && sites.includes(site));
  return siteKeys.filter(isOn).flatMap((site) =>
    languagesOfSite[site]
      .filter((language) => mayShow(language, file.language))
      .map((language) => {
        const address = new URL(pathTo({ site: getSite(site), language }, link), addresses[site]);
        address.searchParams.set('preview', key);
        return address.href;
      }),
  );
}

/** Whether a language's pages fall back to another language's text; shared content is on every page. */
function mayShow(shown: SiteLanguage, written: SiteLanguage | null): boolean {
  if (written === null) return true;
  const chain: readonly SiteLanguage[] = [shown, ...fallbackLanguages[shown]];
  return chain.includes(written) && (written !== 'en' || shown === 'en');
}

function linkOf({ kind, facts: { fields }, current }: PageFile): Link | null {
  const name = String(fields.key ?? fields.slug ?? '');
  const slug = String(current?.fields.languageSlug ?? name);
  switch (kind) {
    case 'page': {
      const page = contentPageKeys.find((each) => each === name);
      return page === undefined ? null : { page };
    }
    case 'location':
      return { page: 'location', slug };
    case 'caseStudy':
      return { page: 'case-study', slug };
    case 'fleet': {
      const fleet = fleetKeys.find((each) => each === name);
      return fleet === undefined ? null : { page: 'fleet-type', fleet };
    }
    case 'occasion': {
      const occasion = occasionKeys.find((each) => each === name);
      return occasion === undefined ? null : { page: 'occasion', occasion };
    }
    case 'faq':
    case 'faqCategory':
      return { page: 'faq' };
    default:
      return null;
  }
}
