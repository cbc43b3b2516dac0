import { languagesOfSite } from './language.ts';
import type { Site } from './site.ts';
import { dutchTable } from './tables/dutch.ts';
import { siteTimeZones } from './time-zones.ts';

export const netherlands: Site = {
  key: 'nl',
  country: 'NL',
  languages: languagesOfSite.nl,
  tables: { nl: dutchTable },
  timeZone: siteTimeZones.nl,
  currency: 'EUR',
  legacyRedirects: [
    { from: '/about', to: { nl: '/over' } },
    { from: '/terms', to: { nl: '/algemene-voorwaarden' } },
    { from: '/amsterdam', to: { nl: '/locaties/amsterdam' } },
    { from: '/rotterdam', to: { nl: '/locaties/rotterdam' } },
    { from: '/utrecht', to: { nl: '/locaties/utrecht' } },
    { from: '/eindhoven', to: { nl: '/locaties/eindhoven' } },
    { from: '/the-hague', to: { nl: '/locaties/den-haag' } },
  ],
  imprintPath: null,
};
