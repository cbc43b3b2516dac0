import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Consent, formatConsentCookie, parseConsent } from './consent.ts';

type State = { readonly choice: Consent | null; readonly isAsked: boolean };

/** Until the script has read the cookie nothing is allowed, and no question is shown. */
const unread: State = { choice: 'none', isAsked: false };
const listeners = new Set<() => void>();
let state: State | null = null;

function getState(): State {
  state ??= { choice: parseConsent(document.cookie), isAsked: false };
  return state;
}

function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the question again, from the cookie settings in the footer. */
export function askForConsent(): void {
  change({ ...getState(), isAsked: true });
}

/** Stores the choice. Without cookies it holds until the page is reloaded. */
export function chooseConsent(choice: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = formatConsentCookie(choice, { isSecure: location.protocol === 'https:' });
  change({ choice, isAsked: false });
}

/** Whether the site measures at all. If not, there is nothing to ask. */
export function useHasAnalytics(): boolean {
  return useRouteLoaderData<{ hasAnalytics?: boolean }>('root')?.hasAnalytics === true;
}

/** The visitor's choice, and whether the question is shown: until the first choice, and on request. */
export function useConsent(): { readonly allows: boolean; readonly isAsking: boolean } {
  const { choice, isAsked } = useSyncExternalStore(subscribe, getState, () => unread);
  const hasAnalytics = useHasAnalytics();
  return { allows: hasAnalytics && choice === 'all', isAsking: hasAnalytics && (isAsked || choice === null) };
}
