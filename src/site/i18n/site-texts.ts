import { createContext, use, useContext } from 'react';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Translate } from '#output/texts/create-translate.ts';
import type { Namespace } from './namespaces.ts';
import type { SiteTextKey } from './site-text-keys.ts';

/** The texts of a page in one language: on the server those of the build, in the browser those it has loaded. */
export type SiteTexts = {
  readonly language: SiteLanguage;
  /** The same function for the same namespace. */
  readonly getTranslate: (namespace: Namespace) => Translate;
  readonly has: (namespace: Namespace) => boolean;
  /**
   * Resolves once a namespace is loaded, loading it if needed; null where it was loaded before anybody waited. Always the same promise:
   * React must meet the same `use` when it renders a suspended component again, or it throws.
   */
  readonly awaited: (namespace: Namespace) => Promise<void> | null;
  /** Preloads a namespace for the next page. Nobody waits for it, and a failure is reported by the page that needs it. */
  readonly fetchAhead: (namespace: Namespace) => void;
  /** The texts of another language of the site: the same object for the same language. */
  readonly inLanguage: (language: SiteLanguage) => SiteTexts;
};

/** The texts in the language of the loaded page. The root's layout provides them. */
export const TextsContext = createContext<SiteTexts | null>(null);

/**
 * The words of a namespace. `t` is typed by the keys of English, with the shell's as `common:…`, which every page has. `named` takes names
 * from the API that are unknown at compile time. Suspends for texts that the next page lacks.
 */
export function useTranslation<Asked extends Namespace>(namespace: Asked) {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('no texts around the page');
  const waiting = texts.awaited(namespace);
  if (waiting !== null) use(waiting);
  const named = texts.getTranslate(namespace);
  const t: Translate<SiteTextKey<Asked>> = named;
  return { t, named, language: texts.language };
}
