import { languagesOfSite } from './language.ts';
import type { Site } from './site.ts';
import { dutchTable } from './tables/dutch.ts';
import { frenchTable } from './tables/french.ts';
import { siteTimeZones } from './time-zones.ts';

export const belgium: Site = {
  key: 'be',
  country: 'BE',
  languages: languagesOfSite.be,
  tables: { nlBE: dutchTable, frBE: frenchTable },
  timeZone: siteTimeZones.be,
  currency: 'EUR',
  legacyRedirects: [
    { from: '/about', to: { nlBE: '/over', frBE: '/a-propos' } },
    { from: '/terms', to: { nlBE: '/algemene-voorwaarden', frBE: '/termes-et-conditions-generales' } },
    { from: '/brussels', to: { nlBE: '/locaties/brussel', frBE: '/emplacements/bruxelles' } },
    { from: '/antwerp', to: { nlBE: '/locaties/antwerpen', frBE: '/emplacements/anvers' } },
    { from: '/ghent', to: { nlBE: '/locaties/gent', frBE: '/emplacements/gand' } },
    { from: '/bruges', to: { nlBE: '/locaties/brugge', frBE: '/emplacements/bruges' } },
    { from: '/charlerois', to: { nlBE: '/locaties/charleroi', frBE: '/emplacements/charleroi' } },
  ],
  imprintPath: null,
};
