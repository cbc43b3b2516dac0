import type { SiteKey } from './keys.ts';

/** The time zone of each site, separate from its other facts, because a browser needs it without the address tables. */
export const siteTimeZones = {
  be: 'Europe/Brussels',
  de: 'Europe/Berlin',
  es: 'Europe/Madrid',
  eu: 'Europe/Amsterdam',
  fr: 'Europe/Paris',
  nl: 'Europe/Amsterdam',
} as const satisfies Readonly<Record<SiteKey, string>>;
