import { formatShortInstant } from '#domain/calendar/format-short-date.ts';
import type english from '../../../locales/en/tachograph.json';
import { createWords } from '../create-words.ts';
import { useDesk } from '../desk-texts.ts';

const words = createWords<typeof english>('tachograph');

/** The texts of tachographs, which each page with them brings along. */
export const TachographTextsContext = words.TextsContext;

/** Texts of tachographs, in the page's language. */
export const useTachograph = words.useWords;

/** Moments by the clock of tachographs, which is UTC; a dash where the file has none. */
export function useUtc(): (instant: string | null) => string {
  const { language } = useDesk();
  return (instant) => (instant === null ? '–' : formatShortInstant(instant, 'UTC', { language, now: Date.now() }));
}
