import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';

/** In which the desk is written: those of Belgium alone hold only what customers read otherwise than their neighbours. */
export const deskLanguages: readonly SiteLanguage[] = siteLanguages.filter((language) => !language.endsWith('BE'));

/** Which of them a text names; null for any other. */
export function readDeskLanguage(text: string): SiteLanguage | null {
  return deskLanguages.find((language) => language === text) ?? null;
}
