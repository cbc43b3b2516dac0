import type { Texts } from '#output/texts/find-text.ts';
import type { TextStorage } from './debounced-storage.ts';
import { browserCache, retry } from './options.ts';

/** How loading failed, in the words of docs/specification.md#errors. */
type LoadProblem = 'Retryable failure' | 'Non-retryable failure' | 'Parse failure';
type LoadOutcome = { readonly texts: Texts } | { readonly problem: LoadProblem; readonly status: string };

export type TextBackendParts = {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Null where the browser's storage is disabled. */
  readonly storage: TextStorage | null;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The build of these texts: those of another build are not used. */
  readonly build: string;
};

type Input = { readonly language: string; readonly namespace: string };

export type TextBackend = ReturnType<typeof createTextBackend>;

/**
 * Loads a page's texts: from the browser's storage, else from `/locales/{lng}/{ns}.json`, stored for seven days
 * (docs/specification.md#constants). A 5xx or no response is retried, a 4xx or invalid JSON is not (docs/specification.md#errors). Our own
 * code, because the three libraries for this add 6.5 KB to every page (docs/decisions/0008).
 */
export function createTextBackend(parts: TextBackendParts) {
  return {
    /** Rejects when the texts cannot load, with an error whose fields name the address and its response. */
    async read(wanted: Input): Promise<Texts> {
      const key = `${browserCache.prefix}${wanted.language}-${wanted.namespace}`;
      const stored = readStored(parts, key);
      if (stored !== null) return stored;
      const texts = await loadPatiently(parts, `/locales/${wanted.language}/${wanted.namespace}.json?v=${parts.build}`);
      parts.storage?.setItem(key, JSON.stringify({ ...texts, i18nStamp: parts.now(), i18nVersion: parts.build }));
      return texts;
    },
    /** Reports a missing key to the server, without waiting. */
    onMissing({ language, namespace }: Input, key: string): void {
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
    const { problem, status } = outcome;
    const isGivenUp = problem !== 'Retryable failure' || tried === retry.maxRetries;
    if (isGivenUp) throw Object.assign(new Error(problem), { address, status });
    await parts.pause(retry.retryTimeout * 2 ** tried);
  }
}

function readStored({ storage, now, build }: TextBackendParts, key: string): Texts | null {
  const texts = parseTexts(storage?.getItem(key) ?? '');
  if (texts === null) return null;
  const { i18nStamp, i18nVersion, ...stored } = texts;
  const isFresh = typeof i18nStamp === 'number' && now() - i18nStamp < browserCache.expirationTime;
  return isFresh && i18nVersion === build ? stored : null;
}

async function loadTexts({ fetch }: TextBackendParts, address: string): Promise<LoadOutcome> {
  try {
    const response = await fetch(address);
    const status = String(response.status);
    if (!response.ok) return { problem: response.status >= 500 ? 'Retryable failure' : 'Non-retryable failure', status };
    const texts = parseTexts(await response.text());
    return texts === null ? { problem: 'Parse failure', status } : { texts };
  } catch {
    return { problem: 'Retryable failure', status: 'no answer' };
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
