import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSiteFormats, type SiteFormats } from '#output/texts/travel/site-formats.ts';
import { getDocumentTexts, type Translate } from './texts.ts';

/** The texts and formatters of one document. */
export type DocumentFormats = SiteFormats & { readonly t: Translate };

type Place = { readonly site: SiteKey; readonly language: SiteLanguage; readonly namesZone?: boolean };

export function getFormats(place: Place): DocumentFormats {
  return { ...getSiteFormats({ ...place, on: 'paper' }), t: getDocumentTexts(place.language) };
}
