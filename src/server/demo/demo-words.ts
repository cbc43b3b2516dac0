import type { SiteKey } from '#domain/sites/keys.ts';

/** Towns of each site's country for the sample trips. */
export const demoPlaces: Readonly<Record<SiteKey, readonly string[]>> = {
  nl: ['Utrecht', 'Efteling', 'Amsterdam', 'Zwolle', 'Eindhoven', 'Groningen'],
  be: ['Gent', 'Brugge', 'Antwerpen', 'Namur', 'Leuven'],
  de: ['Köln', 'Aachen', 'Bonn', 'Münster', 'Düsseldorf'],
  fr: ['Lyon', 'Annecy', 'Grenoble', 'Dijon'],
  es: ['Madrid', 'Toledo', 'Segovia', 'Valladolid'],
  eu: ['Amsterdam', 'Brussels', 'Antwerp', 'Rotterdam'],
};

type Words = {
  /** Prefixes each name, so that nobody mistakes it for a customer. */
  readonly sample: string;
  readonly note: string;
  readonly review: string;
  /** What customers write in a replayed day. */
  readonly question: string;
  readonly address: Readonly<Record<'street' | 'zipcode' | 'city' | 'country', string>>;
};

const dutch = { street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL' };
const english = {
  sample: 'Sample',
  note: 'Sample: they ring on Monday about the luggage.',
  review: 'Sample: on time, and a friendly driver.',
  question: 'Sample: may we stay an hour longer tonight?',
};

export const demoWords: Readonly<Record<SiteKey, Words>> = {
  nl: {
    ...{
      sample: 'Voorbeeld',
      note: 'Voorbeeld: ze bellen maandag over de bagage.',
      review: 'Voorbeeld: op tijd, en een vriendelijke chauffeur.',
      question: 'Voorbeeld: mogen we vanavond een uur langer blijven?',
    },
    address: dutch,
  },
  be: {
    ...{
      sample: 'Voorbeeld',
      note: 'Voorbeeld: ze bellen maandag over de bagage.',
      review: 'Voorbeeld: op tijd, en een vriendelijke chauffeur.',
      question: 'Voorbeeld: mogen we vanavond een uur langer blijven?',
    },
    address: { street: 'Korenmarkt 1', zipcode: '9000', city: 'Gent', country: 'BE' },
  },
  de: {
    ...{
      sample: 'Beispiel',
      note: 'Beispiel: Sie rufen am Montag wegen des Gepäcks an.',
      review: 'Beispiel: pünktlich, und ein freundlicher Fahrer.',
      question: 'Beispiel: Dürfen wir heute Abend eine Stunde länger bleiben?',
    },
    address: { street: 'Domkloster 4', zipcode: '50667', city: 'Köln', country: 'DE' },
  },
  fr: {
    ...{
      sample: 'Exemple',
      note: 'Exemple : ils appellent lundi au sujet des bagages.',
      review: 'Exemple : à l’heure, et un chauffeur aimable.',
      question: 'Exemple : pouvons-nous rester une heure de plus ce soir ?',
    },
    address: { street: '1 place Bellecour', zipcode: '69002', city: 'Lyon', country: 'FR' },
  },
  es: {
    ...{
      sample: 'Ejemplo',
      note: 'Ejemplo: llaman el lunes por el equipaje.',
      review: 'Ejemplo: puntual, y un conductor amable.',
      question: 'Ejemplo: ¿podemos quedarnos una hora más esta noche?',
    },
    address: { street: 'Plaza Mayor 1', zipcode: '28012', city: 'Madrid', country: 'ES' },
  },
  eu: { ...english, address: dutch },
};

export const firstNames = ['Anna', 'Bram', 'Clara', 'Daan', 'Elena', 'Felix', 'Greta', 'Hugo', 'Inès', 'Jonas', 'Karin', 'Luis'] as const;
export const lastNames = [
  'de Vries',
  'Janssens',
  'Müller',
  'Dubois',
  'García',
  'Peeters',
  'Schmidt',
  'Martin',
  'López',
  'Bakker',
  'Öztürk',
] as const;
