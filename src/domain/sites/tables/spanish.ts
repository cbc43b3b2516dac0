import type { LanguageTable } from '../site.ts';

export const spanishTable: LanguageTable = {
  pages: {
    home: '/',
    about: '/acerca-de',
    business: '/empresas',
    contact: '/contacto',
    'why-choose-us': '/por-que-elegirnos',
    faq: '/faq',
    fleet: '/flota',
    locations: '/ubicaciones',
    occasions: '/servicios',
    privacy: '/privacidad',
    terms: '/terminos-y-condiciones',
    'case-studies': '/historias-de-exito',
    'request-quote': '/solicitar-presupuestos',
    'request-success': '/exito',
    accessibility: '/accesibilidad',
    'review-policy': '/como-recogemos-las-opiniones',
  },
  fleet: {
    midibus: 'minibus',
    minibus: 'minivan',
    taxiBus: 'furgoneta-taxi',
    coachHire: 'autocar-estandar',
    specialBus: 'autobuses-especiales',
    doubleDecker: 'autobuses-de-dos-plantas',
  },
  occasions: { companyEvent: 'empresas', schools: 'viajes-escolares', events: 'eventos', tours: 'tours', holiday: 'vacaciones' },
  bookingCanceled: 'cancel',
};
