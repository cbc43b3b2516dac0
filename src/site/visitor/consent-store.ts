import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Consent, formatConsentCookie, parseConsent } from './consent.ts';

type State = { readonly choice: Consent | null; readonly isAsked: boolean };

/** Before the script has read the cookie nothing is allowed, and nothing is asked either. */
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

/** Shows the question again, as the cookie settings of the footer do. */
export function askForConsent(): void {
  change({ ...getState(), isAsked: true });
}

/** Remembers the choice; with cookies off it holds until the page is loaded anew. */
export function chooseConsent(choice: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = formatConsentCookie(choice, { isSecure: location.protocol === 'https:' });
  change({ choice, isAsked: false });
}

/** Whether the site measures at all: where it does not there is nothing to ask. */
export function useHasAnalytics(): boolean {
  return useRouteLoaderData<{ hasAnalytics?: boolean }>('root')?.hasAnalytics === true;
}

/** What the visitor chose, and whether the question stands on the page: until the first choice, and when it is asked for again. */
export function useConsent(): { readonly allows: boolean; readonly isAsking: boolean } {
  const { choice, isAsked } = useSyncExternalStore(subscribe, getState, () => unread);
  const hasAnalytics = useHasAnalytics();
  return { allows: hasAnalytics && choice === 'all', isAsking: hasAnalytics && (isAsked || choice === null) };
}
