import type english from '../../../locales/en/sales.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('sales');

/** The texts of the sales pages, loaded by each of them. */
export const SalesTextsContext = words.TextsContext;

/** Texts of the pages of sales, in the page's language. */
export function useSales() {
  return words.useWords().t;
}
