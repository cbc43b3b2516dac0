import { createContext, use, useContext, useSyncExternalStore } from 'react';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Translate } from '#texts/create-translate.ts';
import type { Namespace } from './namespaces.ts';
import type { SiteTextKey } from './site-text-keys.ts';

/** The texts of a page in one language: on the server those of the build, in the browser those that it has fetched. */
export type SiteTexts = {
  readonly language: SiteLanguage;
  /** The same function for the same namespace, as long as the language is the same. */
  readonly getTranslate: (namespace: Namespace) => Translate;
  readonly has: (namespace: Namespace) => boolean;
  /** Settles once a namespace is there; the same promise while it is under way. */
  readonly fetch: (namespace: Namespace) => Promise<void>;
  /** In place: all that has been read so far is read in the other language first. */
  readonly changeLanguage: (language: SiteLanguage) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
};

export const TextsContext = createContext<SiteTexts | null>(null);

/**
 * The words of a namespace. `t` is typed by the keys of English, the shell's among them as `common:…`: each page has those. `named` takes
 * what the API names and the page cannot know at compile time. Waits for what the page that one goes to lacks.
 */
export function useTranslation<Asked extends Namespace>(namespace: Asked) {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('no texts around the page');
  const languageOf = () => texts.language;
  const language = useSyncExternalStore(texts.subscribe, languageOf, languageOf);
  if (!texts.has(namespace)) use(texts.fetch(namespace));
  const named = texts.getTranslate(namespace);
  const t: Translate<SiteTextKey<Asked>> = named;
  return { t, named, language, texts };
}
