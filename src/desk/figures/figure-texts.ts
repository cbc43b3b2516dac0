import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type english from '../../../locales/en/figures.json';
import { createWords, type Words } from '../create-words.ts';

const words = createWords<typeof english>('figures');

export const FigureTextsContext = words.TextsContext;

export type FigureWords = { readonly f: Words<typeof english>['t'] };

/** Texts of the figures, loaded by their page. */
export function useFigureWords(): FigureWords {
  return { f: words.useWords().t };
}

/** The same outside a page. */
export function createFigureWords({ language, texts }: { readonly language: SiteLanguage; readonly texts: Texts }): FigureWords {
  return { f: words.wordsIn(language, texts).t };
}
