import type english from '../../../locales/en/trip-list.json';
import { createWords } from '../create-words.ts';

const words = createWords<typeof english>('trip-list');

/** The texts of the trip list, loaded by its page. */
export const TripListTextsContext = words.TextsContext;

export const useTripListWords = words.useWords;
