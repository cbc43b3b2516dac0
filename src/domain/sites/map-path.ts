import { type SiteKey, type SiteLanguage, siteKeys, siteLanguages } from './keys.ts';

/** The map of a site's places, or that of one city's destinations by the last part of its page's address. */
export type MapSubject = { readonly site: SiteKey; readonly language: SiteLanguage; readonly languageSlug?: string | undefined };

/** Where a map is had as a picture. */
export function mapPath({ site, language, languageSlug }: MapSubject): string {
  return `/art/maps/${site}-${language}${languageSlug === undefined ? '' : `/${languageSlug}`}.svg`;
}

/** What a path asks for the map of; null where it is no such path. */
export function readMapPath(path: string): MapSubject | null {
  const [, part, words, languageSlug] = /^\/art\/maps\/([a-z]+)-([a-zA-Z]+)(?:\/([a-z0-9-]{1,80}))?\.svg$/.exec(path) ?? [];
  const site = siteKeys.find((key) => key === part);
  const language = siteLanguages.find((key) => key === words);
  return site === undefined || language === undefined ? null : { site, language, languageSlug };
}
