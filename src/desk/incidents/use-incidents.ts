import type english from '../../../locales/en/incidents.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('incidents');

/** The texts of incidents, which the pages that show any bring along. */
export const IncidentTextsContext = words.TextsContext;

/** Texts of incidents, in the page's language. */
export function useIncidents() {
  const { t, named } = words.useWords();
  return { i: t, called: named };
}
