import type { Translate } from '#texts/create-translate.ts';
import { createTravelWords, type TravelWords } from '#texts/travel/travel-words.ts';
import { useTranslation } from '../i18n/site-texts.ts';

const made = new WeakMap<Translate, TravelWords>();

/** How a page says a trip, its price and its moments, in its language: in the same words as mails and papers do. */
export function useTravelWords(): TravelWords {
  const { named, language } = useTranslation('travel');
  const words = made.get(named) ?? createTravelWords(named, language);
  made.set(named, words);
  return words;
}
