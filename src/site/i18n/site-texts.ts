import type { TFunction } from 'i18next';
import { createContext, use, useContext, useSyncExternalStore } from 'react';
import type { Translate } from './create-translate.ts';
import { defaultNamespace, type Namespace } from './namespaces.ts';

/** The texts of a page in one language: on the server those of the build, in the browser those that it has fetched. */
export type SiteTexts = {
  readonly language: string;
  /** The same function for the same namespace, as long as the language is the same. */
  readonly getTranslate: (namespace: Namespace) => Translate;
  readonly has: (namespace: Namespace) => boolean;
  /** Settles once a namespace is there; the same promise while it is under way. */
  readonly fetch: (namespace: Namespace) => Promise<void>;
  /** In place: all that has been read so far is read in the other language first. */
  readonly changeLanguage: (language: string) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
};

export const TextsContext = createContext<SiteTexts | null>(null);

type Wanted = Namespace | readonly [Namespace, ...Namespace[]];

/**
 * The texts of a namespace, typed by the keys of English; of several, the first is where a key without a namespace is looked for. Waits for
 * what the page that one goes to lacks.
 */
export function useTranslation<Asked extends Wanted = typeof defaultNamespace>(asked?: Asked) {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('no texts around the page');
  const language = useSyncExternalStore(texts.subscribe, languageOf, languageOf);
  const [first, ...others] = listNamespaces(asked ?? defaultNamespace);
  for (const namespace of [first, ...others]) if (!texts.has(namespace)) use(texts.fetch(namespace));
  // The keys of a text are checked by i18next's types; what finds it is ours.
  return { t: texts.getTranslate(first) as unknown as TFunction<Asked>, language, texts };

  function languageOf(): string {
    return texts?.language ?? '';
  }
}

function listNamespaces(asked: Wanted): readonly [Namespace, ...Namespace[]] {
  return typeof asked === 'string' ? [asked] : asked;
}
