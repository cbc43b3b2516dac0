import { isSiteLanguage } from '#domain/sites/keys.ts';
import { debounceWrites } from './debounced-storage.ts';
import { isNamespace } from './namespaces.ts';
import { browserCache } from './options.ts';
import { createPageTexts } from './page-texts.ts';
import type { SiteTexts } from './site-texts.ts';
import { createTextBackend } from './text-backend.ts';

/**
 * The browser's texts (docs/specification.md#constants). The page names its language and namespaces, because the server chose the language
 * from query, cookie and domain, in that order, and both renderings must agree. Rejects when they cannot load: the page then stays as
 * rendered. A failure for a later page is reported, and that page is loaded in full.
 */
export async function createBrowserTexts(): Promise<SiteTexts> {
  const { language = '', namespaces = 'common', build = '', collectsMissing } = document.documentElement.dataset;
  const backend = createTextBackend({
    fetch: (address, init) => fetch(address, init),
    storage: debounceWrites(window, browserCache.writeDelay),
    now: Date.now,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    build,
  });
  const texts = createPageTexts({
    language: isSiteLanguage(language) ? language : 'en',
    backend,
    saveMissing: collectsMissing !== undefined,
    onFailure(error) {
      reportError(error);
      window.location.reload();
    },
  });
  await texts.load(namespaces.split(' ').filter(isNamespace));
  return texts;
}
