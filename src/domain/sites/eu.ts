import { languagesOfSite } from './language.ts';
import type { Site } from './site.ts';
import { englishTable } from './tables/english.ts';
import { siteTimeZones } from './time-zones.ts';

export const europe: Site = {
  key: 'eu',
  country: null,
  languages: languagesOfSite.eu,
  tables: { en: englishTable },
  timeZone: siteTimeZones.eu,
  currency: 'EUR',
  legacyRedirects: [
    { from: '/terms', to: { en: '/terms-of-use' } },
    { from: '/amsterdam', to: { en: '/locations/amsterdam' } },
    { from: '/rome', to: { en: '/locations/rome' } },
    { from: '/barcelona', to: { en: '/locations/barcelona' } },
    { from: '/berlin', to: { en: '/locations/berlin' } },
    { from: '/paris', to: { en: '/locations/paris' } },
  ],
  imprintPath: null,
};
