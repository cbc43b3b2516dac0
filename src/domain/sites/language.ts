import { type LanguageCode, languageCodes, type SiteKey, type SiteLanguage } from './keys.ts';
import type { Site } from './site.ts';

/** The languages in which each site is offered (docs/specification.md#sites); the first is its default. */
export const languagesOfSite = {
  nl: ['nl'],
  be: ['nlBE', 'frBE'],
  de: ['de'],
  fr: ['fr'],
  es: ['es'],
  eu: ['en'],
} as const satisfies Record<SiteKey, readonly [SiteLanguage, ...SiteLanguage[]]>;

/** BCP 47 tags: Intl, `<html lang>` and hreflang reject or ignore our own codes such as `nlBE`. */
export const languageTags = {
  en: 'en',
  nl: 'nl-NL',
  nlBE: 'nl-BE',
  frBE: 'fr-BE',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
} as const satisfies Record<SiteLanguage, string>;

/** Where to look for a text that a language lacks; English comes last (docs/specification.md#constants). */
export const fallbackLanguages = {
  en: [],
  nl: ['en'],
  nlBE: ['nl', 'en'],
  frBE: ['fr', 'en'],
  fr: ['en'],
  de: ['en'],
  es: ['en'],
} as const satisfies Record<SiteLanguage, readonly SiteLanguage[]>;

/** The BCP 47 tag of one of our language codes. */
export function tagOf(language: SiteLanguage): string {
  return languageTags[language];
}

/**
 * Parses one of the eight codes of docs/specification.md#constants; `eu` reads English (docs/specification.md#eu-language). Null for
 * anything else.
 */
export function parseLanguageCode(text: string): SiteLanguage | null {
  if (!(languageCodes as readonly string[]).includes(text)) return null;
  const code = text as LanguageCode;
  return code === 'eu' ? 'en' : code;
}

/**
 * The language of a visit (docs/specification.md#language): that of the path if only one language's table contains it, else `?lng=`, else
 * the cookie `i18next`, else the site's default. Ignores languages that the site does not offer.
 */
export function chooseLanguage({
  site,
  pathLanguage,
  query,
  cookie,
}: {
  readonly site: Pick<Site, 'languages'>;
  readonly pathLanguage: SiteLanguage | null;
  readonly query: string | null;
  readonly cookie: string | null;
}): SiteLanguage {
  if (pathLanguage !== null) return pathLanguage;
  return findOfferedLanguage(site, query) ?? findOfferedLanguage(site, cookie) ?? site.languages[0];
}

/**
 * The first language of an `Accept-Language` header that the site offers, by weight; null if none. Only for pages shown while the language
 * of a trip cannot be looked up.
 */
export function findAcceptedLanguage(site: Pick<Site, 'languages'>, header: string): SiteLanguage | null {
  const asked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
    return { primary: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const ordered = asked.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  for (const { primary } of ordered) {
    const language = site.languages.find((each) => tagOf(each).split('-')[0] === primary);
    if (language !== undefined) return language;
  }
  return null;
}

/** The language that a text names, if the site offers it. */
export function findOfferedLanguage(site: Pick<Site, 'languages'>, text: string | null): SiteLanguage | null {
  const language = text === null ? null : parseLanguageCode(text);
  return language !== null && site.languages.includes(language) ? language : null;
}
