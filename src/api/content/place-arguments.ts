import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { builder, Domain, Language } from '../builder.ts';

/** The two arguments of every content query: the site that shows the texts and the language it shows them in. */
export const placeArguments = builder.args((t) => ({
  language: t.field({ type: Language, required: true }),
  domain: t.field({ type: Domain, required: true }),
}));

/** A list's entry by the last part of its address; only that one is answered. */
export const slugArgument = builder.args((t) => ({ slug: t.string({ description: 'Only the entry with this slug.' }) }));

type PlaceArguments = { readonly language: SiteLanguage | 'eu'; readonly domain: SiteKey };

/** The place that the arguments name; `eu` reads English (reading 4). */
export function placeOf({ language, domain }: PlaceArguments): { readonly site: SiteKey; readonly language: SiteLanguage } {
  return { site: domain, language: language === 'eu' ? 'en' : language };
}

/** The list, or the one that was asked for by its slug. */
export function pick<Entry>(entries: readonly Entry[], one: Entry | null, slug: string | null | undefined): readonly Entry[] {
  if (slug === null || slug === undefined) return entries;
  return one === null ? [] : [one];
}
