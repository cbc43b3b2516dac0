import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { Domain, Language } from './generated/operations.ts';

/** The API's name of a site: its key in capitals. */
export function domainOf(site: SiteKey): Domain {
  return site.toUpperCase() as Uppercase<SiteKey>;
}

/** The API's name of a language; ours are among its eight codes. */
export function languageOf(language: SiteLanguage): Language {
  return language;
}
