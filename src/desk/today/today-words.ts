import type english from '../../../locales/en/today.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('today');

/** The texts of Today, loaded by its page. */
export const TodayTextsContext = words.TextsContext;

/** Texts of Today, in the page's language. */
export const useTodayWords = words.useWords;
