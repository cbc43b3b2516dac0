import { createContext, useContext, useMemo } from 'react';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/sales.json';
import { DeskTextsContext } from '../desk-texts.ts';

/** The texts of the pages of sales, which each of them brings along. */
export const SalesTextsContext = createContext<Texts>({});

/** Texts of the pages of sales, in the page's language. */
export function useSales(): Translate<KeysOf<typeof english>> {
  const { language } = useContext(DeskTextsContext);
  const texts = useContext(SalesTextsContext);
  return useMemo(
    () => createTranslate({ tag: tagOf(language), namespace: 'sales', namespaces: ['sales'], textsOf: () => texts }),
    [language, texts],
  );
}
