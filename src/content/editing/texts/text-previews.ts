import { type EditedTextFile, readTextPath } from '#domain/interface-texts/interface-texts.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import { type PageKey, siteKeys } from '#domain/sites/keys.ts';
import { languagesOfSite } from '#domain/sites/language.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';

/** A page that shows texts of each file. A trip's pages and mails have none, because they belong to a customer. */
const pageOf: Readonly<Record<EditedTextFile, PageKey | null>> = {
  common: 'home',
  pages: 'about',
  form: 'request-quote',
  travel: 'request-quote',
  trip: null,
  mail: null,
};

/** The preview addresses of a draft of texts, on every site in its language. Empty without a key. */
export function findTextPreviews(path: string, key: string | null, addresses: PublicAddresses): readonly string[] {
  const at = readTextPath(path);
  const page = at === null ? null : pageOf[at.file];
  if (key === null || at === null || page === null) return [];
  const { language } = at;
  return siteKeys
    .filter((site) => languagesOfSite[site].some((each) => each === language))
    .map((site) => {
      const address = new URL(pathTo({ site: getSite(site), language }, { page }), addresses[site]);
      address.searchParams.set('preview', key);
      return address.href;
    });
}
