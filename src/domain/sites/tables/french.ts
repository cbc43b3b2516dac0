import { brand } from '../brand.ts';
import type { LanguageTable } from '../site.ts';

export const frenchTable: LanguageTable = {
  pages: {
    home: '/',
    about: '/a-propos',
    business: '/professionnel',
    contact: '/contact',
    'why-choose-us': `/pourquoi-${brand.slug}`,
    faq: '/faq',
    fleet: '/flotte',
    locations: '/emplacements',
    // The specification spells it with a double c. Search engines know the address, so it stays.
    occasions: '/occassions',
    privacy: '/politique-de-confidentialite',
    terms: '/termes-et-conditions-generales',
    'case-studies': '/reussites',
    'request-quote': '/demander-un-devis',
    'request-success': '/erfolg',
    accessibility: '/accessibilite',
    'review-policy': '/comment-nous-recueillons-les-avis',
  },
  fleet: {
    midibus: 'midibus',
    minibus: 'mini-bus',
    taxiBus: 'taxibus',
    coachHire: 'autocar-standard',
    specialBus: 'bus-sur-mesure',
    doubleDecker: 'bus-a-deux-etages',
  },
  occasions: { companyEvent: 'entreprise', schools: 'sortie-scolaire', events: 'evenement', tours: 'tours', holiday: 'vacances' },
  bookingCanceled: 'cancel',
};
