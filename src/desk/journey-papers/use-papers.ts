import { createContext, useContext, useMemo } from 'react';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/papers.json';

/** The texts of the papers of a journey, in the language of whoever looks. */
export const DocumentTextsContext = createContext<{ readonly language: SiteLanguage; readonly texts: Texts }>({
  language: 'en',
  texts: {},
});

export function useDocumentWords() {
  const { language, texts } = useContext(DocumentTextsContext);
  return useMemo(() => {
    const parts = { tag: tagOf(language), namespace: 'papers', namespaces: ['papers'], textsOf: () => texts };
    const translate = createTranslate(parts);
    const t: Translate<KeysOf<typeof english>> = translate;
    return { t, called: (group: 'names' | 'items' | 'notices', key: string) => translate(`${group}.${key}`, { defaultValue: key }) };
  }, [language, texts]);
}
