import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { deskLanguages } from '#operations/staff/rules/desk-languages.ts';

/** The languages of the desk, each by its own name. */
export const languageChoices = deskLanguages.map((language) => [language, nameOf(language)] as const);

function nameOf(language: SiteLanguage): string {
  const name = new Intl.DisplayNames([tagOf(language)], { type: 'language' }).of(tagOf(language).slice(0, 2)) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
