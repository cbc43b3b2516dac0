import { brand } from '../brand.ts';
import type { LanguageTable } from '../site.ts';

export const germanTable: LanguageTable = {
  pages: {
    home: '/',
    about: '/uber',
    business: '/unternehmen',
    contact: '/kontakt',
    'why-choose-us': `/warum-${brand.slug}`,
    faq: '/faq',
    fleet: '/busflotte',
    locations: '/standorte',
    occasions: '/anlass',
    privacy: '/datenschutzerklarung',
    terms: '/allgemeine-geschaftsbedingungen',
    'case-studies': '/erfolgsgeschichten',
    'request-quote': '/angebot-anfordern',
    'request-success': '/request-success',
    accessibility: '/barrierefreiheit',
    'review-policy': '/wie-wir-bewertungen-sammeln',
  },
  fleet: {
    midibus: 'midibus',
    minibus: 'kleinbus',
    taxiBus: 'taxibus',
    coachHire: 'standardbus',
    specialBus: 'partybus',
    doubleDecker: 'doppeldecker',
  },
  occasions: {
    companyEvent: 'betriebsausflug',
    schools: 'schulausflug',
    events: 'veranstaltung',
    tours: 'tagesausflug',
    holiday: 'urlaub',
  },
  bookingCanceled: 'canceled',
};
