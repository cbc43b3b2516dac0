import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { builder, Domain, Language } from '../builder.ts';

/** The two arguments of every content query: the site that shows the texts and their language. */
export const placeArguments = builder.args((t) => ({
  language: t.field({ type: Language, required: true }),
  domain: t.field({ type: Domain, required: true }),
}));

/** Limits a list to the entry with this key. */
export const slugArgument = builder.args((t) => ({
  slug: t.string({ description: 'Only the entry with this key, the same in every language.' }),
}));

/** Limits a list to the entry with this address. */
export const languageSlugArgument = builder.args((t) => ({
  languageSlug: t.string({ description: 'Only the entry at this last part of the address, in the language asked for.' }),
}));

type PlaceArguments = { readonly language: SiteLanguage | 'eu'; readonly domain: SiteKey };

/** The site and language of the arguments; `eu` reads English (docs/specification.md#eu-language). */
export function placeOf({ language, domain }: PlaceArguments): { readonly site: SiteKey; readonly language: SiteLanguage } {
  return { site: domain, language: language === 'eu' ? 'en' : language };
}

export type OneOfList = { readonly slug?: string | null | undefined; readonly languageSlug?: string | null | undefined };

/** The list, filtered by the requested key and address. */
export function pick<Entry extends { readonly slug: string; readonly languageSlug: string }>(
  entries: readonly Entry[],
  { slug, languageSlug }: OneOfList,
): readonly Entry[] {
  const isAsked = (asked: string | null | undefined, own: string) => asked === null || asked === undefined || asked === own;
  return entries.filter((entry) => isAsked(slug, entry.slug) && isAsked(languageSlug, entry.languageSlug));
}
