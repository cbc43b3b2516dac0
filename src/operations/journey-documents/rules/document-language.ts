import { findRegionOfPostcode } from '#domain/itinerary/region-of-postcode.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { languageOfDriver } from '#operations/on-duty/rules/driver-language.ts';
import type { JourneyDocumentKind } from './document-rules.ts';

/** `country`: of the carrier's establishment; empty if unknown. */
type DocumentReader = { readonly trip: Pick<Trip, 'itinerary' | 'language'>; readonly country: string };

/** Belgian provinces whose authorities use French. */
const frenchProvinces: ReadonlySet<string> = new Set(['WBR', 'WLG', 'WNA', 'WHT', 'WLX']);

/** Each document is in the language of the law that requires it; the European form is in the language of the person who fills it in. */
export function languageOfDocument(kind: JourneyDocumentKind, { trip, country }: DocumentReader): SiteLanguage {
  switch (kind) {
    case 'es-hoja-de-ruta':
      return 'es';
    case 'fr-billet-collectif':
    case 'fr-dossier-scolaire':
      return 'fr';
    case 'be-reisblad':
      return languageInBelgium(trip);
    case 'eu-journey-form':
      if (country === 'BE') return trip.language.startsWith('fr') ? 'frBE' : 'nlBE';
      return country === '' ? trip.language : languageOfDriver({ languages: [], country });
  }
}

/** By the province of the first stop; Brussels uses the customer's language. */
function languageInBelgium({ itinerary, language }: DocumentReader['trip']): SiteLanguage {
  const place = itinerary.stops[0]?.place;
  const province = place === undefined ? undefined : findRegionOfPostcode(place)?.code;
  const isOpen = province === undefined || province === 'BRU';
  return (isOpen ? language.startsWith('fr') : frenchProvinces.has(province)) ? 'frBE' : 'nlBE';
}
