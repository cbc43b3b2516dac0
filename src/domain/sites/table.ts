import type { SiteLanguage } from './keys.ts';
import type { LanguageTable, Site } from './site.ts';

/** The route table of a site in a language; that of its default language if it does not offer the language. */
export function getTable({ key, languages, tables }: Pick<Site, 'key' | 'languages' | 'tables'>, language: SiteLanguage): LanguageTable {
  const table = tables[language] ?? tables[languages[0]];
  if (table === undefined) throw new Error(`site ${key} has no route table for its default language`);
  return table;
}
