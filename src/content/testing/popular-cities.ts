import type { SiteKey } from '#domain/sites/keys.ts';

/** The cities of docs/specification.md#legacy-redirects, which each site shows first. */
export const popularCities: Readonly<Record<SiteKey, readonly string[]>> = {
  nl: ['amsterdam', 'rotterdam', 'utrecht', 'eindhoven', 'den-haag'],
  be: ['brussel', 'antwerpen', 'gent', 'brugge', 'charleroi'],
  de: ['berlin', 'koeln', 'duesseldorf', 'muenchen', 'hamburg'],
  fr: ['paris', 'nice', 'toulouse', 'lyon', 'marseille'],
  es: ['madrid', 'barcelona', 'valencia', 'sevilla', 'zaragoza'],
  eu: ['amsterdam', 'rome', 'barcelona', 'berlin', 'paris'],
};
