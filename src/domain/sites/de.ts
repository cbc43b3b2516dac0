import { languagesOfSite } from './language.ts';
import type { Site } from './site.ts';
import { germanTable } from './tables/german.ts';
import { siteTimeZones } from './time-zones.ts';

export const germany: Site = {
  key: 'de',
  country: 'DE',
  languages: languagesOfSite.de,
  tables: { de: germanTable },
  timeZone: siteTimeZones.de,
  currency: 'EUR',
  legacyRedirects: [
    { from: '/about', to: { de: '/uber' } },
    { from: '/terms', to: { de: '/allgemeine-geschaftsbedingungen' } },
    // An address with its last letter doubled was once published by mistake.
    { from: '/allgemeine-geschaftsbedingungenn', to: { de: '/allgemeine-geschaftsbedingungen' } },
    { from: '/privacy', to: { de: '/datenschutzerklarung' } },
    { from: '/contact', to: { de: '/kontakt' } },
    { from: '/berlin', to: { de: '/standorte/berlin' } },
    { from: '/cologne', to: { de: '/standorte/koeln' } },
    { from: '/dusseldorf', to: { de: '/standorte/duesseldorf' } },
    { from: '/standorte/dusseldorf', to: { de: '/standorte/duesseldorf' } },
    { from: '/munich', to: { de: '/standorte/muenchen' } },
    { from: '/hamburg', to: { de: '/standorte/hamburg' } },
    { from: '/imprint', to: { de: '/impressum' } },
    { from: '/erfolg', to: { de: '/request-success' } },
  ],
  imprintPath: '/impressum',
};
