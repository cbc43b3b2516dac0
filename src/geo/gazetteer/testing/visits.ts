import type { SiteLanguage } from '#domain/sites/keys.ts';

/** The sites as visitors use them, by their languages. */
export const visits = {
  nl: { language: 'nl', countryCode: 'NL' },
  be: { language: 'nlBE', countryCode: 'BE' },
  beFr: { language: 'frBE', countryCode: 'BE' },
  de: { language: 'de', countryCode: 'DE' },
  fr: { language: 'fr', countryCode: 'FR' },
  es: { language: 'es', countryCode: 'ES' },
  eu: { language: 'en', countryCode: null },
} as const satisfies Record<string, { language: SiteLanguage; countryCode: string | null }>;

export type Visit = keyof typeof visits;
