import type { SiteLanguage } from '#domain/sites/keys.ts';

/** Cents as people of a language type euros in a field, without grouping: `1092.86` in English, `1092,86` elsewhere; read back by `readEuros`. */
export function writeEuros(cents: number, language: SiteLanguage): string {
  const written = (cents / 100).toFixed(2);
  return language === 'en' ? written : written.replace('.', ',');
}
