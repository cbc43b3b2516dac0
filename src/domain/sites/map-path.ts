import { type SiteKey, type SiteLanguage, siteKeys, siteLanguages } from './keys.ts';

/** The map of a site's places; by the last part of a page's address that of a city's destinations or of a region's places. */
export type MapSubject = { readonly site: SiteKey; readonly language: SiteLanguage; readonly languageSlug?: string | undefined };

/** By which name a map is a drawing among others. */
export function mapName({ site, language, languageSlug }: MapSubject): string {
  return `maps/${site}-${language}${languageSlug === undefined ? '' : `/${languageSlug}`}`;
}

/** Where a map is had as a picture. */
export function mapPath(subject: MapSubject): string {
  return `/art/${mapName(subject)}.svg`;
}

/** What a path asks for the map of; null where it is no such path. */
export function readMapPath(path: string): MapSubject | null {
  const [, part, words, languageSlug] = /^\/art\/maps\/([a-z]+)-([a-zA-Z]+)(?:\/([a-z0-9-]{1,80}))?\.svg$/.exec(path) ?? [];
  const site = siteKeys.find((key) => key === part);
  const language = siteLanguages.find((key) => key === words);
  return site === undefined || language === undefined ? null : { site, language, languageSlug };
}
