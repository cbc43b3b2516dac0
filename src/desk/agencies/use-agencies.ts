import type english from '../../../locales/en/agencies.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('agencies');

/** The texts of the pages of agencies, which each of them brings along. */
export const AgencyTextsContext = words.TextsContext;

/** Texts of agencies, in the page's language. */
export const useAgencies = words.useWords;
