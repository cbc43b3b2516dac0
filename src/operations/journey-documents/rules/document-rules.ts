import { type Dated, getInForce } from '#domain/calendar/in-force.ts';

/**
 * Documents carried on one journey (nl reisblad, de Fahrtenblatt, fr billet collectif, es hoja de ruta). Permanent documents, such as the
 * copy of the licence, are certificates.
 */
export const journeyDocumentKinds = [
  'eu-journey-form',
  'be-reisblad',
  'fr-billet-collectif',
  'fr-dossier-scolaire',
  'es-hoja-de-ruta',
] as const;
export type JourneyDocumentKind = (typeof journeyDocumentKinds)[number];

/** Items that a document requires and that we may not know. */
export const documentItems = [
  'carrier',
  'carrier-address',
  'carrier-tax-number',
  'licence-number',
  'plate',
  'violet-card',
  'driver',
  'driver-licence',
  'driver-tax-number',
  'customer-address',
  'customer-tax-number',
  'purpose',
  'leader',
  'invoice',
  'kilometres',
  'empty-legs',
  'driving-scheme',
  'form-number',
  'public-address',
] as const;
export type DocumentItem = (typeof documentItems)[number];

/** How long the carrier keeps it after the journey; `driverDays`: how long the driver carries a copy after using a derogation. */
export type Retention = { readonly years: number | null; readonly driverDays: number | null };

export type DocumentRule = Dated & {
  /**
   * `free`: any document with the required items. `digital`: a file with its own address and a code that leads there, made before the
   * journey begins. `book`: a numbered form out of a book in the carrier's name; we only make its contents, never the form.
   */
  readonly form: 'free' | 'digital' | 'book';
  readonly retention: Retention;
  /** Required items besides what every trip has: customer, number of passengers, route, times. */
  readonly items: readonly DocumentItem[];
};

const spanish = {
  retention: { years: 1, driverDays: null },
  items: ['carrier', 'carrier-tax-number', 'plate', 'driver', 'driver-tax-number', 'customer-tax-number'],
} as const satisfies Partial<DocumentRule>;

const euForm = {
  form: 'book',
  retention: { years: null, driverDays: 56 },
  items: ['carrier', 'carrier-address', 'plate', 'driver', 'kilometres', 'empty-legs', 'form-number'],
} as const satisfies Partial<DocumentRule>;

const rules: Readonly<Record<JourneyDocumentKind, readonly DocumentRule[]>> = {
  'eu-journey-form': [
    {
      ...euForm,
      validFrom: '2014-04-30',
      validTo: null,
      source:
        'Regulation (EC) 1073/2009 art. 12 and 17; (EU) 361/2014 art. 1–5: numbered books of 25 in the carrier’s name, contents before departure, local excursions before they start; joint IRU-ECR information of 2014 (headings 1–6 and the programme of heading 7 with kilometres a section, empty journeys too, changes under heading 10 alone); (EC) 561/2006 art. 16(4): copies of the last 56 days where a derogation was used. No term for the carrier’s duplicate was read',
    },
  ],
  'be-reisblad': [
    {
      validFrom: '2014-01-01',
      validTo: null,
      form: 'free',
      retention: { years: 3, driverDays: null },
      items: ['carrier', 'licence-number', 'plate', 'driver', 'kilometres'],
      source:
        'FOD Mobiliteit, mobilit.belgium.be, "Nationaal vervoer, Reisblad" (read 23 November 2026): date, plate, carrier with signature, driver(s), customer, licence number, place(s) and hour(s) of departure, destination(s), main route, number carried, kilometres; three years at the seat',
    },
  ],
  'fr-billet-collectif': [
    {
      validFrom: '2011-12-31',
      validTo: null,
      form: 'free',
      retention: { years: 2, driverDays: null },
      items: ['carrier', 'plate', 'driver', 'customer-address', 'purpose', 'invoice'],
      source:
        'Arrêté du 28 décembre 2011 (TRAT1131822A) art. 1er-2, I 2° (billet collectif with the carrier’s stamp), III (ordre de mission, for which it stands where it has both) and V (two years); the vehicle: franco.wiki, "Billet collectif"',
    },
  ],
  'fr-dossier-scolaire': [
    {
      validFrom: '2011-12-31',
      validTo: null,
      form: 'free',
      retention: { years: null, driverDays: null },
      items: ['carrier', 'licence-number', 'plate', 'violet-card', 'driver', 'driver-licence', 'driving-scheme', 'leader'],
      source:
        'Académie de Grenoble, sorties-scolaires-haute-savoie.web.ac-grenoble.fr, "Réglementation pour le transport en car" (read 23 November 2026): annexe 3 with the number in the register and the driving scheme, annexe 4 with plate, violet card or date of authorisation, driver and number of his licence, adult seats. The school keeps it',
    },
  ],
  'es-hoja-de-ruta': [
    {
      ...spanish,
      validFrom: '2019-02-21',
      validTo: '2026-10-04',
      form: 'free',
      source:
        'Orden FOM/1230/2013 art. 2 as amended by Real Decreto 70/2019; froet.es, "La hoja de ruta sustituye al libro de ruta": of free edition, one year',
    },
    {
      ...spanish,
      validFrom: '2026-10-05',
      validTo: null,
      form: 'digital',
      items: [...spanish.items, 'public-address'],
      source:
        'Ley 9/2025 disposición transitoria octava 2; Resolución de 5 de junio de 2026 (BOE-A-2026-12784): PDF with a code to its own https address, downloaded without a sign-in, seven days beyond the journey’s end, made before it begins, one year; of art. 2 of the order it names c) origin, destination and date, f) nature of the service, the driver with his NIF and the plate; a) carrier with NIF: froet.es; the customer: art. 2.3 e) of the order of 2013, to be checked',
    },
  ],
};

/** The rule for a document of a journey that begins on a date (`YYYY-MM-DD`). */
export function getDocumentRule(kind: JourneyDocumentKind, date: string): DocumentRule {
  return getInForce(rules[kind], date);
}

/** How long documents of this kind are kept, for each period of the law. */
export function retentionsOf(kind: JourneyDocumentKind): readonly Retention[] {
  return rules[kind].map(({ retention }) => retention);
}

export type FormHeading = 'plate' | 'carrier' | 'drivers' | 'organiser' | 'service' | 'route' | 'programme';

/**
 * The headings of the European form to be filled in before departure, in order. `read`: the number was found in a source; otherwise staff
 * compare it with the form.
 */
export const formHeadings: readonly { readonly heading: FormHeading; readonly number: number; readonly certainty: 'read' | 'to-check' }[] =
  [
    { heading: 'plate', number: 1, certainty: 'to-check' },
    { heading: 'carrier', number: 2, certainty: 'read' },
    { heading: 'drivers', number: 3, certainty: 'to-check' },
    { heading: 'organiser', number: 4, certainty: 'to-check' },
    { heading: 'service', number: 5, certainty: 'to-check' },
    { heading: 'route', number: 6, certainty: 'to-check' },
    { heading: 'programme', number: 7, certainty: 'read' },
  ];
