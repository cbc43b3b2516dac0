import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSiteFormats, type SiteFormats } from '#texts/travel/site-formats.ts';
import { getDocumentTexts, type Translate } from './texts.ts';

/** The texts and formatters of one document. */
export type DocumentFormats = SiteFormats & { readonly t: Translate };

export function getFormats(place: { readonly site: SiteKey; readonly language: SiteLanguage }): DocumentFormats {
  return { ...getSiteFormats(place), t: getDocumentTexts(place.language) };
}
