import type { SiteLanguage } from '#domain/sites/keys.ts';

const offered = ['nl', 'en', 'de', 'fr', 'es'] as const satisfies readonly SiteLanguage[];

/** The desk's language before sign-in: the browser's first language that the desk has, otherwise English. */
export function readDeskLanguage(acceptLanguage: string): (typeof offered)[number] {
  for (const part of acceptLanguage.split(',')) {
    const asked = part.trim().slice(0, 2).toLowerCase();
    const found = offered.find((language) => language === asked);
    if (found !== undefined) return found;
  }
  return 'en';
}
