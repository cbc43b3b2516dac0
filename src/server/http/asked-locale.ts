import * as v from 'valibot';
import { isSiteKey, type SiteKey, type SiteLanguage } from '#domain/sites/keys.ts';
import { parseLanguageCode } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Services } from '../services.ts';

export const shortText = v.optional(v.pipe(v.string(), v.maxLength(40)), '');
/** How addresses for content name site and language (docs/specification.md#calls). */
export const placeParameters = { currentLanguage: shortText, currentDomain: shortText };

type Named = { readonly currentLanguage: string; readonly currentDomain: string };

/** An unknown domain is logged and served as eu (docs/specification.md#errors); an unknown language becomes the domain's own. */
export function findAskedPlace({ log }: Services, { currentLanguage, currentDomain }: Named): { site: SiteKey; language: SiteLanguage } {
  const name = currentDomain.toLowerCase();
  const site = isSiteKey(name) ? name : 'eu';
  if (site !== name) log.error({ site }, 'Unable to read the domain name from req or window');
  return { site, language: parseLanguageCode(currentLanguage) ?? getSite(site).languages[0] };
}
