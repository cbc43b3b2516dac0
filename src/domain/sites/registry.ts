import { belgium } from './be.ts';
import { germany } from './de.ts';
import { spain } from './es.ts';
import { europe } from './eu.ts';
import { france } from './fr.ts';
import type { SiteKey, SiteLanguage } from './keys.ts';
import { netherlands } from './nl.ts';
import type { LanguageTable, Site } from './site.ts';

export const sites = { nl: netherlands, be: belgium, de: germany, fr: france, es: spain, eu: europe } as const satisfies Record<
  SiteKey,
  Site
>;

/** The site by its key. */
export function getSite(key: SiteKey): Site {
  return sites[key];
}

/** The route table in which a site is read in a language; the site's default language where it does not offer that one. */
export function getTable(site: Site, language: SiteLanguage): LanguageTable {
  const table = site.tables[language] ?? site.tables[site.languages[0]];
  if (table === undefined) throw new Error(`site ${site.key} has no route table for its default language`);
  return table;
}
