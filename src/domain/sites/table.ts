import type { SiteLanguage } from './keys.ts';
import type { LanguageTable, Site } from './site.ts';

/** The route table in which a site is read in a language; the site's default language where it does not offer that one. */
export function getTable({ key, languages, tables }: Pick<Site, 'key' | 'languages' | 'tables'>, language: SiteLanguage): LanguageTable {
  const table = tables[language] ?? tables[languages[0]];
  if (table === undefined) throw new Error(`site ${key} has no route table for its default language`);
  return table;
}
