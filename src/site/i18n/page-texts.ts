import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import { namespaces as known, type Namespace } from './namespaces.ts';
import type { SiteTexts } from './site-texts.ts';
import type { TextBackend } from './text-backend.ts';

type PageTextsParts = {
  readonly language: SiteLanguage;
  readonly backend: TextBackend;
  /** Whether missing keys are reported to the server. */
  readonly saveMissing: boolean;
  /** What to do when the texts of the next page cannot load. */
  readonly onFailure: (error: unknown) => void;
};

export type PageTexts = SiteTexts & {
  /** Loads the missing ones of these namespaces; rejects when one cannot load. */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>;
};

/**
 * The browser's texts. The server sends them with their fallbacks filled in, so that most of i18next's 14 KB would load on every page for
 * nothing (docs/decisions/0018). Languages are kept apart.
 */
export function createPageTexts({ backend, saveMissing, onFailure, language: first }: PageTextsParts): PageTexts {
  const loaded = new Map<string, Texts>();
  const reading = new Map<string, Promise<void>>();
  const views = new Map<SiteLanguage, SiteTexts>();
  const reported = new Set<string>();

  /** One request for all callers; again after a failure. */
  function read(language: SiteLanguage, namespace: Namespace): Promise<void> {
    const name = `${language}-${namespace}`;
    if (loaded.has(name)) return Promise.resolve();
    const pending =
      reading.get(name) ??
      backend
        .read({ language, namespace })
        .then((texts) => void loaded.set(name, texts))
        .finally(() => reading.delete(name));
    reading.set(name, pending);
    return pending;
  }

  function onMissing(language: SiteLanguage, namespace: Namespace, key: string): void {
    const name = `${language}-${namespace}:${key}`;
    if (!saveMissing || reported.has(name)) return;
    reported.add(name);
    backend.onMissing({ language, namespace }, key);
  }

  function createView(language: SiteLanguage): SiteTexts {
    const translates = new Map<Namespace, Translate>();
    const awaited = new Map<Namespace, Promise<void>>();
    const has = (namespace: Namespace) => loaded.has(`${language}-${namespace}`);
    return {
      language,
      getTranslate(namespace) {
        const translate =
          translates.get(namespace) ??
          createTranslate({
            tag: tagOf(language),
            namespace,
            namespaces: known,
            textsOf: (each) => loaded.get(`${language}-${each}`) ?? {},
            onMissing: (each, key) => onMissing(language, each, key),
          });
        // A text that was requested before it was loaded is not found. Only loaded ones may be cached.
        if (has(namespace)) translates.set(namespace, translate);
        return translate;
      },
      has,
      /** Never settles when they cannot load: the page is then loaded in full. */
      awaited(namespace) {
        const known = awaited.get(namespace);
        if (known !== undefined || has(namespace)) return known ?? null;
        const pending = new Promise<void>((done) => read(language, namespace).then(done, onFailure));
        awaited.set(namespace, pending);
        return pending;
      },
      fetchAhead: (namespace) => void read(language, namespace).catch(() => undefined),
      inLanguage: getView,
    };
  }

  function getView(language: SiteLanguage): SiteTexts {
    const view = views.get(language) ?? createView(language);
    views.set(language, view);
    return view;
  }

  return {
    ...getView(first),
    load: async (namespaces) => void (await Promise.all(namespaces.map((namespace) => read(first, namespace)))),
  };
}
