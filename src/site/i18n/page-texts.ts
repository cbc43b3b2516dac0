import { findText, type Texts, type TextValues } from './find-text.ts';
import { defaultNamespace, namespaces as known } from './namespaces.ts';
import type { TextBackend } from './text-backend.ts';

type PageTextsParts = {
  readonly language: string;
  readonly backend: TextBackend;
  /** Whether keys without a text are told to the server, as one does while developing. */
  readonly saveMissing: boolean;
  /** What to do when the texts of the page that one goes to cannot be had. */
  readonly onFailure: () => void;
};

/**
 * What react-i18next and our components use of an i18next instance, for the browser alone: texts come from the server with their fallbacks
 * filled in, so that most of i18next's 14 KB would be loaded on every page for nothing (docs/decisions/0018).
 */
export function createPageTexts({ backend, saveMissing, onFailure, ...first }: PageTextsParts) {
  let { language } = first;
  const loaded = new Map<string, Texts>();
  const listeners = new Set<() => void>();
  const told = new Set<string>();

  async function load(namespaces: readonly string[], wanted = language): Promise<void> {
    const lacking = namespaces.filter((namespace) => !loaded.has(`${wanted}-${namespace}`));
    const read = async (namespace: string) =>
      void loaded.set(`${wanted}-${namespace}`, await backend.read({ language: wanted, namespace }));
    await Promise.all(lacking.map(read));
  }

  function tellMissing(namespace: string, key: string): void {
    const name = `${namespace}:${key}`;
    if (!saveMissing || told.has(name)) return;
    told.add(name);
    backend.tellMissing({ language, namespace }, key);
  }

  function getFixedT(wanted: string, ofHook: string) {
    return (asked: string | readonly string[], values: TextValues = {}): string => {
      const keys = [asked].flat().map((each) => splitKey(each, ofHook));
      for (const [namespace, key] of keys) {
        const text = findText(key, { texts: loaded.get(`${wanted}-${namespace}`) ?? {}, language: wanted, values });
        if (text !== undefined) return text;
      }
      const [namespace, key] = keys.at(-1) ?? [ofHook, ''];
      tellMissing(namespace, key);
      return key;
    };
  }

  return {
    isInitialized: true,
    options: { defaultNS: defaultNamespace, ns: [...known], react: { useSuspense: true } },
    get language() {
      return language;
    },
    get languages() {
      return [language];
    },
    on: (_event: string, listener: () => void) => void listeners.add(listener),
    off: (_event: string, listener: () => void) => void listeners.delete(listener),
    getFixedT,
    load,
    hasLoadedNamespace: (namespace: string) => loaded.has(`${language}-${namespace}`),
    loadNamespaces: (namespaces: readonly string[], done: () => void) => void load(namespaces).then(done, onFailure),
    /** In place: all that has been read so far is read in the other language first. */
    async changeLanguage(next: string): Promise<void> {
      const inUse = known.filter((namespace) => loaded.has(`${language}-${namespace}`));
      await load(inUse, next);
      language = next;
      for (const listener of listeners) listener();
    },
  };
}

function splitKey(key: string, otherwise: string): readonly [namespace: string, key: string] {
  const at = key.indexOf(':');
  return at === -1 ? [otherwise, key] : [key.slice(0, at), key.slice(at + 1)];
}
