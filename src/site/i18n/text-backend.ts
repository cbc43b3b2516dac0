import type { Texts } from '#texts/find-text.ts';
import type { TextStorage } from './debounced-storage.ts';
import { browserCache, retry } from './options.ts';

type LoadOutcome = { readonly texts: Texts } | { readonly problem: string; readonly isWorthRetrying: boolean };

export type TextBackendParts = {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Null where the browser's storage is switched off. */
  readonly storage: TextStorage | null;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Names the build whose texts these are: those of another are not used. */
  readonly build: string;
};

type Wanted = { readonly language: string; readonly namespace: string };

export type TextBackend = ReturnType<typeof createTextBackend>;

/**
 * Where a page's texts come from: the browser's storage, else `/locales/{lng}/{ns}.json`, which is then kept for seven days
 * (specification 9). A 5xx or no answer is worth another try, a 4xx or an answer that is no JSON is not (specification 8). Ours, because
 * the three libraries for this weigh 6.5 KB on every page (docs/decisions/0008).
 */
export function createTextBackend(parts: TextBackendParts) {
  return {
    /** Rejects when the texts cannot be had. */
    async read(wanted: Wanted): Promise<Texts> {
      const key = `${browserCache.prefix}${wanted.language}-${wanted.namespace}`;
      const kept = readKept(parts, key);
      if (kept !== null) return kept;
      const texts = await loadPatiently(parts, `/locales/${wanted.language}/${wanted.namespace}.json?v=${parts.build}`);
      parts.storage?.setItem(key, JSON.stringify({ ...texts, i18nStamp: parts.now(), i18nVersion: parts.build }));
      return texts;
    },
    /** Tells the server of a key without a text; nobody waits for it. */
    tellMissing({ language, namespace }: Wanted, key: string): void {
      const body = JSON.stringify({ [key]: key });
      parts
        .fetch(`/locales/add/${language}/${namespace}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        .catch(() => undefined);
    },
  };
}

async function loadPatiently(parts: TextBackendParts, address: string): Promise<Texts> {
  for (let tried = 0; ; tried += 1) {
    const outcome = await loadTexts(parts, address);
    if ('texts' in outcome) return outcome.texts;
    if (!outcome.isWorthRetrying || tried === retry.maxRetries) throw new Error(outcome.problem);
    await parts.pause(retry.retryTimeout * 2 ** tried);
  }
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
