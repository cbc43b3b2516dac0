import type english from '../../../locales/en/partners.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('partners');

/** The texts of the pages about partners, loaded by each of them. */
export const PartnersTextsContext = words.TextsContext;

/** Texts of the pages about partners, in the page's language. */
export function usePartners() {
  const { t, named } = words.useWords();
  return { t, called: named };
}
