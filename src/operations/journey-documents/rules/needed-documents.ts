import type { FleetKey, OccasionKey } from '#domain/sites/keys.ts';
import type { JourneyDocumentKind } from './document-rules.ts';

/**
 * Why no paper of ours, or not ours alone, goes along. `another-law`: eight passengers or fewer, which is taxi work under national law.
 * `outside-area`: a stop in a state whose form is another one, with a list of passengers (Interbus, balm.bund.de). `none-national`: the country
 * asks for none within its borders, but a driver who has to justify a derogation needs the European form (561/2006 art. 16(4)).
 */
export const documentNotices = ['another-law', 'outside-area', 'none-national'] as const;
export type DocumentNotice = (typeof documentNotices)[number];

export type NeededDocuments = { readonly kinds: readonly JourneyDocumentKind[]; readonly notices: readonly DocumentNotice[] };

/** A journey as the law of its papers sees it. Countries: ISO 3166-1 alpha-2. */
export type DocumentedJourney = {
  /** Of the stops, in driving order. */
  readonly countries: readonly string[];
  /** In which who carries is established. */
  readonly operatorCountry: string;
  readonly class: FleetKey;
  readonly occasion: OccasionKey | null;
};

/** In which 1073/2009 holds (text with EEA relevance). */
const area: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK NO IS LI'.split(' '),
);

const nationalPapers: Readonly<Partial<Record<string, JourneyDocumentKind>>> = {
  BE: 'be-reisblad',
  FR: 'fr-billet-collectif',
  ES: 'es-hoja-de-ruta',
};

/**
 * The papers that go along with a journey, and what is to be said about others. Across a border, and within a country by a carrier from another
 * (1073/2009 art. 12 and 17), it is the European form; Spain asks for its own of cabotage too (Resolución de 5 de junio de 2026). A school in
 * France has its file from whoever carries.
 */
export function findNeededDocuments({ countries, operatorCountry, class: vehicle, occasion }: DocumentedJourney): NeededDocuments {
  if (vehicle === 'taxiBus') return { kinds: [], notices: ['another-law'] };
  const within = new Set(countries);
  const [home = ''] = countries;
  const isNational = within.size <= 1;
  const school: readonly JourneyDocumentKind[] = home === 'FR' && occasion === 'schools' ? ['fr-dossier-scolaire'] : [];
  const national = isNational ? nationalPapers[home] : undefined;
  if (!isNational) {
    const isOutside = [...within].some((country) => !area.has(country));
    return { kinds: ['eu-journey-form', ...school], notices: isOutside ? ['outside-area'] : [] };
  }
  if (home !== operatorCountry) {
    return { kinds: ['eu-journey-form', ...(national === 'es-hoja-de-ruta' ? [national] : []), ...school], notices: [] };
  }
  return national === undefined ? { kinds: [], notices: ['none-national'] } : { kinds: [national, ...school], notices: [] };
}
