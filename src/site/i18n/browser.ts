import type { i18n } from 'i18next';
import { debounceWrites } from './debounced-storage.ts';
import { browserCache } from './options.ts';
import { createPageTexts } from './page-texts.ts';
import { createTextBackend } from './text-backend.ts';

/**
 * The browser's texts (specification 9). The page says its language and namespaces: the server chose the language from query, cookie and
 * domain, in that order, and both renderings must agree. Rejects when they cannot be had: the page then stays as the server made it.
 */
export async function createBrowserTexts(): Promise<i18n> {
  const { language = 'en', namespaces = 'common', build = '' } = document.documentElement.dataset;
  const backend = createTextBackend({
    fetch: (address, init) => fetch(address, init),
    storage: debounceWrites(window, browserCache.writeDelay),
    now: Date.now,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    build,
  });
  const texts = createPageTexts({ language, backend, saveMissing: import.meta.env.DEV, onFailure: () => window.location.reload() });
  await texts.load(namespaces.split(' '));
  // react-i18next uses no more of an instance than this has; page-texts.test.tsx reads pages with it.
  return texts as unknown as i18n;
}
