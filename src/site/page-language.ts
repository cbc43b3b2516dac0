import { useCallback, useContext, useEffect } from 'react';
import { useMatches, useNavigation } from 'react-router';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { LinkSite } from '#domain/sites/links.ts';
import { findLanguageCookie, formatLanguageCookie, languageOfAddress } from './i18n/language-cookie.ts';
import { isContentAddress, namespacesOfAddress } from './i18n/namespaces-of-address.ts';
import { TextsContext } from './i18n/site-texts.ts';
import { createSessionAnswers } from './session-answers.ts';

type Shown = { readonly linkSite: LinkSite; readonly language: SiteLanguage };

/** The page that the browser shows; null on the server and before hydration. */
let shown: Shown | null = null;

/**
 * Whether the shell must be loaded again for an address: a page and its shell are in one language, however the visitor came (a link, the
 * language list, Back and Forward, another tab that changed the cookie).
 */
export function isInAnotherLanguage(address: URL): boolean {
  return shown !== null && languageOfAddress(shown.linkSite, address, document.cookie) !== shown.language;
}

/** The content pages seen in this session. Personal pages, and pages in another language than the shell, are fetched each time. */
export const sessionAnswers = createSessionAnswers((address) => {
  if (shown === null || isInAnotherLanguage(address) || address.searchParams.has('quoteId')) return null;
  return isContentAddress(shown.linkSite, address.pathname) ? `${shown.language} ${address.pathname}` : null;
});

/**
 * Follows the language of the loaded page: updates the cookie, so that the next page is in the same language where two share an address;
 * and loads the next page's texts beside its data.
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

/** Loads the texts of a prefetched page in the present language. The same function while that stays. */
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

/** Stores what the server sent with the page itself, so that returning to it needs no request. */
export function useSessionAnswers(): void {
  const page = useMatches().at(-1);
  useEffect(() => {
    const address = new URL(window.location.href);
    if (page === undefined || page.id === 'root' || page.loaderData === undefined || page.pathname !== address.pathname) return;
    if (!sessionAnswers.has(address)) sessionAnswers.keep(address, { [page.id]: { type: 'data', result: page.loaderData } });
  }, [page]);
}
