import type { SiteLanguage } from '#domain/sites/keys.ts';
import { chooseLanguage } from '#domain/sites/language.ts';
import { type LinkSite, languageOfPath } from '#domain/sites/links.ts';

/** The cookie in which a site of several languages remembers which one is read (docs/specification.md#constants). */
export const languageCookie = 'i18next';
const keptForSeconds = 31_536_000;

/** What a `Cookie` header or `document.cookie` says of the language; null where it says nothing. */
export function findLanguageCookie(cookies: string): string | null {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${languageCookie}=`));
  return pair === undefined ? null : pair.trim().slice(languageCookie.length + 1);
}

/** The cookie that remembers a language. It does what the visitor asked for, which needs no consent. */
export function formatLanguageCookie(language: SiteLanguage): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${keptForSeconds}; SameSite=Lax`;
}

type Address = { readonly pathname: string; readonly search: string };

/** The language in which the server will answer an address of the site (docs/specification.md#language), as far as a browser knows. */
export function languageOfAddress(site: LinkSite, { pathname, search }: Address, cookies: string): SiteLanguage {
  const query = new URLSearchParams(search).get('lng');
  return chooseLanguage({ site, pathLanguage: languageOfPath(site, pathname), query, cookie: findLanguageCookie(cookies) });
}
