import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';

/** What lacks a reference, as people say it: a state by its name in their language, a city as it is called. */
export function nameUndeclared(name: string, language: SiteLanguage): string {
  return /^[A-Z]{2}$/.test(name) ? countryNameOf(name, language) : name;
}
