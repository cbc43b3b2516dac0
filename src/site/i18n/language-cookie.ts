import type { SiteLanguage } from '#domain/sites/keys.ts';
import { chooseLanguage } from '#domain/sites/language.ts';
import { type LinkSite, languageOfPath } from '#domain/sites/links.ts';

/** The cookie with the chosen language of a site with several languages (docs/specification.md#constants). */
export const languageCookie = 'i18next';
const lifetimeSeconds = 31_536_000;

/** The language in a `Cookie` header or `document.cookie`; null where there is none. */
export function findLanguageCookie(cookies: string): string | null {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${languageCookie}=`));
  return pair === undefined ? null : pair.trim().slice(languageCookie.length + 1);
}

/** The cookie that stores the language. It does what the visitor asked for, so it needs no consent. */
export function formatLanguageCookie(language: SiteLanguage): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax`;
}

type Address = { readonly pathname: string; readonly search: string };

/** The language in which the server will answer an address of the site (docs/specification.md#language), as far as a browser can know. */
export function languageOfAddress(site: LinkSite, { pathname, search }: Address, cookies: string): SiteLanguage {
  const query = new URLSearchParams(search).get('lng');
  return chooseLanguage({ site, pathLanguage: languageOfPath(site, pathname), query, cookie: findLanguageCookie(cookies) });
}
