import { createContext, use, useContext } from 'react';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Translate } from '#output/texts/create-translate.ts';
import type { Namespace } from './namespaces.ts';
import type { SiteTextKey } from './site-text-keys.ts';

/** The texts of a page in one language: on the server those of the build, in the browser those that it has fetched. */
export type SiteTexts = {
  readonly language: SiteLanguage;
  /** The same function for the same namespace. */
  readonly getTranslate: (namespace: Namespace) => Translate;
  readonly has: (namespace: Namespace) => boolean;
  /**
   * What settles once a namespace is there, asked for if need be; null where it was there before anybody waited. The same promise for good: React
   * must meet the `use` at which a component waited when it renders that component again, or it takes its first hook for an update and throws.
   */
  readonly awaited: (namespace: Namespace) => Promise<void> | null;
  /** Reads a namespace that the next page may need. Nobody waits for it, and a failure is that of whoever then needs it. */
  readonly fetchAhead: (namespace: Namespace) => void;
  /** The texts of another language of the site: the same ones for the same language. */
  readonly inLanguage: (language: SiteLanguage) => SiteTexts;
};

/** The texts in the language of the loaded page: the root's layout gives them, whatever was pressed to come here. */
export const TextsContext = createContext<SiteTexts | null>(null);

/**
 * The words of a namespace. `t` is typed by the keys of English, the shell's among them as `common:…`: each page has those. `named` takes
 * what the API names and the page cannot know at compile time. Waits for what the page that one goes to lacks.
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
