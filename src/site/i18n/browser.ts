import { createInstance, type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import ChainedBackend from 'i18next-chained-backend';
import HttpBackend from 'i18next-http-backend';
import LocalStorageBackend from 'i18next-localstorage-backend';
import { initReactI18next } from 'react-i18next';
import { debounceWrites } from './debounced-storage.ts';
import { browserCache, languageCookie, retry, sharedOptions } from './options.ts';

/**
 * The browser's texts (specification 9). The page says its language and namespaces (the server chose them from query, cookie and domain in
 * that order), so that both renderings agree; texts come from the browser's storage or `/locales`.
 */
export async function createBrowserTexts(): Promise<i18n> {
  const { language = 'en', namespaces = 'common', build = '' } = document.documentElement.dataset;
  const texts = createInstance();
  await texts
    .use(ChainedBackend)
    .use(pageLanguageDetector(language))
    .use(initReactI18next)
    .init({
      ...sharedOptions,
      ...retry,
      ns: namespaces.split(' '),
      // `/locales` answers with the fallback texts already filled in.
      fallbackLng: false,
      detection: { order: ['page', 'querystring', 'cookie'], lookupQuerystring: 'lng', lookupCookie: languageCookie, caches: [] },
      backend: {
        backends: [LocalStorageBackend, HttpBackend],
        retryOnFailure: true,
        backendOptions: [
          {
            prefix: browserCache.prefix,
            expirationTime: browserCache.expirationTime,
            defaultVersion: build,
            store: debounceWrites(window, browserCache.writeDelay),
          },
          { loadPath: `/locales/{{lng}}/{{ns}}.json?v=${build}`, addPath: '/locales/add/{{lng}}/{{ns}}' },
        ],
      },
      saveMissing: import.meta.env.DEV,
      react: { useSuspense: true },
    });
  return texts;
}

function pageLanguageDetector(language: string): LanguageDetector {
  const detector = new LanguageDetector();
  detector.addDetector({ name: 'page', lookup: () => language });
  return detector;
}
