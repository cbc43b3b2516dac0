import type english from '../../../locales/en/papers.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('papers');

/** The texts of the journey's documents. */
export const DocumentTextsContext = words.TextsContext;

export function useDocumentWords() {
  const { t, named } = words.useWords();
  return { t, called: named };
}
