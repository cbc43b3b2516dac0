import type { Equivalent } from '#domain/sites/alternates.ts';
import { type SiteKey, type SiteLanguage, siteKeys } from '#domain/sites/keys.ts';
import { parseLanguageCode } from '#domain/sites/language.ts';
import type { Domain, EquivalentFieldsFragment, Language } from './generated/operations.ts';

/** The API's name of a site: its key in capitals. */
export function domainOf(site: SiteKey): Domain {
  return site.toUpperCase() as Uppercase<SiteKey>;
}

/** The API's name of a language, one of its eight codes. */
export function languageOf(language: SiteLanguage): Language {
  return language;
}

/** The addresses of a page in other languages and countries, by our names. */
export function equivalentsOf({ equivalents }: { readonly equivalents: readonly EquivalentFieldsFragment[] }): readonly Equivalent[] {
  return equivalents.flatMap(({ domain, language: code, languageSlug }) => {
    const site = siteKeys.find((key) => domainOf(key) === domain);
    const language = parseLanguageCode(code);
    return site === undefined || language === null ? [] : [{ site, language, slug: languageSlug }];
  });
}
