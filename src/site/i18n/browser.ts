import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { debounceWrites } from './debounced-storage.ts';
import { browserCache, retry, sharedOptions } from './options.ts';
import { createTextBackend } from './text-backend.ts';

/**
 * The browser's texts (specification 9). The page says its language and namespaces: the server chose the language from query, cookie and
 * domain, in that order, and both renderings must agree.
 */
export async function createBrowserTexts(): Promise<i18n> {
  const { language = 'en', namespaces = 'common', build = '' } = document.documentElement.dataset;
  const texts = createInstance();
  const storage = debounceWrites(window, browserCache.writeDelay);
  await texts
    .use(createTextBackend({ fetch: (address, init) => fetch(address, init), storage, now: Date.now, build }))
    .use(initReactI18next)
    .init({
      ...sharedOptions,
      ...retry,
      lng: language,
      ns: namespaces.split(' '),
      // `/locales` answers with the fallback texts already filled in.
      fallbackLng: false,
      saveMissing: import.meta.env.DEV,
      react: { useSuspense: true },
    });
  return texts;
}
