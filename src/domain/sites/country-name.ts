import type { SiteLanguage } from './keys.ts';
import { tagOf } from './language.ts';

/** Creating DisplayNames is slow, and there are few languages and codes. */
const displayNames = new Map<string, Intl.DisplayNames>();
const known = new Map<string, string>();

/**
 * The name of a country code in a language ("Pays-Bas"), else in English, else the code itself (docs/specification.md#entities). UN M49's
 * `150` is Europe.
 */
export function countryNameOf(code: string, language: SiteLanguage): string {
  // DisplayNames throws for anything else.
  if (!/^([A-Z]{2}|\d{3})$/i.test(code)) return code;
  const key = `${language} ${code}`;
  const name = known.get(key) ?? findName(code, tagOf(language)) ?? findName(code, 'en') ?? code;
  known.set(key, name);
  return name;
}

function findName(code: string, tag: string): string | undefined {
  const names = displayNames.get(tag) ?? new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  displayNames.set(tag, names);
  return names.of(code.toUpperCase());
}
