import type english from '../../locales/en/work.json';
import { createWords } from './create-words.ts';

const words = createWords<typeof english>('work');

/** The texts of Today, the trips and the price, loaded by each of these pages. */
export const WorkTextsContext = words.TextsContext;

/** Texts of Today, the trips and the price, in the page's language. */
export function useWork() {
  return words.useWords().t;
}
