import { type SiteKey, type SiteLanguage, siteKeys, siteLanguages } from './keys.ts';

/** The map of a site's places; with the last part of a page's address, the map of a city's destinations or a region's places. */
export type MapSubject = { readonly site: SiteKey; readonly language: SiteLanguage; readonly languageSlug?: string | undefined };

/** The file name of a map. */
export function mapName({ site, language, languageSlug }: MapSubject): string {
  return `maps/${site}-${language}${languageSlug === undefined ? '' : `/${languageSlug}`}`;
}

/** The path of a map's image. */
export function mapPath(subject: MapSubject): string {
  return `/art/${mapName(subject)}.svg`;
}

/** The map of a path; null for any other path. */
export function readMapPath(path: string): MapSubject | null {
  const [, part, words, languageSlug] = /^\/art\/maps\/([a-z]+)-([a-zA-Z]+)(?:\/([a-z0-9-]{1,80}))?\.svg$/.exec(path) ?? [];
  const site = siteKeys.find((key) => key === part);
  const language = siteLanguages.find((key) => key === words);
  return site === undefined || language === undefined ? null : { site, language, languageSlug };
}
