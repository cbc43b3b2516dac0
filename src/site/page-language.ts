import { useCallback, useContext, useEffect } from 'react';
import { useMatches, useNavigation } from 'react-router';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { LinkSite } from '#domain/sites/links.ts';
import { findLanguageCookie, formatLanguageCookie, languageOfAddress } from './i18n/language-cookie.ts';
import { isContentAddress, namespacesOfAddress } from './i18n/namespaces-of-address.ts';
import { TextsContext } from './i18n/site-texts.ts';
import { createSessionAnswers } from './session-answers.ts';

type Shown = { readonly linkSite: LinkSite; readonly language: SiteLanguage };

/** The page that the browser shows; null on the server, which shows none, and until the page lives. */
let shown: Shown | null = null;

/**
 * Whether the shell must be loaded anew for an address: a page and its shell are in one language, by whatever way one comes to it (a link, the
 * language list, Back and Forward, another tab that changed the cookie).
 */
export function isInAnotherLanguage(address: URL): boolean {
  return shown !== null && languageOfAddress(shown.linkSite, address, document.cookie) !== shown.language;
}

/**
 * The content pages that were seen in this session. A page that is another for each visitor, or in another language than the shell around it, is
 * asked for each time.
 */
export const sessionAnswers = createSessionAnswers((address) => {
  if (shown === null || isInAnotherLanguage(address) || address.searchParams.has('quoteId')) return null;
  return isContentAddress(shown.linkSite, address.pathname) ? `${shown.language} ${address.pathname}` : null;
});

/**
 * Follows the language of the loaded page: the cookie, where the visitor has one, so that what one goes on to from a page is in the page's
 * language also where two languages share an address; and the texts of the next page, while its data is under way.
 */
export function usePageLanguage({ linkSite, language }: Shown): void {
  const texts = useContext(TextsContext);
  const { location: next } = useNavigation();
  useEffect(() => {
    shown = { linkSite, language };
    const remembered = findLanguageCookie(document.cookie);
    if (linkSite.languages.length === 1 || remembered === null || remembered === language) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
    document.cookie = formatLanguageCookie(language);
  }, [linkSite, language]);
  useEffect(() => {
    if (next === undefined) return;
    const own = texts?.inLanguage(languageOfAddress(linkSite, next, document.cookie));
    for (const namespace of namespacesOfAddress(linkSite, next.pathname)) own?.fetchAhead(namespace);
  }, [texts, linkSite, next]);
}

/** Reads the texts of a page that is fetched ahead, in the language that one reads. The same function while that stays. */
export function useTextsAhead(): (path: string) => void {
  const texts = useContext(TextsContext);
  return useCallback(
    (path) => {
      if (shown === null) return;
      for (const namespace of namespacesOfAddress(shown.linkSite, path)) texts?.fetchAhead(namespace);
    },
    [texts],
  );
}

/** Keeps what the server sent with the page itself, so that coming back to it asks for nothing. */
export function useSessionAnswers(): void {
  const page = useMatches().at(-1);
  useEffect(() => {
    const address = new URL(window.location.href);
    if (page === undefined || page.id === 'root' || page.loaderData === undefined || page.pathname !== address.pathname) return;
    if (!sessionAnswers.has(address)) sessionAnswers.keep(address, { [page.id]: { type: 'data', result: page.loaderData } });
  }, [page]);
}
