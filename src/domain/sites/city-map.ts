import { type SiteKey, type SiteLanguage, siteKeys, siteLanguages } from './keys.ts';

/** A city's page, by the last part of its address. */
export type CityMap = { readonly site: SiteKey; readonly language: SiteLanguage; readonly languageSlug: string };

/** Where the map of a city's drive times is had. */
export function cityMapPath({ site, language, languageSlug }: CityMap): string {
  return `/art/drive-times/${site}-${language}-${languageSlug}.svg`;
}

/** The city that a path asks for the map of; null where it is no such path. */
export function readCityMapPath(path: string): CityMap | null {
  const [, part = '', place = '', languageSlug = ''] = /^\/art\/drive-times\/([a-z]+)-([a-zA-Z]+)-([a-z0-9-]{1,80})\.svg$/.exec(path) ?? [];
  const site = siteKeys.find((key) => key === part);
  const language = siteLanguages.find((key) => key === place);
  return site === undefined || language === undefined ? null : { site, language, languageSlug };
}
