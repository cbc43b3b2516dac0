import type english from '../../../locales/en/incidents.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('incidents');

/** The texts of incidents, loaded by the pages that show them. */
export const IncidentTextsContext = words.TextsContext;

/** Texts of incidents, in the page's language. */
export function useIncidents() {
  const { t, named } = words.useWords();
  return { i: t, called: named };
}
