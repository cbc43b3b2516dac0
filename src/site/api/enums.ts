import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { Domain, Language } from './generated/operations.ts';

const domains = { nl: 'NL', be: 'BE', de: 'DE', fr: 'FR', es: 'ES', eu: 'EU' } as const satisfies Record<SiteKey, Domain>;

/** The API's name of a site. */
export function domainOf(site: SiteKey): Domain {
  return domains[site];
}

/** The API's name of a language; ours are among its eight codes. */
export function languageOf(language: SiteLanguage): Language {
  return language;
}
