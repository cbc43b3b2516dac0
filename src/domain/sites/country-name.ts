import type { SiteLanguage } from './keys.ts';
import { tagOf } from './language.ts';

/** Intl's own are dear to make, and there are few languages. */
const names = new Map<string, Intl.DisplayNames>();

/**
 * A country by its two letters in a language ("Pays-Bas"), else in English, else the code as it came (specification 3). UN M49's `150` is
 * Europe.
 */
export function countryNameOf(code: string, language: SiteLanguage): string {
  // On anything else DisplayNames throws.
  if (!/^([A-Z]{2}|\d{3})$/i.test(code)) return code;
  return findName(code, tagOf(language)) ?? findName(code, 'en') ?? code;
}

function findName(code: string, tag: string): string | undefined {
  const known = names.get(tag) ?? new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  names.set(tag, known);
  return known.of(code.toUpperCase());
}
