import { languagesOfSite } from './language.ts';
import type { Site } from './site.ts';
import { frenchTable } from './tables/french.ts';
import { siteTimeZones } from './time-zones.ts';

export const france: Site = {
  key: 'fr',
  country: 'FR',
  languages: languagesOfSite.fr,
  tables: { fr: frenchTable },
  timeZone: siteTimeZones.fr,
  currency: 'EUR',
  legacyRedirects: [
    { from: '/about', to: { fr: '/a-propos' } },
    { from: '/terms', to: { fr: '/termes-et-conditions-generales' } },
    { from: '/privacy', to: { fr: '/politique-de-confidentialite' } },
    { from: '/paris', to: { fr: '/emplacements/paris' } },
    { from: '/nice', to: { fr: '/emplacements/nice' } },
    { from: '/toulouse', to: { fr: '/emplacements/toulouse' } },
    { from: '/lyon', to: { fr: '/emplacements/lyon' } },
    { from: '/marseille', to: { fr: '/emplacements/marseille' } },
    { from: '/request-success', to: { fr: '/erfolg' } },
  ],
  imprintPath: null,
};
