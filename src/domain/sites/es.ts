import { languagesOfSite } from './language.ts';
import type { Site } from './site.ts';
import { spanishTable } from './tables/spanish.ts';
import { siteTimeZones } from './time-zones.ts';

export const spain: Site = {
  key: 'es',
  country: 'ES',
  languages: languagesOfSite.es,
  tables: { es: spanishTable },
  timeZone: siteTimeZones.es,
  currency: 'EUR',
  legacyRedirects: [
    { from: '/about', to: { es: '/acerca-de' } },
    { from: '/terms', to: { es: '/terminos-y-condiciones' } },
    { from: '/privacy', to: { es: '/privacidad' } },
    { from: '/contact', to: { es: '/contacto' } },
    { from: '/madrid', to: { es: '/ubicaciones/madrid' } },
    { from: '/barcelona', to: { es: '/ubicaciones/barcelona' } },
    { from: '/valencia', to: { es: '/ubicaciones/valencia' } },
    { from: '/sevilla', to: { es: '/ubicaciones/sevilla' } },
    { from: '/zaragoza', to: { es: '/ubicaciones/zaragoza' } },
  ],
  imprintPath: null,
};
