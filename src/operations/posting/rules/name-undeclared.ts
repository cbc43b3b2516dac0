import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';

/** Names what lacks a reference: a state in the reader's language, a city by its own name. */
export function nameUndeclared(name: string, language: SiteLanguage): string {
  return /^[A-Z]{2}$/.test(name) ? countryNameOf(name, language) : name;
}
