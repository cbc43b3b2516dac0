import type { LanguageTable } from '../site.ts';

export const englishTable: LanguageTable = {
  pages: {
    home: '/',
    about: '/about',
    business: '/business',
    contact: '/contact',
    'why-choose-us': '/why-choose-us',
    faq: '/faq',
    fleet: '/fleet',
    locations: '/locations',
    occasions: '/occasions',
    privacy: '/privacy',
    terms: '/terms-of-use',
    'case-studies': '/case-studies',
    'request-quote': '/request-quote',
    'request-success': '/request-success',
    accessibility: '/accessibility',
    'review-policy': '/how-we-collect-reviews',
  },
  fleet: {
    midibus: 'midibus',
    minibus: 'minibus',
    taxiBus: 'taxi-bus',
    coachHire: 'coach-hire',
    specialBus: 'special-bus',
    doubleDecker: 'double-decker',
  },
  occasions: { companyEvent: 'companies', schools: 'school-trips', events: 'events', tours: 'tours', holiday: 'holiday' },
  bookingCanceled: 'canceled',
};
