import type { SiteKey } from './keys.ts';

/** The clock of each site, apart from its other facts: a browser needs it without the tables of addresses. */
export const siteTimeZones = {
  be: 'Europe/Brussels',
  de: 'Europe/Berlin',
  es: 'Europe/Madrid',
  eu: 'Europe/Amsterdam',
  fr: 'Europe/Paris',
  nl: 'Europe/Amsterdam',
} as const satisfies Readonly<Record<SiteKey, string>>;
