import type { SiteLanguage } from '#domain/sites/keys.ts';

/** The languages in which place names differ; the Belgian variants use the names of their language. */
export const nameLanguages = ['en', 'nl', 'de', 'fr', 'es'] as const;
export type NameLanguage = (typeof nameLanguages)[number];

const languageOfSite: Readonly<Record<SiteLanguage, NameLanguage>> = {
  en: 'en',
  nl: 'nl',
  nlBE: 'nl',
  frBE: 'fr',
  fr: 'fr',
  de: 'de',
  es: 'es',
};

export function getNameLanguage(language: SiteLanguage): NameLanguage {
  return languageOfSite[language];
}

export function isNameLanguage(value: string): value is NameLanguage {
  return (nameLanguages as readonly string[]).includes(value);
}
