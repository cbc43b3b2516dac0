import type { BackendModule, ReadCallback } from 'i18next';
import type { TextStorage } from './debounced-storage.ts';
import { browserCache } from './options.ts';

type Texts = Readonly<Record<string, unknown>>;
type LoadOutcome = { readonly texts: Texts } | { readonly problem: string; readonly isWorthRetrying: boolean };

export type TextBackendParts = {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Null where the browser's storage is switched off. */
  readonly storage: TextStorage | null;
  readonly now: () => number;
  /** Names the build whose texts these are: those of another are not used. */
  readonly build: string;
};

/**
 * Where i18next gets a page's texts: from the browser's storage, else from `/locales/{lng}/{ns}.json`, which is then kept for seven days
 * (specification 9). A 5xx or no answer is worth another try, a 4xx or an answer that is no JSON is not (specification 8); i18next counts
 * the tries. Ours, because the three libraries for this weigh 6.5 KB on every page (docs/decisions/0008).
 */
export function createTextBackend(parts: TextBackendParts): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read(language: string, namespace: string, callback: ReadCallback) {
      const key = `${browserCache.prefix}${language}-${namespace}`;
      const kept = readKept(parts, key);
      if (kept !== null) return callback(null, kept);
      loadTexts(parts, `/locales/${language}/${namespace}.json?v=${parts.build}`).then((outcome) => {
        if ('problem' in outcome) return callback(new Error(outcome.problem), outcome.isWorthRetrying);
        parts.storage?.setItem(key, JSON.stringify({ ...outcome.texts, i18nStamp: parts.now(), i18nVersion: parts.build }));
        callback(null, outcome.texts);
      });
    },
    create(languages: readonly string[], namespace: string, key: string, fallback: string) {
      for (const language of languages) {
        const body = JSON.stringify({ [key]: fallback });
        parts
          .fetch(`/locales/add/${language}/${namespace}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
          .catch(() => undefined);
      }
    },
  };
}

function readKept({ storage, now, build }: TextBackendParts, key: string): Texts | null {
  const texts = parseTexts(storage?.getItem(key) ?? '');
  if (texts === null) return null;
  const { i18nStamp, i18nVersion, ...kept } = texts;
  const isFresh = typeof i18nStamp === 'number' && now() - i18nStamp < browserCache.expirationTime;
  return isFresh && i18nVersion === build ? kept : null;
}

async function loadTexts({ fetch }: TextBackendParts, address: string): Promise<LoadOutcome> {
  try {
    const response = await fetch(address);
    if (!response.ok) return { problem: `${address} answered ${response.status}`, isWorthRetrying: response.status >= 500 };
    const texts = parseTexts(await response.text());
    return texts === null ? { problem: `${address} is no JSON`, isWorthRetrying: false } : { texts };
  } catch {
    return { problem: `${address} did not answer`, isWorthRetrying: true };
  }
}

function parseTexts(text: string): Texts | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
