import type { FleetKey, OccasionKey } from '#domain/sites/keys.ts';
import type { JourneyDocumentKind } from './document-rules.ts';

/**
 * Why we provide no document, or not the only one. `another-law`: eight passengers or fewer, which is taxi work under national law.
 * `outside-area`: a stop in a state that uses another form, with a passenger list (Interbus, balm.bund.de). `none-national`: the country
 * requires none within its borders, but a driver who must justify a derogation needs the European form (561/2006 art. 16(4)).
 */
export const documentNotices = ['another-law', 'outside-area', 'none-national'] as const;
export type DocumentNotice = (typeof documentNotices)[number];

export type NeededDocuments = { readonly kinds: readonly JourneyDocumentKind[]; readonly notices: readonly DocumentNotice[] };

/** The facts about a journey that decide which documents it needs. Countries: ISO 3166-1 alpha-2. */
export type DocumentedJourney = {
  /** The countries of the stops, in driving order. */
  readonly countries: readonly string[];
  /** The carrier's country of establishment. */
  readonly operatorCountry: string;
  readonly class: FleetKey;
  readonly occasion: OccasionKey | null;
};

/** Countries in which 1073/2009 applies (text with EEA relevance). */
const area: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK NO IS LI'.split(' '),
);

const nationalDocuments: Readonly<Partial<Record<string, JourneyDocumentKind>>> = {
  BE: 'be-reisblad',
  FR: 'fr-billet-collectif',
  ES: 'es-hoja-de-ruta',
};

/**
 * The documents that a journey needs, and notices about others. Across a border, and within a country by a foreign carrier (1073/2009 art.
 * 12 and 17), it is the European form; Spain also requires its own for cabotage (Resolución de 5 de junio de 2026). A French school gets
 * its file from the carrier.
 */
export function findNeededDocuments({ countries, operatorCountry, class: vehicle, occasion }: DocumentedJourney): NeededDocuments {
  if (vehicle === 'taxiBus') return { kinds: [], notices: ['another-law'] };
  const within = new Set(countries);
  const [home = ''] = countries;
  const isNational = within.size <= 1;
  const school: readonly JourneyDocumentKind[] = home === 'FR' && occasion === 'schools' ? ['fr-dossier-scolaire'] : [];
  const national = isNational ? nationalDocuments[home] : undefined;
  if (!isNational) {
    const isOutside = [...within].some((country) => !area.has(country));
    return { kinds: ['eu-journey-form', ...school], notices: isOutside ? ['outside-area'] : [] };
  }
  if (home !== operatorCountry) {
    return { kinds: ['eu-journey-form', ...(national === 'es-hoja-de-ruta' ? [national] : []), ...school], notices: [] };
  }
  return national === undefined ? { kinds: [], notices: ['none-national'] } : { kinds: [national, ...school], notices: [] };
}
