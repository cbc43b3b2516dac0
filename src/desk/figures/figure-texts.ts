import { createContext, useContext, useMemo } from 'react';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/figures.json';
import { DeskTextsContext } from '../desk-texts.ts';

export const FigureTextsContext = createContext<Texts>({});

export type FigureWords = { readonly f: Translate<KeysOf<typeof english>> };

/** Texts of the figures, which their page brings along. */
export function useFigureWords(): FigureWords {
  const { language } = useContext(DeskTextsContext);
  const texts = useContext(FigureTextsContext);
  return useMemo(() => createFigureWords({ language, texts }), [language, texts]);
}

/** Likewise for what is no page. */
export function createFigureWords({ language, texts }: { readonly language: SiteLanguage; readonly texts: Texts }): FigureWords {
  return { f: createTranslate({ tag: tagOf(language), namespace: 'figures', namespaces: ['figures'], textsOf: () => texts }) };
}
