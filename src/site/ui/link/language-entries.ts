import { type SiteKey, type SiteLanguage, siteKeys } from '#domain/sites/keys.ts';
import { languagesOfSite } from '#domain/sites/language.ts';

export type LanguageEntry = { readonly site: SiteKey; readonly language: SiteLanguage; readonly country: string; readonly name: string };

/** Countries and languages by their own names; the same in every language of the page. */
const ownNames: Readonly<Record<SiteLanguage, { readonly country: string; readonly name: string }>> = {
  nl: { country: 'Nederland', name: 'Nederlands' },
  nlBE: { country: 'België', name: 'Nederlands' },
  frBE: { country: 'Belgique', name: 'Français' },
  de: { country: 'Deutschland', name: 'Deutsch' },
  fr: { country: 'France', name: 'Français' },
  es: { country: 'España', name: 'Español' },
  en: { country: 'Europe', name: 'English' },
};

/** Every pair of site and language that exists, in the order of the sites. */
export const languageEntries: readonly LanguageEntry[] = siteKeys.flatMap((site) =>
  languagesOfSite[site].map((language) => ({ site, language, ...ownNames[language] })),
);

/**
 * The home page of the site in that language: with `lng` where the site has several, so that the choice overrides a cookie of an earlier
 * visit (docs/specification.md#language). `address` is the site's public address, or empty for the present site.
 */
export function entryAddress({ site, language }: LanguageEntry, address: string): string {
  const isOneOfSeveral = languagesOfSite[site].length > 1;
  return `${address}/${isOneOfSeveral ? `?lng=${language}` : ''}`;
}
