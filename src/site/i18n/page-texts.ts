import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#texts/create-translate.ts';
import type { Texts } from '#texts/find-text.ts';
import { namespaces as known, type Namespace } from './namespaces.ts';
import type { SiteTexts } from './site-texts.ts';
import type { TextBackend } from './text-backend.ts';

type PageTextsParts = {
  readonly language: SiteLanguage;
  readonly backend: TextBackend;
  /** Whether keys without a text are told to the server, as one does while developing. */
  readonly saveMissing: boolean;
  /** What to do when the texts of the page that one goes to cannot be had. */
  readonly onFailure: () => void;
};

export type PageTexts = SiteTexts & {
  /** Reads what is lacking of these; rejects when one cannot be had. */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>;
};

/**
 * The browser's texts. They come from the server with their fallbacks filled in, so that most of i18next's 14 KB would be loaded on every
 * page for nothing (docs/decisions/0018).
 */
export function createPageTexts({ backend, saveMissing, onFailure, ...first }: PageTextsParts): PageTexts {
  let { language } = first;
  const loaded = new Map<string, Texts>();
  const translates = new Map<string, Translate>();
  const underWay = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const told = new Set<string>();

  async function load(namespaces: readonly Namespace[], wanted = language): Promise<void> {
    const lacking = namespaces.filter((namespace) => !loaded.has(`${wanted}-${namespace}`));
    const read = async (namespace: Namespace) =>
      void loaded.set(`${wanted}-${namespace}`, await backend.read({ language: wanted, namespace }));
    await Promise.all(lacking.map(read));
  }

  function tellMissing(namespace: Namespace, key: string): void {
    const name = `${namespace}:${key}`;
    if (!saveMissing || told.has(name)) return;
    told.add(name);
    backend.tellMissing({ language, namespace }, key);
  }

  function getTranslate(namespace: Namespace): Translate {
    const own = language;
    const name = `${own}-${namespace}`;
    const textsOf = (each: Namespace) => loaded.get(`${own}-${each}`) ?? {};
    const translate = translates.get(name) ?? createTranslate({ tag: tagOf(own), namespace, namespaces: known, textsOf, tellMissing });
    translates.set(name, translate);
    return translate;
  }

  /** Never settles when it cannot be had: the page is then opened in full. */
  function fetch(namespace: Namespace): Promise<void> {
    const name = `${language}-${namespace}`;
    const pending = underWay.get(name) ?? new Promise<void>((done) => load([namespace]).then(done, onFailure));
    underWay.set(name, pending);
    return pending;
  }

  return {
    get language() {
      return language;
    },
    getTranslate,
    has: (namespace) => loaded.has(`${language}-${namespace}`),
    fetch,
    load,
    async changeLanguage(next) {
      const inUse = known.filter((namespace) => loaded.has(`${language}-${namespace}`));
      await load(inUse, next);
      language = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
