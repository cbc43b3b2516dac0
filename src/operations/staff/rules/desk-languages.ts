import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';

/**
 * The languages of the desk. The Belgian variants are left out: they only contain what customers read differently from the neighbouring
 * country.
 */
export const deskLanguages: readonly SiteLanguage[] = siteLanguages.filter((language) => !language.endsWith('BE'));
