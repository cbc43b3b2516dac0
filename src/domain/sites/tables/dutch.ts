import { brand } from '../brand.ts';
import type { LanguageTable } from '../site.ts';

export const dutchTable: LanguageTable = {
  pages: {
    home: '/',
    about: '/over',
    business: '/zakelijk',
    contact: '/contact',
    'why-choose-us': `/waarom-${brand.slug}`,
    faq: '/faq',
    fleet: '/wagenpark',
    locations: '/locaties',
    occasions: '/gelegenheden',
    privacy: '/privacy',
    terms: '/algemene-voorwaarden',
    'case-studies': '/succesverhalen',
    'request-quote': '/offerte-aanvragen',
    'request-success': '/succes',
    accessibility: '/toegankelijkheid',
    'review-policy': '/hoe-wij-beoordelingen-verzamelen',
  },
  fleet: {
    midibus: 'midibus',
    minibus: 'minibus',
    taxiBus: 'taxi-bus',
    coachHire: 'touringcar',
    specialBus: 'speciale-bussen',
    doubleDecker: 'dubbeldekker',
  },
  occasions: {
    companyEvent: 'bedrijfsuitje',
    schools: 'schoolreis',
    events: 'evenementenvervoer',
    tours: 'dagtochten',
    holiday: 'vakantie',
  },
  bookingCanceled: 'canceled',
};
